/**
 * The clock of play-back as a pure step: where the play-head stands after some seconds. Editor, player and
 * tests share it; who calls it draws.
 */
import type { Scene } from '../document/scene-schema'
import { getSceneMotion } from './scene-motion'

export interface Playhead {
  /** Seconds of the scene. */
  time: number
  isPlaying: boolean
  /** 0.25–4. */
  speed: number
  isLooping: boolean
  /** The freeze point whose question is on the screen; playing goes on with `playScene`. */
  frozen: string | null
  /** Playing step by step: stops here, in seconds of the scene. */
  stopAt: number | null
}

export const stoppedPlayhead: Playhead = {
  time: 0,
  isPlaying: false,
  speed: 1,
  isLooping: false,
  frozen: null,
  stopAt: null,
}

/** Slowest and fastest, and the usual ones in between. */
export const speeds = [0.25, 0.5, 1, 1.5, 2, 4] as const

/** After `elapsed` seconds of the clock on the wall. Stops at each freeze point it reaches, exactly once. */
export function advancePlayhead(scene: Scene, head: Playhead, elapsed: number): Playhead {
  if (!head.isPlaying || !(elapsed > 0)) return head
  const { end } = getSceneMotion(scene)
  const target = head.time + elapsed * head.speed
  const limit = Math.min(head.stopAt ?? end, end)
  const freeze = findFreezeBetween(scene, head.time, Math.min(target, limit))
  if (freeze) return { ...head, time: freeze.t, isPlaying: false, frozen: freeze.id }
  if (target < limit) return { ...head, time: target }
  if (!head.isLooping || head.stopAt !== null || end <= 0) {
    return { ...head, time: limit, isPlaying: false, stopAt: null }
  }
  const rest = (target - end) % end
  const first = findFreezeBetween(scene, -1, rest)
  if (first) return { ...head, time: first.t, isPlaying: false, frozen: first.id }
  return { ...head, time: rest }
}

/** Starts, or goes on after a question. At the end it starts over. */
export function playScene(scene: Scene, head: Playhead): Playhead {
  const { end } = getSceneMotion(scene)
  const asked = head.frozen
  if (asked === null) {
    const time = head.time >= end ? 0 : Math.max(0, head.time)
    return freezePlayhead(scene, { ...head, time, isPlaying: end > 0, stopAt: null }, null)
  }
  return freezePlayhead(scene, { ...head, frozen: null, isPlaying: true }, asked)
}

export function pausePlayhead(head: Playhead): Playhead {
  return { ...head, isPlaying: false, stopAt: null }
}

/** Plays until the next step and stops there; at the end nothing happens. */
export function playToNextStep(scene: Scene, head: Playhead): Playhead {
  const stopAt = findNextStop(scene, head.time)
  if (stopAt === null) return { ...pausePlayhead(head), frozen: null }
  const going = { ...head, isPlaying: true, frozen: null, stopAt }
  return freezePlayhead(scene, going, head.frozen)
}

/** Somewhere else, by scrubbing or jumping: a question that was asked is put away. */
export function seekTime(scene: Scene, head: Playhead, time: number): Playhead {
  const { end } = getSceneMotion(scene)
  return { ...pausePlayhead(head), time: Math.min(end, Math.max(0, time)), frozen: null }
}

/** Index of the step whose picture or movement is shown at this time. */
export function findStepIndexAt(scene: Scene, time: number): number {
  return Math.max(
    0,
    scene.steps.findLastIndex(({ t }) => t <= time + instant),
  )
}

/** The next step, or the end of the scene after the last one; null when there is nothing more. */
export function findNextStop(scene: Scene, time: number): number | null {
  const next = scene.steps.find(({ t }) => t > time + instant)
  if (next) return next.t
  const { end } = getSceneMotion(scene)
  return end > time + instant ? end : null
}

/** The beginning of the step one is in, or of the one before when one stands there already. */
export function findPreviousStop(scene: Scene, time: number): number {
  return scene.steps.findLast(({ t }) => t < time - instant)?.t ?? 0
}

const instant = 0.001

/** A question that stands exactly where one starts is asked too, except those asked already. */
function freezePlayhead(scene: Scene, head: Playhead, asked: string | null): Playhead {
  const here = scene.freezes.filter(({ t }) => t === head.time)
  const next = here[here.findIndex(({ id }) => id === asked) + 1]
  return next && head.isPlaying ? { ...head, isPlaying: false, frozen: next.id } : head
}

/** The earliest one after `from`, up to and including `until`. */
function findFreezeBetween(scene: Scene, from: number, until: number) {
  return scene.freezes.filter(({ t }) => t > from && t <= until).toSorted((a, b) => a.t - b.t)[0]
}
