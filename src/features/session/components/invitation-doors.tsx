import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { publicPaths } from '@/lib/router/public-paths'
import { Button } from '@/shared/public/button'
import { signOut } from '../api/session-store'
import { savePath } from '../model/saved-path'
import styles from './auth-form.module.css'

interface InvitationDoorsProps {
  isSignedIn: boolean
}

/** To login and, through the saved path, back to the invitation. */
export function InvitationDoors({ isSignedIn }: InvitationDoorsProps) {
  const { t } = useTranslation('session/account')
  const { pathname, search } = useLocation()
  const navigate = useNavigate()

  function go(to: string) {
    savePath(`${pathname}${search}`)
    void navigate(to)
  }

  if (isSignedIn) {
    return (
      <Button
        onClick={() =>
          void signOut(() => {
            savePath(`${pathname}${search}`)
            return navigate(publicPaths.login)
          })
        }
      >
        {t('accept.switch')}
      </Button>
    )
  }
  return (
    <div className={styles.form}>
      <p>{t('accept.signed_out')}</p>
      <Button onClick={() => go(publicPaths.login)}>{t('accept.log_in')}</Button>
    </div>
  )
}
