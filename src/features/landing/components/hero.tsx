import { useTranslation } from 'react-i18next'
import { publicPaths } from '@/lib/router/public-paths'
import { ButtonLink } from '@/shared/public/button'
import { HeroPicture } from './hero-picture'
import { TryLink } from './try-link'
import styles from './hero.module.css'

export function Hero() {
  const { t } = useTranslation('landing')
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.words}>
        <h1 id="hero-title" className={styles.title}>
          {t('home.title')}
        </h1>
        <p className={styles.lead}>{t('home.lead')}</p>
        <div className={styles.actions}>
          <ButtonLink to={publicPaths.register}>{t('home.start')}</ButtonLink>
          <a className={styles.how} href="#trainings">
            {t('home.how')}
          </a>
          <TryLink className={styles.how}>{t('home.try')}</TryLink>
        </div>
        <p className={styles.finePrint}>{t('home.fine_print')}</p>
      </div>
      <div className={styles.scene}>
        <HeroPicture />
      </div>
    </section>
  )
}
