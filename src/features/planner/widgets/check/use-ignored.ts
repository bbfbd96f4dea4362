import { useState } from 'react'
import { openDeviceStore } from '@/lib/device/device-storage'
import { createIgnoredKey, writeIgnored, readIgnored } from '../../model/check/ignored'

const store = openDeviceStore('session_check')

interface Session {
  userId: string
  teamId: string
  startsAt: string | null
}

/** What is not to be said again for a session, kept on this device. */
export function useIgnored({ userId, teamId, startsAt }: Session) {
  const key = createIgnoredKey(userId, teamId, startsAt ?? '')
  const [kept, setKept] = useState(() => ({ key, signs: readNow(key) }))
  // another training has its own
  if (kept.key !== key) setKept({ key, signs: readNow(key) })

  function setIgnored(signs: readonly string[]) {
    setKept({ key, signs })
    writeIgnored(store, key, signs, Date.now())
  }

  return {
    signs: kept.signs,
    ignore: (sign: string) => setIgnored([...new Set([...kept.signs, sign])]),
    forget: () => setIgnored([]),
  }
}

function readNow(key: string): readonly string[] {
  return readIgnored(store, key, Date.now())
}
