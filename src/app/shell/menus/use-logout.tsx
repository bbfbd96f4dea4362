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
    // the code of attendance is fetched only where there is something of it
    if (!userId || openDeviceStore('attendance_outbox').length === 0) return leave()
    const { listUnsentAttendance, sendUnsentAttendance } =
      await import('@/features/attendance/widgets/unsent-attendance')
    const unsent = listUnsentAttendance(userId)
    if (unsent.length === 0) return leave()
    const { keepOutbox } = await import('@/lib/device/wipe')
    modals.open({
      modalId: dialog,
      title: t('unsent.title'),
      children: (
        <UnsentQuestion
          unsent={unsent}
          onSend={() => sendUnsentAttendance(userId)}
          onKeep={() => keepOutbox(userId)}
          onLeave={() => void leave().catch(tell)}
        />
      ),
    })
  }

  return () => void logOut().catch(tell)
}

function tell(error: unknown): void {
  showToast('error', `errors:${toAppError(error).code}`)
}
