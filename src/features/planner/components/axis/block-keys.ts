/** What a key does on a block of the plan: pure, so that the list of keys and the doing cannot differ. */

export type BlockAct =
  | { kind: 'shift' | 'lane'; direction: 1 | -1 }
  | { kind: 'stretch'; direction: 1 | -1; isFine: boolean }
  | { kind: 'beside' | 'remove' | 'open' | 'help' }

interface Key {
  key: string
  shiftKey: boolean
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

const directions: Record<string, 1 | -1> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
}

/** Null for a key that means nothing here. */
export function parseBlockKey(event: Key): BlockAct | null {
  if (event.ctrlKey || event.metaKey) return null
  const { key, shiftKey, altKey } = event
  const direction = directions[key]
  if (direction) {
    if (shiftKey) return { kind: 'stretch', direction, isFine: altKey }
    if (altKey) return null
    return { kind: key === 'ArrowUp' || key === 'ArrowDown' ? 'shift' : 'lane', direction }
  }
  if (altKey) return null
  if (key === 'Enter' || key === ' ') return { kind: 'open' }
  if (key === 'Delete' || key === 'Backspace') return { kind: 'remove' }
  if (key === '?') return { kind: 'help' }
  // where L is another letter, as on a Bulgarian keyboard, the Л on its place
  return /^[lл]$/i.test(key) ? { kind: 'beside' } : null
}
