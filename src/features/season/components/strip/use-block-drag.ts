import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { moveBlockEdge, type BlockEdge } from '../../model/block-moves'
import type { SeasonBlock } from '../../model/season-plan'
import type { Period } from '../../model/season-weeks'

interface BlockDragOptions {
  blocks: readonly SeasonBlock[]
  season: Period
  /** Weeks across the strip. */
  columns: number
  onMove: (block: SeasonBlock, period: Period) => void
}

interface Drag {
  id: string
  edge: BlockEdge
  from: number
  columnWidth: number
  period: Period
}

/** Blocks moved and stretched by whole weeks, with the pointer or with the arrow keys. */
export function useBlockDrag({ blocks, season, columns, onMove }: BlockDragOptions) {
  const [drag, setDrag] = useState<Drag | null>(null)
  // the click that ends a drag is no click
  const wasMoved = useRef(false)

  function commit(block: SeasonBlock, period: Period | null): void {
    const isMoved =
      period && (period.starts_on !== block.starts_on || period.ends_on !== block.ends_on)
    if (isMoved) onMove(block, period)
  }

  function begin(event: PointerEvent<HTMLElement>, block: SeasonBlock, edge: BlockEdge): void {
    if (event.button !== 0) return
    event.stopPropagation()
    const row = event.currentTarget.closest('[data-blocks]')
    const columnWidth = (row?.getBoundingClientRect().width ?? 0) / columns
    wasMoved.current = false
    if (columnWidth === 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const { starts_on, ends_on } = block
    setDrag({
      id: block.id,
      edge,
      from: event.clientX,
      columnWidth,
      period: { starts_on, ends_on },
    })
  }

  function follow(event: PointerEvent<HTMLElement>): void {
    if (!drag) return
    const weeks = Math.round((event.clientX - drag.from) / drag.columnWidth)
    const period = moveBlockEdge(blocks, drag.id, drag.edge, weeks, season)
    if (weeks !== 0) wasMoved.current = true
    if (period) setDrag({ ...drag, period })
  }

  function end(block: SeasonBlock): void {
    if (drag?.id === block.id) commit(block, drag.period)
    setDrag(null)
  }

  function press(event: KeyboardEvent<HTMLElement>, block: SeasonBlock, edge: BlockEdge): void {
    const weeks = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
    if (weeks === 0) return
    event.preventDefault()
    event.stopPropagation()
    commit(block, moveBlockEdge(blocks, block.id, edge, weeks, season))
  }

  return {
    /** Where the block lies now, while it is moved. */
    placeOf: (block: SeasonBlock): Period => (drag?.id === block.id ? drag.period : block),
    wasMoved: () => wasMoved.current,
    isMoved: (block: SeasonBlock) => drag?.id === block.id,
    handlers: (block: SeasonBlock, edge: BlockEdge) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => begin(event, block, edge),
      onPointerMove: follow,
      onPointerUp: () => end(block),
      onPointerCancel: () => setDrag(null),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => press(event, block, edge),
    }),
  }
}
