import { useHotkeys, useWindowEvent } from '@mantine/hooks'

const typing = 'input, textarea, select, [contenteditable="true"]'

/** Runs on a key such as `mod+K` or `/`, except while the person types in a field. */
export function useHotkey(key: string, run: () => void): void {
  const isSign = key.length === 1
  useHotkeys(isSign ? [] : [[key, run]])
  // A sign is compared as typed: `/` is Shift+7 on a German keyboard.
  useWindowEvent('keydown', (event) => {
    if (!isSign || event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target instanceof Element && event.target.matches(typing)) return
    event.preventDefault()
    run()
  })
}
