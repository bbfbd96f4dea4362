/**
 * PGlite has one connection. @supabase/lite opens a transaction on it per request without taking turns, so two
 * requests at once would share a transaction and a role. Whoever uses the database takes this lock first.
 */
export type RunExclusive = <T>(work: () => Promise<T>) => Promise<T>

export function createLock(): RunExclusive {
  let tail: Promise<unknown> = Promise.resolve()
  return function run(work) {
    const turn = tail.then(work, work)
    tail = turn.catch(() => undefined)
    return turn
  }
}
