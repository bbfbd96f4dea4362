/** Fills the data folder its argument names, and tells the parent process how it goes. */
import { describeReason, StackError, getSystemCode } from '../errors'
import { createDatabase } from './database'
import type { FillMessage, FillOrder } from './fill'

/** The parent has the last word, or is gone: a half-filled folder is deleted by the next start. */
process.once('disconnect', () => process.exit(0))

const order: FillOrder = JSON.parse(process.argv[2] ?? '{}')
try {
  const connection = await createDatabase({
    ...order,
    report: (line) => sendMessage({ kind: 'line', line }),
  })
  await connection.close()
  sendMessage({ kind: 'done' })
} catch (error) {
  const mend = error instanceof StackError ? error.mend : null
  sendMessage({ kind: 'failed', message: describeReason(error), mend, code: getSystemCode(error) })
}

function sendMessage(message: FillMessage): void {
  process.send?.(message)
}
