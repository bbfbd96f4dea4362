import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { savePath } from '@/features/session/model/saved-path'
import { paths } from '@/lib/router/paths'
import { Button } from '@/shared/ui/button'

/** To the login and back to this page. */
export function LogInButton() {
  const { t } = useTranslation('shop/front')
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (
    <Button
      onClick={() => {
        savePath(`${pathname}${search}`)
        void navigate(paths.login)
      }}
    >
      {t('log_in')}
    </Button>
  )
}
