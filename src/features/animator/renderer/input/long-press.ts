/** A finger that rests: what a right click is for the mouse. */
import type { Pixel } from '../camera/view'

export interface LongPress {
  begin: (at: Pixel) => void
  /** Moving too far means something else. */
  move: (at: Pixel) => void
  end: () => void
}

/** As long as phones wait, in milliseconds; and how far a resting finger trembles, in pixels. */
const patience = 500
const tremble = 10

export function createLongPress(onPress: () => void): LongPress {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let start: Pixel = [0, 0]

  function end() {
    clearTimeout(waiting)
    waiting = undefined
  }

  return {
    begin(at) {
      end()
      start = at
      waiting = setTimeout(onPress, patience)
    },
    move(at) {
      if (Math.hypot(at[0] - start[0], at[1] - start[1]) > tremble) end()
    },
    end,
  }
}
