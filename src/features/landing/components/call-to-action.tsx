import { useTranslation } from 'react-i18next'
import { publicPaths } from '@/lib/router/public-paths'
import { ButtonLink } from '@/shared/public/button'
import styles from './call-to-action.module.css'

export function CallToAction() {
  const { t } = useTranslation('landing')
  return (
    <section className={styles.section} aria-labelledby="call-title">
      <h2 id="call-title" className={styles.title}>
        {t('call.title')}
      </h2>
      <p className={styles.text}>{t('call.text')}</p>
      <ButtonLink to={publicPaths.register}>{t('home.start')}</ButtonLink>
    </section>
  )
}
