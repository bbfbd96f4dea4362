/** Draws the way of somebody: the arrow is the movement. */
import type { Point } from '@/features/scene/model/document/scene-schema'
import { distance } from '@/features/scene/model/motion/course'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import { addRun, findRunStart } from '../changes/motion/run'
import { listKeys } from '../changes/scene/parts'
import type { Editor } from '../editor'
import { findObjectAt } from '../hit'
import { toKeyId } from '../selection'
import { select } from '../selecting'
import type { PointerInput } from '../tool'
import { showOver, type Gesture } from './gesture'
import { pickUpBall } from './pick-up'
import { extendPath, fitCurve, createHandPath, type HandPath } from './hand-path'

export interface RunStart {
  object: string
  /** Where the movement begins: the place at the shown time, or the end of what is there already. */
  place: Point
}

/** Turns what the hand drew into a scene. */
export type MakeRun = (editor: Editor, start: RunStart, path: HandPath, end: PointerInput) => void

export function drawRun(
  editor: Editor,
  start: RunStart,
  input: PointerInput,
  make: MakeRun = makeRun,
): Gesture | null {
  if (editor.getState().isReadOnly) return null
  const path = createHandPath(input)

  function show(now: PointerInput) {
    path.add(now)
    const points = now.shift
      ? [start.place, now.point]
      : extendPath(start.place, [...path.points(), now.point])
    const target = findObjectAt(editor.getState(), now, (id) => id !== start.object)
    showOver(editor, {
      draft: { kind: 'run', points },
      target: target?.gap === 0 ? target.id : null,
    })
  }

  return {
    move: show,
    up(end) {
      path.add(end)
      showOver(editor)
      if (distance(start.place, end.point) > shortestRun || path.samples().length > 8) {
        make(editor, start, path, end)
      }
    },
    cancel: () => showOver(editor),
  }
}

/** Less is a click that slipped, in metres. */
const shortestRun = 0.5

/** In the time a player needs for it. With shift straight, whatever the hand did. */
function makeRun(editor: Editor, start: RunStart, path: HandPath, end: PointerInput): void {
  const { time } = editor.getState()
  const curve = end.shift
    ? [start.place, end.point]
    : fitCurve(extendPath(start.place, [...path.points(), end.point]), end.metresPerPixel)
  editor.change((scene) => {
    const run = addRun(scene, start.object, time, curve.slice(1))
    return run === scene ? scene : pickUpBall(run, start.object, time)
  }, 'record')
  selectMovement(editor, start.object, end.point)
}

/** The new stretch is selected, so that its way and end can be corrected at once. */
export function selectMovement(editor: Editor, object: string, end: Point): void {
  const { scene, time } = editor.getState()
  const index = listKeys(scene, object).findIndex(
    (key) => key.t > time && distance([key.x, key.y], end) < 0.02,
  )
  if (index >= 0) select(editor, [toKeyId(object, index)])
}

/** Where a run of this object would begin now. */
export function getRunStart(editor: Editor, object: string): RunStart {
  const { scene, time } = editor.getState()
  const { x, y } = getSceneMotion(scene).poseOf(object, findRunStart(scene, object, time))
  return { object, place: [x, y] }
}
