/**
 * The space bar over the board: held, the pointer moves the ground whatever the tool; only tapped, it is
 * the key it always is.
 */
export interface HandKey {
  isHeld: () => boolean
  /** The hand was used: lifting the key then means nothing more. */
  use: () => void
  stop: () => void
}

export function listenForHandKey(
  board: HTMLElement,
  { onChange, onTap }: { onChange: () => void; onTap: () => void },
): HandKey {
  const abort = new AbortController()
  let isHeld = false
  let isUsed = false

  function set(next: boolean) {
    if (next === isHeld) return
    isHeld = next
    isUsed = false
    onChange()
  }

  function press(event: KeyboardEvent) {
    if (!isHand(event) || !(isHeld || board.matches(':hover'))) return
    // before the shortcuts hear of it, also while the key repeats
    event.preventDefault()
    set(true)
  }

  function releaseKey(event: KeyboardEvent) {
    if (event.code !== 'Space' || !isHeld) return
    const isTap = !isUsed
    set(false)
    if (isTap) onTap()
  }

  const { signal } = abort
  window.addEventListener('keydown', press, { signal, capture: true })
  window.addEventListener('keyup', releaseKey, { signal })
  // a key lifted in another window is never heard of here
  window.addEventListener('blur', () => set(false), { signal })
  return {
    isHeld: () => isHeld,
    use() {
      isUsed = true
    },
    stop: () => abort.abort(),
  }
}

/** Not where a space is a letter, presses a button or means something else with another key. */
function isHand({ code, shiftKey, ctrlKey, altKey, metaKey, target }: KeyboardEvent): boolean {
  if (code !== 'Space' || shiftKey || ctrlKey || altKey || metaKey) return false
  return !(
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input, textarea, select, button, a, summary, [role=dialog], [role=menu]'))
  )
}
