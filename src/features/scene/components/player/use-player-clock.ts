import { useEffect } from 'react'
import type { Player } from './player'

/** A tab in the background comes back where it was, not minutes later. In seconds. */
const longestFrame = 0.25

/** Turns the frames of the screen into the player's time, only while it plays. */
export function usePlayerClock(player: Player) {
  useEffect(() => {
    let frame = 0
    let last: number | null = null

    function tick(now: number) {
      const elapsed = last === null ? 0 : Math.min(longestFrame, (now - last) / 1000)
      last = now
      player.tick(elapsed)
      frame = player.getState().isPlaying ? requestAnimationFrame(tick) : 0
    }
    function follow() {
      if (!player.getState().isPlaying || frame !== 0) return
      last = null
      frame = requestAnimationFrame(tick)
    }

    follow()
    const leave = player.subscribe(follow)
    return () => {
      leave()
      cancelAnimationFrame(frame)
    }
  }, [player])
}
