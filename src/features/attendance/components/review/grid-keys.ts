import type { KeyboardEvent } from 'react'

interface GridKeys {
  /** Steps up, level or down. */
  onTrend: (row: number, trend: number) => void
  onDigit: (row: number, digit: number) => void
  onClear: (row: number, column: string) => void
}

/**
 * Keys of a grid whose cells say `data-row` and `data-column`: arrows move, plus and minus judge
 * anywhere in the row, nought means level in the first column, digits are the effort.
 */
export function handleGridKey(event: KeyboardEvent<HTMLElement>, keys: GridKeys): void {
  if (!(event.target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey)
    return
  const cell = event.target.closest<HTMLElement>('[data-row][data-column]')
  if (!cell) return
  const row = Number(cell.dataset.row)
  const column = cell.dataset.column ?? ''
  const isHandled = act(event.key, row, column, keys) || move(event, cell, row, column)
  if (isHandled) event.preventDefault()
}

function act(key: string, row: number, column: string, keys: GridKeys): boolean {
  if (key === '+' || key === '-' || key === '−') keys.onTrend(row, key === '+' ? 1 : -1)
  else if (key === '0' && column === 'trend') keys.onTrend(row, 0)
  else if (/^\d$/.test(key)) keys.onDigit(row, Number(key))
  else if (key === 'Delete' || key === 'Backspace') keys.onClear(row, column)
  else return false
  return true
}

function move(
  event: KeyboardEvent<HTMLElement>,
  cell: HTMLElement,
  row: number,
  column: string,
): boolean {
  const grid = event.currentTarget
  const place = [...cell.querySelectorAll('button')].findIndex((one) => one === event.target)
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const next = row + (event.key === 'ArrowDown' ? 1 : -1)
    const there = grid.querySelector(`[data-row="${next}"][data-column="${column}"]`)
    there?.querySelectorAll('button')[Math.max(place, 0)]?.focus()
    return true
  }
  if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
    const stops = [...grid.querySelectorAll<HTMLElement>(`[data-row="${row}"] button`)]
    const at = stops.findIndex((stop) => stop === event.target)
    stops[at + (event.key === 'ArrowRight' ? 1 : -1)]?.focus()
    return true
  }
  return false
}
