/** Plays the ball from somebody to the place or person under the pointer. */
import { distance } from '@/features/scene/model/motion/course'
import { addPass, setEvent, type Aim } from '../changes/motion/ball'
import { addObject } from '../changes/things/place'
import type { Editor } from '../editor'
import type { EditorState } from '../editor-state'
import { findArrowEndAt } from '../hit'
import { select } from '../selecting'
import type { PointerInput } from '../tool'
import { showOver } from './gesture'
import type { PassSource } from './pass-source'
import { findReceiverAt } from './receiver'

export function showPass(editor: Editor, source: PassSource, input: PointerInput): void {
  const aim = findAimAt(editor.getState(), source, input)
  showOver(editor, {
    draft: { kind: 'pass', points: [source.place, aim.point ?? input.point] },
    target: aim.to ?? null,
  })
}

export function makePass(editor: Editor, source: PassSource, input: PointerInput): void {
  const state = editor.getState()
  const aim = findAimAt(state, source, input)
  const { pass: kind } = state.options
  if (aim.to === undefined && distance(source.place, input.point) < shortestPass) return
  let id: string | undefined
  editor.change((scene) => {
    if (source.event !== null) {
      id = source.event
      return setEvent(scene, source.event, { aim, kind })
    }
    const [x, y] = source.place
    const given =
      source.ball === null
        ? addObject(scene, {
            kind: 'ball',
            x,
            y,
            ...(source.by === null ? {} : { owner: source.by }),
          })
        : { scene, ids: [source.ball] }
    const [ball] = given.ids
    if (ball === undefined) return scene
    const by = source.by === null ? {} : { by: source.by }
    const added = addPass(given.scene, { ball, t: source.t, kind, ...by, ...aim })
    id = added.ids[0]
    return id === undefined ? scene : added.scene
  }, 'record')
  if (id !== undefined) select(editor, [id])
}

/** Less is a slip of the hand, in metres. */
const shortestPass = 1

/** The end of somebody's run is where he gets it; on himself it comes to his feet, anywhere else into space. */
function findAimAt(state: EditorState, source: PassSource, input: PointerInput): Aim {
  const to = findReceiverAt(state, input, source.by ?? undefined)
  if (to !== null) return { to }
  const end = findArrowEndAt(state, input)
  if (end && end.object !== source.by) return { to: end.object, point: end.place }
  return { point: input.point }
}
