/** Keeps the bell up to date, and lets a role granted just now take effect without a reload. */
import { useEffect, useEffectEvent } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useRevalidator } from 'react-router'
import { getSession, refreshProfile } from '@/features/session/api/session-store'
import { loadNamespaces } from '@/lib/i18n/setup'
import { invalidateTables } from '@/lib/query/tables'
import { showToast } from '@/lib/toast'
import { openNotificationFeed } from '../api/notification-feed'
import { fetchNotification } from '../api/notifications'
import { describeNotification } from '../model/notification'

export function useLiveNotifications(userId: string): void {
  const queryClient = useQueryClient()
  const { revalidate } = useRevalidator()

  function refresh(): void {
    void invalidateTables(queryClient, ['notifications'])
  }

  /** The open page is judged anew only when its person became somebody else, who may see more. */
  async function readRole(): Promise<void> {
    const before = getSession()?.profile?.role
    await refreshProfile()
    if (getSession()?.profile?.role === before) return
    await Promise.all([revalidate(), queryClient.invalidateQueries()])
  }

  const handleJoin = useEffectEvent(() => {
    refresh()
    const session = getSession()
    if (session && !session.profile?.role) void readRole()
  })

  const handleCreated = useEffectEvent(async (id: string) => {
    refresh()
    const notification = await fetchNotification(id).catch(() => null)
    if (notification?.kind !== 'role_granted') return
    await Promise.all([readRole(), loadNamespaces(['notifications'])])
    showToast('success', `notifications:kinds.${describeNotification(notification).key}`)
  })

  useEffect(
    () =>
      openNotificationFeed(userId, {
        onJoin: () => handleJoin(),
        onCreated: (id) => void handleCreated(id),
      }),
    [userId],
  )
}
