/** What moving something on the timeline does to the scene, by pointer and by keyboard alike. */
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { shiftTime } from '../../../../editor/changes/time/ripple'
import { hold } from '../../../../editor/changes/time/hold'
import { toKeyId, parseKeyId } from '../../../../editor/selection'
import { shiftBar, moveBarStart } from '../edits/shift-bar'
import { shiftChosen } from '../edits/shift-keys'
import { moveFreeze, moveStepMark } from '../edits/shift-marks'
import { retimeFlight } from '../edits/retime-flight'
import { createItem, type Item } from './items'

export interface Move {
  seconds: number
  /** Everything later in the scene comes along. */
  ripple: boolean
  /** What is selected: a chosen key takes the others along. */
  chosen: readonly string[]
}

/** The scene after it, and the item as it is called then. */
export interface Moved {
  scene: Scene
  item: Item
}

export function moveItem(scene: Scene, moved: Item, { seconds, ripple, chosen }: Move): Moved {
  const { kind, of, t } = moved
  if (kind === 'step') {
    const index = scene.steps.findIndex(({ id }) => id === of)
    return { scene: moveStepMark(scene, index, t + seconds, ripple), item: moved }
  }
  if (kind === 'freeze') return { scene: moveFreeze(scene, of, t + seconds), item: moved }
  if (kind === 'lane') return { scene, item: moved }
  const key = kind === 'bar' ? parseKeyId(of) : null
  if (!key) {
    const ids = chosen.includes(of) ? chosen : [of]
    return { scene: shiftChosen(scene, ids, seconds, ripple), item: moved }
  }
  if (ripple) {
    const after = seconds > 0 ? hold(scene, t, seconds) : shiftTime(scene, t + seconds, seconds)
    return { scene: after, item: moved }
  }
  const after = shiftBar(scene, key.object, key.index, seconds)
  return { scene: after.scene, item: createItem('bar', toKeyId(key.object, after.index), t) }
}

/** The left edge of a movement: when it starts. */
export function moveStart(scene: Scene, moved: Item, seconds: number): Moved {
  const key = parseKeyId(moved.of)
  if (!key) return { scene, item: moved }
  const after = moveBarStart(scene, key.object, key.index, moved.t + seconds)
  return { scene: after.scene, item: createItem('bar', toKeyId(key.object, after.index), moved.t) }
}

/** The right edge of a flight: when the ball arrives, in seconds of the scene. */
export function moveArrival(scene: Scene, moved: Item, arrival: number): Moved {
  return { scene: retimeFlight(scene, moved.of, arrival), item: moved }
}
