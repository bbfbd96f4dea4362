import { useEffect, useEffectEvent } from 'react'

/** Ctrl+K would cut the rest of a line in a field of a Mac. */
export const isApple = /mac|iphone|ipad/i.test(navigator.platform)

/** Runs on Ctrl+K (⌘K), also while somebody types; a board that has this key of its own comes first. */
export function useSearchKey(run: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isSearchKey(event)) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    const handleLast = (event: KeyboardEvent) => handleKey(event)
    // joins the queue when the key comes, so that everybody who listens is asked before
    function queueLast(event: KeyboardEvent) {
      if (isSearchKey(event)) window.addEventListener('keydown', handleLast, { once: true })
    }
    window.addEventListener('keydown', queueLast, { capture: true })
    return () => {
      window.removeEventListener('keydown', queueLast, { capture: true })
      window.removeEventListener('keydown', handleLast)
    }
  }, [])
}

/** The letter as printed, or its place where the keyboard writes another alphabet. */
function isSearchKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const isHeld = isApple ? metaKey : ctrlKey
  const isLetter = key.toLowerCase() === 'k' || (key > '\u024F' && code === 'KeyK')
  return isHeld && isLetter && !altKey && !shiftKey
}
