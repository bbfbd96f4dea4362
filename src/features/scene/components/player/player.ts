/**
 * A play-back without any picture: the state of one player and what its buttons do. Time changes 60 times
 * a second, so it is read by subscription, not through React.
 */
import type { Scene } from '../../model/document/scene-schema'
import {
  advance,
  nextStop,
  paused,
  played,
  playedToNextStep,
  previousStop,
  sought,
  stoppedPlayhead,
  type Playhead,
} from '../../model/motion/playback'
import { sceneMotion } from '../../model/motion/scene-motion'

export interface PlayerState extends Playhead {
  scene: Scene
  isFollowingBall: boolean
}

export interface PlayerOptions {
  isLooping?: boolean
  speed?: number
}

export interface Player {
  getState: () => PlayerState
  subscribe: (listener: () => void) => () => void
  /** Another scene, or another version of it: stays where it is as far as that exists. */
  load: (scene: Scene) => void
  /** Seconds on the wall have passed. */
  tick: (elapsed: number) => void
  /** Also goes on after a question. */
  play: () => void
  pause: () => void
  toggle: () => void
  /** Seconds of the scene. */
  seek: (time: number) => void
  stepBack: () => void
  /** Plays to the next step, or stands there at once when `jumps`. */
  stepForward: (jumps: boolean) => void
  set: (patch: Partial<Pick<PlayerState, 'speed' | 'isLooping' | 'isFollowingBall'>>) => void
}

export function createPlayer(scene: Scene, options: PlayerOptions = {}): Player {
  let state: PlayerState = { ...stoppedPlayhead, isFollowingBall: false, ...options, scene }
  const listeners = new Set<() => void>()

  function publish(patch: Partial<PlayerState>) {
    state = { ...state, ...patch }
    for (const listener of listeners) listener()
  }

  function play() {
    publish(played(state.scene, state))
  }
  function pause() {
    publish(paused(state))
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    load(next) {
      if (next === state.scene) return
      const isAsked = next.freezes.some(({ id }) => id === state.frozen)
      const time = Math.min(state.time, sceneMotion(next).end)
      publish({ scene: next, time, frozen: isAsked ? state.frozen : null })
    },
    tick(elapsed) {
      const head = advance(state.scene, state, elapsed)
      if (head !== state) publish(head)
    },
    play,
    pause,
    toggle: () => (state.isPlaying ? pause() : play()),
    seek: (time) => publish(sought(state.scene, state, time)),
    stepBack: () => publish(sought(state.scene, state, previousStop(state.scene, state.time))),
    stepForward(jumps) {
      if (!jumps) publish(playedToNextStep(state.scene, state))
      else publish(sought(state.scene, state, nextStop(state.scene, state.time) ?? state.time))
    },
    set: publish,
  }
}
