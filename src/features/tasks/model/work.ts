/** Work as a board shows it: how far it has come, and whether its day has passed. */
import type { TaskStatus } from '@/features/attendance/model/family/family-task'

export const boardColumns = ['late', 'open', 'in_progress', 'done'] as const
export type BoardColumn = (typeof boardColumns)[number]

export interface Work {
  status: TaskStatus
  /** Instant. */
  due_at: string | null
}

/** `now` in epoch milliseconds. What was cancelled stands in no column. */
export function findColumn({ status, due_at }: Work, now: number): BoardColumn | null {
  if (status === 'cancelled') return null
  if (status === 'done') return 'done'
  if (due_at !== null && Date.parse(due_at) < now) return 'late'
  return status
}

/** By column, in the order they came. */
export function groupByColumn<Row extends Work>(
  rows: readonly Row[],
  now: number,
): Record<BoardColumn, Row[]> {
  const columns: Record<BoardColumn, Row[]> = { late: [], open: [], in_progress: [], done: [] }
  for (const row of rows) {
    const column = findColumn(row, now)
    if (column) columns[column].push(row)
  }
  return columns
}
