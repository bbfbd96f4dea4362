/** Giving way to the page and to whoever cancels, in the middle of long work. */

/** Milliseconds of work at a stretch: less than a frame, so that the page stays alive. */
const stretch = 12

/** Returns what to await between two pieces of work; throws the signal's reason once it is cancelled. */
export function createBreather(signal: AbortSignal): () => Promise<void> {
  let last = performance.now()
  return async () => {
    signal.throwIfAborted()
    if (performance.now() - last < stretch) return
    await waitForNextTask()
    last = performance.now()
    signal.throwIfAborted()
  }
}

/** After whatever else waits; unlike a timeout this is not slowed down in a tab in the background. */
function waitForNextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}
