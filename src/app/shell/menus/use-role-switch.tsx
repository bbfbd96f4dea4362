import { modals } from '@mantine/modals'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { getSession, switchRole } from '@/features/session/api/session-store'
import { getHomePath } from '@/features/session/model/home'
import type { AppRole } from '@/features/session/model/session'
import { toAppError } from '@/lib/errors'
import { showToast } from '@/lib/toast'
import { RoleChoice } from './role-choice'
import { sidebar } from '../sidebar/use-sidebar'

const roleDialog = 'role-choice'

/** Switching the active role: by a dialog, or straight to one role. Ends on that role's overview. */
export function useRoleSwitch() {
  const { t } = useTranslation()
  const navigate = useNavigate()

  async function switchAndGoHome(role: AppRole): Promise<void> {
    modals.close(roleDialog)
    try {
      if (getSession()?.profile?.role !== role) await switchRole(role)
      await navigate(getHomePath(getSession()))
    } catch (error) {
      showToast('error', `errors:${toAppError(error).code}`)
    }
  }
  function switchTo(role: AppRole): void {
    void switchAndGoHome(role)
  }
  function askForRole(): void {
    sidebar.close()
    modals.open({
      modalId: roleDialog,
      title: t('nav.switch_role'),
      children: <RoleChoice onChoose={switchTo} onAsk={() => modals.close(roleDialog)} />,
    })
  }
  return { askForRole, switchTo }
}
