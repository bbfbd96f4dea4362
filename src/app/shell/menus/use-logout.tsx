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
 * Ends the session and leads to the login page; works offline too. Who has unsent entries on this
 * device is asked first what becomes of it.
 */
export function useLogout(): () => void {
  const { t } = useTranslation()
  const navigate = useNavigate()

  async function leave(): Promise<void> {
    modals.close(dialog)
    if (openDeviceStore('push_device').length > 0) await releasePush()
    await signOut(() => navigate(paths.login))
  }

  async function logOut(): Promise<void> {
    const userId = getSession()?.user.id
    // their code is fetched only where there is something of it
    const hasSome = (
      [
        'attendance_outbox',
        'match_outbox',
        'mental_outbox',
        'message_outbox',
        'progress_outbox',
      ] as const
    ).some((name) => openDeviceStore(name).length > 0)
    if (!userId || !hasSome) return leave()
    const { listUnsent, sendUnsent } = await import('./unsent-entries')
    const unsent = listUnsent(userId)
    if (unsent.length === 0) return leave()
    const { preserveOutbox } = await import('@/lib/device/wipe')
    modals.open({
      modalId: dialog,
      title: t('unsent.title'),
      children: (
        <UnsentQuestion
          unsent={unsent}
          onSend={() => sendUnsent(userId)}
          onKeep={() => preserveOutbox(userId)}
          onLeave={() => void leave().catch(showError)}
        />
      ),
    })
  }

  return () => void logOut().catch(showError)
}

/** A phone without a network signs out all the same: the browser's own subscription ends here. */
async function releasePush(): Promise<void> {
  const { releasePushDevice } = await import('@/features/notifications/widgets/own-push-device')
  await releasePushDevice().catch(() => undefined)
}

function showError(error: unknown): void {
  showToast('error', `errors:${toAppError(error).code}`)
}
