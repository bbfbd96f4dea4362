import { modals } from '@mantine/modals'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { getSession, signOut } from '@/features/session/api/session-store'
import { openDeviceStore } from '@/lib/device/device-storage'
import { toAppError } from '@/lib/errors'
import { paths } from '@/lib/router/paths'
import { showToast } from '@/lib/toast'
import { UnsentQuestion } from './unsent-question'

const dialog = 'unsent-question'

/**
 * Ends the session and leads to the login page; works offline too. Who has unsent attendance on this
 * device is asked first what becomes of it.
 */
export function useLogout(): () => void {
  const { t } = useTranslation()
  const navigate = useNavigate()

  async function leave(): Promise<void> {
    modals.close(dialog)
    await signOut(() => navigate(paths.login))
  }

  async function logOut(): Promise<void> {
    const userId = getSession()?.user.id
    const unsent = userId ? await listUnsent(userId) : []
    if (!userId || unsent.length === 0) return leave()
    modals.open({
      modalId: dialog,
      title: t('unsent.title'),
      children: (
        <UnsentQuestion userId={userId} unsent={unsent} onLeave={() => void leave().catch(tell)} />
      ),
    })
  }

  return () => void logOut().catch(tell)
}

/** Fetches the code of attendance only where there is something of it. */
async function listUnsent(userId: string) {
  if (openDeviceStore('attendance_outbox').length === 0) return []
  const { listUnsentAttendance } =
    await import('@/features/training/api/attendance/unsent-attendance')
  return listUnsentAttendance(userId)
}

function tell(error: unknown): void {
  showToast('error', `errors:${toAppError(error).code}`)
}
