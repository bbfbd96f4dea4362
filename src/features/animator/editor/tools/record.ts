/** Records: the path and the time the hand takes for it are the movement. */
import { courseThrough, distance } from '@/features/scene/model/motion/course'
import { addPass } from '../changes/motion/ball'
import { addRecording } from '../changes/motion/record'
import { between } from '../changes/scene/numbers'
import { objectOf } from '../changes/scene/parts'
import { drawRun, runStartOf, selectMovement, type MakeRun } from '../gestures/draw-run'
import { gestureTool } from '../gestures/gesture-tool'
import { curveOf } from '../gestures/hand-path'
import { pickedUp } from '../gestures/pick-up'
import { hoverOver } from '../gestures/hover'
import { pacesOf } from '../gestures/recording'
import { runnerAt } from '../gestures/runner'
import { objectAt } from '../hit'
import type { EditorState } from '../editor-state'
import { select } from '../selecting'
import type { PointerInput, ToolFactory } from '../tool'

export const recordTool: ToolFactory = () =>
  gestureTool({
    cursor: 'crosshair',
    begin(editor, input) {
      const id = recordedAt(editor.getState(), input)
      select(editor, id === null ? [] : [id])
      if (id === null) return null
      const isBall = objectOf(editor.getState().scene, id)?.kind === 'ball'
      return drawRun(editor, runStartOf(editor, id), input, isBall ? recordBall : recordRun)
    },
    hover: (editor, input) => hoverOver(editor, recordedAt(editor.getState(), input)),
  })

/** Also a ball that lies free: then its way over the grass is recorded. */
function recordedAt(state: EditorState, input: PointerInput): string | null {
  return runnerAt(state, input) ?? objectAt(state, input)?.id ?? null
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
  const paces = pacesOf(timed, end.metresPerPixel)
  editor.change((scene) => {
    const run = addRecording(scene, start.object, time, paces)
    return run === scene ? scene : pickedUp(run, start.object, time)
  }, 'record')
  selectMovement(editor, start.object, end.point)
}

const recordBall: MakeRun = (editor, start, path, end) => {
  const { time } = editor.getState()
  const curve = curveOf([start.place, ...path.points(), end.point], end.metresPerPixel)
  const seconds = Math.max(0.1, path.samples().at(-1)?.t ?? 0)
  editor.change(
    (scene) =>
      addPass(scene, {
        ball: start.object,
        t: time,
        kind: 'ground',
        point: end.point,
        via: curve.slice(1, -1),
        speed: between(courseThrough(curve).length / seconds, 1, 45),
      }).scene,
    'record',
  )
}
