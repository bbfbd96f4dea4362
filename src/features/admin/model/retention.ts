/** Counts of erased rows and files, as the database writes them. */
import { z } from 'zod'

const countsSchema = z.record(z.string(), z.number())
const receiptSchema = z.object({ rows: countsSchema, files: countsSchema })

const sum = (counts: Record<string, number>) =>
  Object.values(counts).reduce((total, count) => total + count, 0)

/** All rows that a proposal counts. */
export function sumRows(rowCounts: unknown): number {
  const counts = countsSchema.safeParse(rowCounts)
  return counts.success ? sum(counts.data) : 0
}

/** Rows and files of a receipt; null when there is none yet. */
export function sumReceipt(receipt: unknown): { rows: number; files: number } | null {
  const read = receiptSchema.safeParse(receipt)
  return read.success ? { rows: sum(read.data.rows), files: sum(read.data.files) } : null
}
