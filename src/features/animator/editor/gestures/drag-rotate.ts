/** Turns a thing towards the pointer; with shift in steps of 15°. */
import type { Point } from '@/features/scene/model/document/scene-schema'
import { heading } from '@/features/scene/model/motion/course'
import { setPose } from '../changes/motion/set-key'
import { whenOf } from '../changes/motion/when'
import { degree } from '../changes/scene/numbers'
import { objectOf, withObjects } from '../changes/scene/parts'
import { setZoneRotation } from '../changes/things/points'
import type { Editor } from '../editor'
import type { Gesture } from './gesture'
import { liveChange } from './live-change'

export function dragRotate(editor: Editor, id: string, centre: Point): Gesture | null {
  return liveChange(editor, (before, { point, shift }) => {
    const rotation = directionTo(centre, point, shift)
    const object = objectOf(before.scene, id)
    // the handle of a zone stands above it
    if (!object) return { scene: setZoneRotation(before.scene, id, rotation + 90) }
    const turned = setPose(before.scene, object, { rotation }, whenOf(before))
    // who turns a player wants to see where he looks
    const scene = withObjects(turned, (other) =>
      other.id === id && other.kind === 'player' && !other.has_direction
        ? { ...other, has_direction: true }
        : other,
    )
    return { scene }
  })
}

/** Degrees clockwise from the x axis. */
export function directionTo(centre: Point, point: Point, isStepped: boolean): number {
  const angle = heading(centre, point)
  return degree(isStepped ? Math.round(angle / 15) * 15 : angle)
}
