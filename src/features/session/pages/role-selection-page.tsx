import { useTranslation } from 'react-i18next'
import { Link, useLoaderData, useNavigate } from 'react-router'
import { formatDate } from '@/lib/dates'
import { publicPaths } from '@/lib/router/public-paths'
import { showToast } from '@/lib/toast'
import { Alert } from '@/shared/public/alert'
import { useSession } from '../api/session-store'
import { AuthPage } from '../components/auth-page'
import { RoleRequestForm } from '../components/role-request-form'
import type { loadRoleSelection } from '../loaders'

/** Asks for a role; an administrator decides. A pending request can be changed here. */
export function RoleSelectionPage() {
  const { t } = useTranslation(['session/account', 'common'])
  const navigate = useNavigate()
  const session = useSession()
  const request = useLoaderData<typeof loadRoleSelection>()
  const held = [...new Set(session?.held_roles.map(({ role }) => role))]

  function finish(): void {
    showToast('success', 'session/account:role_selection.saved')
    void navigate(publicPaths.settings.account)
  }

  const role = request?.role ? t(`common:roles.${request.role}`) : ''
  return (
    <AuthPage
      title={t('role_selection.title')}
      lead={t('role_selection.lead')}
      footer={<Link to={publicPaths.settings.account}>{t('role_selection.later')}</Link>}
    >
      {request?.status === 'pending' && (
        <Alert kind="info" title={t('role_selection.pending_title')}>
          {t('role_selection.pending_lead', { role, date: formatDate(request.created_at) })}
        </Alert>
      )}
      {request?.status === 'declined' && (
        <Alert kind="info" title={t('role_selection.declined', { role })} />
      )}
      {held.length > 0 && (
        <p>
          {t('role_selection.held', {
            roles: held.map((one) => t(`common:roles.${one}`)).join(', '),
          })}
        </p>
      )}
      <RoleRequestForm
        request={request?.status === 'pending' ? request : null}
        held={held}
        onDone={finish}
      />
    </AuthPage>
  )
}
