import { useHotkeys, useWindowEvent } from '@mantine/hooks'

const typing = 'input, textarea, select, [contenteditable="true"]'

/** Runs on a key such as `mod+K` or `/`, except while the person types in a field. */
export function useHotkey(key: string, run: () => void): void {
  const isSign = key.length === 1
  useHotkeys(isSign ? [] : [[key, run]])
  // A sign is compared as typed: `/` is Shift+7 on a German keyboard.
  useWindowEvent('keydown', (event) => {
    if (!isSign || !isTyped(event, key) || event.ctrlKey || event.metaKey || event.altKey) return
    // what has the focus has its own meaning for the key
    if (event.defaultPrevented) return
    if (event.target instanceof Element && event.target.matches(typing)) return
    event.preventDefault()
    run()
  })
}

/** A letter also counts by its place when the keyboard writes another alphabet: `t` where `т` stands. */
function isTyped(event: KeyboardEvent, sign: string): boolean {
  if (event.key === sign) return true
  const isForeign = event.key.length === 1 && event.key > '\u024F'
  return isForeign && /^[a-z]$/.test(sign) && event.code === `Key${sign.toUpperCase()}`
}
