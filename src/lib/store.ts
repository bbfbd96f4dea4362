/** A value outside React that components and others follow. */
import { useSyncExternalStore } from 'react'

export interface Store<State> extends Readable<State> {
  /** Tells nobody when nothing has changed (`Object.is`). */
  setState: (next: State) => void
}

interface Readable<State> {
  getState: () => State
  /** Calls back after every change; answers how to stop. */
  subscribe: (listener: () => void) => () => void
}

export function createStore<State>(initial: State): Store<State> {
  const listeners = new Set<() => void>()
  let state = initial
  return {
    getState: () => state,
    setState(next) {
      if (Object.is(next, state)) return
      state = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Re-renders when the selected part changes, compared by identity: select single values, not new objects. */
export function useStore<State, Part>(
  store: Readable<State>,
  select: (state: State) => Part,
): Part {
  const read = () => select(store.getState())
  return useSyncExternalStore(store.subscribe, read, read)
}
