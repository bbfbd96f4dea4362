/** Whether the space bar is held: then the pointer moves the ground, whatever the tool. */
export interface HandKey {
  isHeld: () => boolean
  stop: () => void
}

export function listenForHandKey(onChange: () => void): HandKey {
  let isHeld = false

  function set(next: boolean) {
    if (next === isHeld) return
    isHeld = next
    onChange()
  }
  function press(event: KeyboardEvent) {
    if (event.code === 'Space' && !isTyping(event.target)) set(true)
  }
  function lift(event: KeyboardEvent) {
    if (event.code === 'Space') set(false)
  }
  // a key lifted in another window is never heard of here
  const forget = () => set(false)

  window.addEventListener('keydown', press)
  window.addEventListener('keyup', lift)
  window.addEventListener('blur', forget)
  return {
    isHeld: () => isHeld,
    stop() {
      window.removeEventListener('keydown', press)
      window.removeEventListener('keyup', lift)
      window.removeEventListener('blur', forget)
    },
  }
}

/** Where a space is a letter, or presses a button. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('input, textarea, select, button, a, [role=option]'))
  )
}
