import { useTranslation } from 'react-i18next'
import { publicPaths } from '@/lib/router/public-paths'
import { ButtonLink } from '@/shared/public/button'
import { useSession } from '../api/session-store'
import { AuthPage } from '../components/auth-page'
import styles from '../components/auth-form.module.css'

export function EmailChangeInitiatedPage() {
  const { t } = useTranslation('session/account')
  const session = useSession()
  return (
    <AuthPage title={t('email_change.title')} lead={t('email_change.lead')}>
      <p className={styles.small}>{t('email_change.hint', { email: session?.user.email ?? '' })}</p>
      <ButtonLink to={publicPaths.settings.account}>{t('email_change.to_account')}</ButtonLink>
    </AuthPage>
  )
}
