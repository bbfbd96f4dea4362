/** The keyboard in the library: arrows go from card to card, letters act on the one in focus. */
import type { KeyboardEvent } from 'react'

export type CardAction = 'favourite' | 'collect' | 'use' | 'preview'

const letters: Record<string, CardAction> = {
  f: 'favourite',
  c: 'collect',
  u: 'use',
  p: 'preview',
}

export type GridMove = { to: number } | { act: CardAction } | null

/** What a key means on the card at a place of `count`, with so many columns. */
export function parseGridKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  index: number,
  columns: number,
  count: number,
): GridMove {
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  const act = letters[event.key.toLowerCase()]
  if (act) return { act }
  const to = getPlace(event.key, index, columns, count)
  return to === null || to < 0 || to >= count ? null : { to }
}

function getPlace(key: string, index: number, columns: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return index + 1
    case 'ArrowLeft':
      return index - 1
    case 'ArrowDown':
      return index + columns
    case 'ArrowUp':
      return index - columns
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
