import { useEffect } from 'react'

/** Back to where the focus was; the kit does this from the second time on only: a lazy panel comes open already. */
export function useReturnFocus(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined
    const opener = document.activeElement
    return () => void window.setTimeout(() => restoreFocus(opener))
  }, [isOpen])
}

/** Unless somebody has gone on to something else. */
function restoreFocus(opener: Element | null): void {
  const active = document.activeElement
  const isFree = active === document.body || active?.closest('[role="dialog"]')
  if (isFree && opener instanceof HTMLElement && opener.isConnected) opener.focus()
}
