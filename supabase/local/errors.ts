/** An error that a developer can fix: `message` says what is wrong, `fix` what to do about it. */
export class StackError extends Error {
  readonly mend: string

  constructor(message: string, mend: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'StackError'
    this.mend = mend
  }
}

/** The `code` of a Node system error, such as EADDRINUSE, or null. */
export function getSystemCode(error: unknown): string | null {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
  return null
}

/** One line about any thrown value. */
export function describeReason(error: unknown): string {
  if (error instanceof Error) return error.message
  // PGlite's file system throws plain objects.
  return typeof error === 'string' ? error : JSON.stringify(error)
}
