/** Turns a thing towards the pointer; with shift in steps of 15°. */
import type { Point } from '@/features/scene/model/document/scene-schema'
import { computeHeading } from '@/features/scene/model/motion/course'
import { setPose } from '../changes/motion/set-key'
import { getWhen } from '../changes/motion/when'
import { normalizeDegrees } from '../changes/scene/numbers'
import { findObject, mapObjects } from '../changes/scene/parts'
import { setZoneRotation } from '../changes/things/points'
import type { Editor } from '../editor'
import type { Gesture } from './gesture'
import { createLiveChange } from './live-change'

export function createRotateDrag(editor: Editor, id: string, centre: Point): Gesture | null {
  return createLiveChange(editor, (before, { point, shift }) => {
    const rotation = computeDirectionTo(centre, point, shift)
    const object = findObject(before.scene, id)
    // the handle of a zone stands above it
    if (!object) return { scene: setZoneRotation(before.scene, id, rotation + 90) }
    const turned = setPose(before.scene, object, { rotation }, getWhen(before))
    // who turns a player wants to see where he looks
    const scene = mapObjects(turned, (other) =>
      other.id === id && other.kind === 'player' && !other.has_direction
        ? { ...other, has_direction: true }
        : other,
    )
    return { scene }
  })
}

/** Degrees clockwise from the x axis. */
export function computeDirectionTo(centre: Point, point: Point, isStepped: boolean): number {
  const angle = computeHeading(centre, point)
  return normalizeDegrees(isStepped ? Math.round(angle / 15) * 15 : angle)
}
