/** Calls the scheduled work at every full minute, as pg_cron does, never twice at once. */
import { describeReason } from '../errors'

const MINUTE = 60_000

export function startTicker(tick: (now: Date) => Promise<void>, log: (line: string) => void) {
  let timer: NodeJS.Timeout
  let running: Promise<void> = Promise.resolve()

  async function run(): Promise<void> {
    try {
      await tick(new Date())
    } catch (error) {
      log(`A scheduled job failed: ${describeReason(error)}`)
    }
  }

  function schedule(): void {
    timer = setTimeout(
      () => {
        running = run().then(schedule)
      },
      MINUTE - (Date.now() % MINUTE),
    )
    timer.unref()
  }
  schedule()

  return {
    async stop() {
      clearTimeout(timer)
      await running
      clearTimeout(timer)
    },
  }
}
