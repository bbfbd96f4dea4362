/**
 * What part of the picture a player looks at: all of it, or nearer to the ball and going along with it.
 * Picture metres.
 */
import type { Frame } from '../../model/draw/marks'

interface Place {
  x: number
  y: number
}

/** How much nearer; shows the ball and who can reach it with a pass or two. */
const nearness = 1.8
/** Seconds in which about two thirds of the way to where it should be are done. */
const inertia = 0.35

/** The part to show; `place` is the ball, or null for the whole picture. Never beyond the edges. */
export function focusFrame(frame: Frame, place: Place | null): Frame {
  if (!place) return frame
  const width = frame.width / nearness
  const height = frame.height / nearness
  return {
    x: clampWithin(place.x - width / 2, frame.x, frame.x + frame.width - width),
    y: clampWithin(place.y - height / 2, frame.y, frame.y + frame.height - height),
    width,
    height,
  }
}

/** From one part to another after some seconds, without ever jumping. */
export function interpolateFrame(from: Frame, to: Frame, elapsed: number): Frame {
  const share = 1 - Math.exp(-Math.max(0, elapsed) / inertia)
  const next = {
    x: interpolate(from.x, to.x, share),
    y: interpolate(from.y, to.y, share),
    width: interpolate(from.width, to.width, share),
    height: interpolate(from.height, to.height, share),
  }
  return isNear(next, to) ? to : next
}

/** Less than a centimetre is there. */
function isNear(one: Frame, other: Frame): boolean {
  return (
    Math.abs(one.x - other.x) +
      Math.abs(one.y - other.y) +
      Math.abs(one.width - other.width) +
      Math.abs(one.height - other.height) <
    0.01
  )
}

function interpolate(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

function clampWithin(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
