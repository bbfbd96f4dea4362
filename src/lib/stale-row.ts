/**
 * `stale_row`: a save was refused because somebody else has saved the row since it was read. RPCs raise it
 * (P0001), conditional updates that match no row answer it; screens ask here and offer what fits them.
 */
import { AppError, toAppError } from './errors'

const detail = 'stale_row'

export function isStaleRow(thrown: unknown): boolean {
  return toAppError(thrown).detail === detail
}

export function createStaleRowError(cause?: unknown): AppError {
  return new AppError('conflict', { cause, detail })
}
