/**
 * A play-back without any picture: the state of one player and what its buttons do. Time changes 60 times
 * a second, so it is read by subscription, not through React.
 */
import { createStore } from '@/lib/store'
import type { Scene } from '../../model/document/scene-schema'
import {
  advancePlayhead,
  findNextStop,
  pausePlayhead,
  playScene,
  playToNextStep,
  findPreviousStop,
  seekTime,
  stoppedPlayhead,
  type Playhead,
} from '../../model/motion/playback'
import { getSceneMotion } from '../../model/motion/scene-motion'

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
  const store = createStore<PlayerState>({
    ...stoppedPlayhead,
    isFollowingBall: false,
    ...options,
    scene,
  })
  const { getState } = store

  function publish(patch: Partial<PlayerState>) {
    store.setState({ ...getState(), ...patch })
  }

  function play() {
    const state = getState()
    publish(playScene(state.scene, state))
  }
  function pause() {
    publish(pausePlayhead(getState()))
  }

  function seek(time: number) {
    const state = getState()
    publish(seekTime(state.scene, state, time))
  }

  return {
    getState,
    subscribe: store.subscribe,
    load(next) {
      const state = getState()
      if (next === state.scene) return
      const isAsked = next.freezes.some(({ id }) => id === state.frozen)
      const time = Math.min(state.time, getSceneMotion(next).end)
      publish({ scene: next, time, frozen: isAsked ? state.frozen : null })
    },
    tick(elapsed) {
      const state = getState()
      const head = advancePlayhead(state.scene, state, elapsed)
      if (head !== state) publish(head)
    },
    play,
    pause,
    toggle: () => (getState().isPlaying ? pause() : play()),
    seek,
    stepBack() {
      const { scene: shown, time } = getState()
      seek(findPreviousStop(shown, time))
    },
    stepForward(jumps) {
      const state = getState()
      if (!jumps) publish(playToNextStep(state.scene, state))
      else seek(findNextStop(state.scene, state.time) ?? state.time)
    },
    set: publish,
  }
}
