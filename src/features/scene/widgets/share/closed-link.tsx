import { useTranslation } from 'react-i18next'
import { publicPaths } from '@/lib/router/public-paths'
import { ButtonLink } from '@/shared/public/button'
import layout from '@/shared/ui/layout.module.css'
import styles from './share.module.css'

/** Instead of what a link showed: why it shows nothing, and whom to ask. */
export function ClosedLink({ isExpired }: { isExpired: boolean }) {
  const { t } = useTranslation('scene')
  return (
    <div className={`${layout.grid} ${layout.gap3} ${layout.textCenter} ${styles.closed}`}>
      <h1 className={styles.title}>
        {t(isExpired ? 'share.expired_title' : 'share.closed_title')}
      </h1>
      <p>{t(isExpired ? 'share.expired_text' : 'share.closed_text')}</p>
      <ButtonLink to={publicPaths.home} kind="secondary">
        {t('share.home')}
      </ButtonLink>
    </div>
  )
}
