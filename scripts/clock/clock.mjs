/**
 * The clock of the checks: every process and page of a run reads the same instant, which goes on at the
 * speed of the real clock. `TOUCHLINE_NOW` gives the instant (ISO, UTC); unset outside of checks, so the
 * real clock counts.
 */

/** Wednesday 18 November 2026, 16:00 in Berlin. */
export const defaultInstant = '2026-11-18T15:00:00Z'

/** Milliseconds from the real clock to that of the run; handed down, so that all its processes agree. */
const offsetVariable = 'TOUCHLINE_CLOCK_OFFSET_MS'

/** Sets the clock of the processes that this one starts. Throws for an instant that cannot be read. */
export function setTestClock() {
  const env = process.env
  if (env[offsetVariable]) return
  env.TOUCHLINE_NOW ??= defaultInstant
  const start = Date.parse(env.TOUCHLINE_NOW)
  if (Number.isNaN(start)) {
    throw new Error(`TOUCHLINE_NOW is "${env.TOUCHLINE_NOW}", which is no instant in ISO form.`)
  }
  env[offsetVariable] = String(start - Date.now())
  const preload = new URL('preload.mjs', import.meta.url).href
  env.NODE_OPTIONS = [env.NODE_OPTIONS, `--import=${preload}`].filter(Boolean).join(' ')
}

/** Milliseconds that `shiftDate` takes; 0 with the real clock. */
export function readClockOffset() {
  return Number(process.env[offsetVariable] ?? 0)
}

/**
 * Replaces this realm's `Date` by one that is `offsetMs` ahead; timers stay. Stands alone, because browsers
 * get its source text.
 */
export function shiftDate(offsetMs) {
  const RealDate = globalThis.Date
  const getNow = () => RealDate.now() + offsetMs
  function ShiftedDate(...parts) {
    if (!new.target) return new RealDate(getNow()).toString()
    return Reflect.construct(RealDate, parts.length > 0 ? parts : [getNow()], new.target)
  }
  Object.defineProperties(ShiftedDate, {
    ...Object.getOwnPropertyDescriptors(RealDate),
    name: { value: 'Date', configurable: true },
    now: { value: getNow, writable: true, configurable: true },
  })
  // libraries compare `value.constructor` with `Date`
  RealDate.prototype.constructor = ShiftedDate
  globalThis.Date = ShiftedDate
}

/**
 * Does work with the present set back by `ms`, and puts the present in its place again. For what is kept and
 * read by later runs that begin at the same instant: it must not lie in their future.
 */
export async function runEarlier(ms, work) {
  const present = globalThis.Date
  shiftDate(-ms)
  try {
    return await work()
  } finally {
    globalThis.Date = present
    present.prototype.constructor = present
  }
}
