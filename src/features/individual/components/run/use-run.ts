import { useState } from 'react'
import { openDeviceStore, writeDevice } from '@/lib/device/device-storage'
import { createRun, parseRun, type Run } from '../../model/run/run'

/** The run of one player with one exercise on this device; it survives a reload and a closed tab. */
export function useRun(userId: string, playerId: string, activeId: string) {
  const key = `exercise-run:${userId}:${playerId}:${activeId}`
  const [run, setRun] = useState(() => readRun(key))

  function change(step: (run: Run, now: number) => Run) {
    const next = step(run, Date.now())
    writeDevice('exercise_run', JSON.stringify(next), key)
    setRun(next)
  }

  /** The entry is on its way; the next run is a new one. */
  function clear() {
    removeRun(key)
    setRun(createRun(crypto.randomUUID()))
  }

  return { run, change, clear }
}

function readRun(key: string): Run {
  const stored = readStored(key)
  return parseRun(stored, Date.now()) ?? createRun(crypto.randomUUID())
}

function readStored(key: string): string | null {
  try {
    return openDeviceStore('exercise_run').getItem(key)
  } catch {
    return null
  }
}

function removeRun(key: string) {
  try {
    openDeviceStore('exercise_run').removeItem(key)
  } catch {
    // a browser that refuses storage kept nothing either
  }
}
