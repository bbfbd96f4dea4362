import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'
import {
  measureElement,
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  windowScroll,
  type VirtualizerOptions,
} from '@tanstack/react-virtual'

interface VirtualRows {
  count: number
  /** Pixels a row takes until it is measured, the gap below it included. */
  estimate: number
  root: RefObject<HTMLElement | null>
}

type Rows = Virtualizer<Window, HTMLElement>
type Options = VirtualizerOptions<Window, HTMLElement>

interface Shown {
  rows: readonly { index: number; start: number; isOnScreen: boolean }[]
  height: number
}

/**
 * The rows of a long list that are on the screen, the window being what scrolls. The library's own hook
 * hands out an object that changes in place, which the compiler cannot memoise; this one hands out what
 * is on show as a value.
 */
export function useVirtualRows({ count, estimate, root }: VirtualRows) {
  const [shown, setShown] = useState<Shown | null>(null)
  const [virtualizer] = useState<Rows>(
    () => new Virtualizer(createOptions(0, estimate, 0, () => {})),
  )
  const show = useEffectEvent((rows: Rows) => setShown(toShown(rows)))

  useLayoutEffect(() => virtualizer._didMount(), [virtualizer])
  useLayoutEffect(() => {
    const top = root.current ? root.current.getBoundingClientRect().top + window.scrollY : 0
    virtualizer.setOptions(createOptions(count, estimate, top, show))
    virtualizer._willUpdate()
    // tells `show`
    virtualizer.measure()
  }, [virtualizer, root, count, estimate])

  return {
    rows: shown?.rows ?? [],
    // Before anything is measured the list is as tall as it will be: the place in it is kept.
    height: shown?.height ?? count * estimate,
    measure: (element: HTMLElement | null) => virtualizer.measureElement(element),
    scrollTo: (row: number) => virtualizer.scrollToIndex(row, { align: 'auto' }),
  }
}

function createOptions(
  count: number,
  estimate: number,
  scrollMargin: number,
  onChange: (rows: Rows) => void,
): Options {
  return {
    count,
    scrollMargin,
    onChange,
    overscan: 2,
    estimateSize: () => estimate,
    // A row without a size yet, as in a hidden page, must not count as nothing: all would be on show.
    measureElement: (element, entry, rows) => measureElement(element, entry, rows) || estimate,
    getScrollElement: () => window,
    observeElementRect: observeWindowRect,
    observeElementOffset: observeWindowOffset,
    scrollToFn: windowScroll,
    initialOffset: () => window.scrollY,
  }
}

function toShown(rows: Rows): Shown {
  const top = rows.options.scrollMargin
  const { startIndex, endIndex } = rows.range ?? { startIndex: 0, endIndex: 0 }
  return {
    rows: rows.getVirtualItems().map(({ index, start }) => ({
      index,
      start: start - top,
      isOnScreen: index >= startIndex && index <= endIndex,
    })),
    height: rows.getTotalSize(),
  }
}
