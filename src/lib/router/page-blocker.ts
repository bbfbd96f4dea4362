/** A page that asks before it is left. The router follows one question at a time, so others look here first. */
import { useEffect, useEffectEvent, useRef } from 'react'
import { useBlocker } from 'react-router'
import { createStore, useStore } from '@/lib/store'

const asking = createStore(0)

/** The router's blocker, said aloud while it stands. */
function usePageBlocker(shouldBlock: Parameters<typeof useBlocker>[0]) {
  useEffect(() => {
    asking.setState(asking.getState() + 1)
    return () => asking.setState(asking.getState() - 1)
  }, [])
  return useBlocker(shouldBlock)
}

/** Asks before the page is left, one question for each attempt; `ask` resolves with true for leaving. */
export function useLeaveQuestion(
  shouldBlock: Parameters<typeof useBlocker>[0],
  ask: () => Promise<boolean>,
): void {
  const blocker = usePageBlocker(shouldBlock)
  const isAsked = useRef(false)

  const settle = useEffectEvent(async () => {
    const isSure = await ask()
    // at once: a slow device may draw the next attempt without a moment in which none was open
    isAsked.current = false
    if (isSure) blocker.proceed?.()
    else blocker.reset?.()
  })

  useEffect(() => {
    if (blocker.state !== 'blocked' || isAsked.current) return
    isAsked.current = true
    void settle()
  }, [blocker])
}

/** Whether something on this page asks already. */
export function useHasPageBlocker(): boolean {
  return useStore(asking, (count) => count > 0)
}
