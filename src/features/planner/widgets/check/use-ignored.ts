import { useState } from 'react'
import { openDeviceStore } from '@/lib/device/device-storage'
import { ignoredKey, keepIgnored, readIgnored } from '../../model/check/ignored'

const store = openDeviceStore('session_check')

interface Session {
  userId: string
  teamId: string
  startsAt: string | null
}

/** What is not to be said again for a session, kept on this device. */
export function useIgnored({ userId, teamId, startsAt }: Session) {
  const key = ignoredKey(userId, teamId, startsAt ?? '')
  const [kept, setKept] = useState(() => ({ key, signs: readNow(key) }))
  // another evening has its own
  if (kept.key !== key) setKept({ key, signs: readNow(key) })

  function keep(signs: readonly string[]) {
    setKept({ key, signs })
    keepIgnored(store, key, signs, Date.now())
  }

  return {
    signs: kept.signs,
    ignore: (sign: string) => keep([...new Set([...kept.signs, sign])]),
    forget: () => keep([]),
  }
}

function readNow(key: string): readonly string[] {
  return readIgnored(store, key, Date.now())
}
