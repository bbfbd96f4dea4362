import { useSyncExternalStore } from 'react'
import { readDevice, writeDevice } from '@/lib/device/device-storage'
import type { WebEntryName } from '@/lib/device/registry'
import { createStore } from '@/lib/store'

const choiceChanges = createStore({})

function subscribe(listener: () => void) {
  const stop = choiceChanges.subscribe(listener)
  window.addEventListener('storage', listener)
  return () => {
    stop()
    window.removeEventListener('storage', listener)
  }
}

/** A choice kept on this device and the same everywhere on the page; the first one until chosen. */
export function useStoredChoice<const Choice extends string>(
  name: WebEntryName,
  choices: readonly [Choice, ...Choice[]],
) {
  const stored = useSyncExternalStore(subscribe, () => readDevice(name))
  const choice = choices.find((one) => one === stored) ?? choices[0]
  function choose(next: string) {
    // a private window forgets it
    writeDevice(name, next)
    choiceChanges.setState({})
  }
  return [choice, choose] as const
}
