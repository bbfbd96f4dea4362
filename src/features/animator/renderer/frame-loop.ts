/** One drawing per frame at most, however many changes ask for it. */
export interface FrameLoop {
  request: () => void
  stop: () => void
}

export function createFrameLoop(draw: () => void): FrameLoop {
  let waiting = 0
  return {
    request() {
      if (waiting !== 0) return
      waiting = requestAnimationFrame(() => {
        waiting = 0
        draw()
      })
    },
    stop() {
      cancelAnimationFrame(waiting)
      waiting = 0
    },
  }
}
