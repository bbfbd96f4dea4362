import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** A choice kept on this device and the same everywhere on the page; the first one until chosen. */
export function useStoredChoice<const Choice extends string>(
  key: string,
  choices: readonly [Choice, ...Choice[]],
) {
  const stored = useSyncExternalStore(subscribe, () => read(key))
  const choice = choices.find((one) => one === stored) ?? choices[0]
  function choose(next: string) {
    try {
      localStorage.setItem(key, next)
    } catch {
      // a private window forgets it
    }
    for (const listener of listeners) listener()
  }
  return [choice, choose] as const
}
