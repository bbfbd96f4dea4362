/** Records: the path and the time the hand takes for it are the movement. */
import { createCourse, distance } from '@/features/scene/model/motion/course'
import { addPass } from '../changes/motion/ball'
import { addRecording } from '../changes/motion/record'
import { clampBetween } from '../changes/scene/numbers'
import { findObject } from '../changes/scene/parts'
import { drawRun, getRunStart, selectMovement, type MakeRun } from '../gestures/draw-run'
import { createGestureTool } from '../gestures/create-gesture-tool'
import { fitCurve } from '../gestures/hand-path'
import { pickUpBall } from '../gestures/pick-up'
import { setHover } from '../gestures/hover'
import { computePaces } from '../gestures/recording'
import { findRunnerAt } from '../gestures/runner'
import { findObjectAt } from '../hit'
import type { EditorState } from '../editor-state'
import { select } from '../selecting'
import type { PointerInput, ToolFactory } from '../tool'

export const createRecordTool: ToolFactory = () =>
  createGestureTool({
    cursor: 'crosshair',
    begin(editor, input) {
      const id = findRecordedAt(editor.getState(), input)
      select(editor, id === null ? [] : [id])
      if (id === null) return null
      const isBall = findObject(editor.getState().scene, id)?.kind === 'ball'
      return drawRun(editor, getRunStart(editor, id), input, isBall ? recordBall : recordRun)
    },
    hover: (editor, input) => setHover(editor, findRecordedAt(editor.getState(), input)),
  })

/** Also a ball that lies free: then its way over the grass is recorded. */
function findRecordedAt(state: EditorState, input: PointerInput): string | null {
  return findRunnerAt(state, input) ?? findObjectAt(state, input)?.id ?? null
}

const recordRun: MakeRun = (editor, start, path, end) => {
  path.add(end)
  const { time } = editor.getState()
  const samples = path.samples()
  const lead = samples.findIndex(({ point }) => distance(point, start.place) > 0.01)
  const timed = [
    { point: start.place, t: samples[lead]?.t ?? 0 },
    ...samples.slice(Math.max(0, lead)),
  ]
  const paces = computePaces(timed, end.metresPerPixel)
  editor.change((scene) => {
    const run = addRecording(scene, start.object, time, paces)
    return run === scene ? scene : pickUpBall(run, start.object, time)
  }, 'record')
  selectMovement(editor, start.object, end.point)
}

const recordBall: MakeRun = (editor, start, path, end) => {
  const { time } = editor.getState()
  const curve = fitCurve([start.place, ...path.points(), end.point], end.metresPerPixel)
  const seconds = Math.max(0.1, path.samples().at(-1)?.t ?? 0)
  editor.change(
    (scene) =>
      addPass(scene, {
        ball: start.object,
        t: time,
        kind: 'ground',
        point: end.point,
        via: curve.slice(1, -1),
        speed: clampBetween(createCourse(curve).length / seconds, 1, 45),
      }).scene,
    'record',
  )
}
