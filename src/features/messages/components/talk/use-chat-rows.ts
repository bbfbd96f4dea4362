import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import {
  elementScroll,
  measureElement,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
  type VirtualizerOptions,
} from '@tanstack/react-virtual'

interface ChatRows {
  /** Of the rows from top to bottom; a row keeps its key whatever is added above it. */
  keys: readonly string[]
  /** Row the list opens at: the last one at the bottom of the screen, any other at its top. */
  openAt: number
  root: RefObject<HTMLElement | null>
  /** The reader comes near the first row. */
  onNearTop: () => void
}

type Rows = Virtualizer<HTMLElement, HTMLElement>

interface Shown {
  rows: readonly { key: string; index: number; start: number }[]
  height: number
}

/** Pixels a row takes until it is measured. */
const estimate = 64
/** Of a list without a size, as in a hidden page: some rows are there all the same. */
const unknownHeight = 600
const nearTop = 400
const nearEnd = 80

/**
 * The rows of a conversation that are on the screen. What is added above keeps the reader's place, what is added
 * below is followed only by who reads at the end. Rows are handed out by key: the compiler memoises values, not the
 * library's object, and a key stays true while older rows arrive.
 */
export function useChatRows({ keys, openAt, root, onNearTop }: ChatRows) {
  const [shown, setShown] = useState<Shown>({ rows: [], height: 0 })
  const [isAtEnd, setIsAtEnd] = useState(false)
  const hasOpened = useRef(false)
  const followsEnd = useRef(false)
  const show = useEffectEvent((rows: Rows) => {
    const next = toShown(rows)
    setShown((last) => (isSame(last, next) ? last : next))
  })
  const measureScroll = useEffectEvent(() => {
    const element = root.current
    if (!element || !hasOpened.current) return
    const { scrollTop, scrollHeight, clientHeight } = element
    followsEnd.current = scrollHeight - scrollTop - clientHeight < nearEnd
    setIsAtEnd(followsEnd.current)
    if (scrollHeight > clientHeight && scrollTop < nearTop) onNearTop()
  })
  const [virtualizer] = useState<Rows>(() => new Virtualizer(createOptions([], root, () => {})))
  const [measure] = useState(
    () => (element: HTMLElement | null) => virtualizer.measureElement(element),
  )
  const follow = useEffectEvent(() => {
    virtualizer.setOptions({
      ...createOptions(keys, root, show),
      // read once: the rows it opens at are the first to be made
      initialOffset: openAt * estimate,
    })
    virtualizer._willUpdate()
    // tells `show`
    virtualizer.options.onChange(virtualizer, false)
  })
  // not before the list is as tall as its rows: there would be nothing to scroll
  const openOnce = useEffectEvent(() => {
    if (hasOpened.current || shown.height === 0) return
    hasOpened.current = true
    const isEnd = openAt >= keys.length - 1
    followsEnd.current = isEnd
    virtualizer.scrollToIndex(openAt, { align: isEnd ? 'end' : 'start' })
  })
  const signature = keys.join(' ')

  useLayoutEffect(() => virtualizer._didMount(), [virtualizer])
  useLayoutEffect(() => follow(), [signature])
  useLayoutEffect(() => openOnce(), [shown.height])
  // after the library has scrolled for what was added
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      // rows that turn out taller than estimated do not push the newest one away
      if (followsEnd.current) virtualizer.scrollToEnd()
      measureScroll()
    })
    return () => cancelAnimationFrame(frame)
  }, [virtualizer, shown.height])
  useEffect(() => {
    const element = root.current
    const update = () => measureScroll()
    element?.addEventListener('scroll', update, { passive: true })
    return () => element?.removeEventListener('scroll', update)
  }, [root])

  return {
    rows: shown.rows,
    height: shown.height,
    isAtEnd,
    measure,
    scrollToEnd: () => virtualizer.scrollToEnd(),
  }
}

function createOptions(
  keys: readonly string[],
  root: RefObject<HTMLElement | null>,
  onChange: (rows: Rows) => void,
): VirtualizerOptions<HTMLElement, HTMLElement> {
  return {
    count: keys.length,
    onChange,
    overscan: 6,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: nearEnd,
    getItemKey: (index) => keys[index] ?? index,
    estimateSize: () => estimate,
    measureElement: (element, entry, rows) => measureElement(element, entry, rows) || estimate,
    getScrollElement: () => root.current,
    observeElementRect: (rows, tell) =>
      observeElementRect(rows, (rect) => tell({ ...rect, height: rect.height || unknownHeight })),
    observeElementOffset,
    scrollToFn: elementScroll,
  }
}

function toShown(rows: Rows): Shown {
  return {
    rows: rows
      .getVirtualItems()
      .map(({ key, index, start }) => ({ key: String(key), index, start })),
    height: rows.getTotalSize(),
  }
}

function isSame(one: Shown, other: Shown): boolean {
  return (
    one.height === other.height &&
    one.rows.length === other.rows.length &&
    one.rows.every((row, place) => {
      const there = other.rows[place]
      return row.key === there?.key && row.index === there.index && row.start === there.start
    })
  )
}
