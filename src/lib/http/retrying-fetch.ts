/** The auth client's network layer: three attempts, never after an abort (spec section 7). */

const attempts = 3
const pauseMs = 300

export type Fetch = typeof fetch

/** Wraps `fetch`: a network failure is tried up to 3 times in all, then logged and rethrown. */
export function createRetryingFetch(send: Fetch, pause: number = pauseMs): Fetch {
  return async function retryingFetch(input, init) {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await send(input, init)
      } catch (error) {
        if (isAbort(error) || init?.signal?.aborted) throw error
        if (attempt === attempts) {
          console.warn(`Request failed after ${attempt} attempts`, error)
          throw error
        }
        await new Promise((resolve) => setTimeout(resolve, pause * attempt))
      }
    }
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}
