import { useEffect, useEffectEvent } from 'react'
import { NavigationType, useBlocker } from 'react-router'

/** While a sheet is open, the browser's Back closes it: the page below stays, and what was typed with it. */
export function CloseOnBack({ onClose }: { onClose: () => void }) {
  const blocker = useBlocker(({ historyAction }) => historyAction === NavigationType.Pop)
  const close = useEffectEvent(() => {
    blocker.reset?.()
    onClose()
  })
  useEffect(() => {
    if (blocker.state === 'blocked') close()
  }, [blocker.state])
  return null
}
