/** Draws the lower edge of a block: the block grows under the pointer, React hears of it at the end. */
import { stretchMinutes } from '../../model/board/minute-steps'

interface Stretch {
  /** The block; its least height is set in pixels. */
  card: HTMLElement
  /** Says the new minutes while the edge moves. */
  badge: HTMLElement
  minutes: number
  pixelsPerMinute: number
  /** Height in pixels of so many minutes. */
  heightOf: (minutes: number) => number
  words: (minutes: number) => string
  onEnd: (minutes: number) => void
}

/** Five minutes at a time, one with Alt held. Escape leaves the block as it was. */
export function beginStretch(press: PointerEvent, stretch: Stretch): void {
  const { card, badge, minutes } = stretch
  const before = card.style.minBlockSize
  let now = minutes
  const ending = new AbortController()
  const { signal } = ending
  card.dataset.stretching = ''

  window.addEventListener('pointermove', follow, { signal })
  window.addEventListener('pointerup', () => finish(now), { signal })
  window.addEventListener('pointercancel', () => finish(minutes), { signal })
  window.addEventListener('keydown', escape, { signal, capture: true })

  function follow(event: PointerEvent) {
    if (event.pointerId !== press.pointerId) return
    const drawn = (event.clientY - press.clientY) / stretch.pixelsPerMinute
    const next = stretchMinutes(minutes, drawn, event.altKey)
    if (next === now) return
    now = next
    card.style.minBlockSize = `${stretch.heightOf(now)}px`
    badge.textContent = stretch.words(now)
  }

  function escape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    finish(minutes)
  }

  function finish(end: number) {
    ending.abort()
    delete card.dataset.stretching
    badge.textContent = ''
    card.style.minBlockSize = before
    if (end !== minutes) stretch.onEnd(end)
  }
}
