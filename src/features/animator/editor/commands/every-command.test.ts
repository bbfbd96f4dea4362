import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openScene } from '@/features/scene/model/document/open-scene'
import { toSaveForm } from '@/features/scene/model/document/to-save-form'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { createRandomScene } from '@/test/create-random-scene'
import { createClipboard } from '../clipboard'
import { createEditor, type Editor } from '../editor'
import { commands } from '../registry'
import { toKeyId } from '../selection'

const share = fc.double({ min: 0, max: 1, noNaN: true })
const anyAct = fc.record({
  command: fc.constantFrom(...commands.filter(({ name }) => name !== 'undo' && name !== 'redo')),
  /** Which things are chosen, as shares of all; nothing to keep what is. */
  chosen: fc.option(fc.array(share, { maxLength: 4 })),
  step: share,
  tool: fc.constantFrom('player', 'ball', 'goal', 'equipment', 'coach' as const),
})

describe('any sequence of commands on any scene', () => {
  it('keeps the document sound after every one', () => {
    fc.assert(
      fc.property(createRandomScene(), fc.array(anyAct, { maxLength: 12 }), (scene, acts) => {
        const editor = createEditor(scene, {}, createClipboard())
        for (const act of acts) {
          performAct(editor, act)
          const { scene: now } = editor.getState()
          expect({ after: act.command.name, ...reopenScene(now) }).toEqual({
            after: act.command.name,
            scene: now,
            fault: null,
          })
        }
      }),
    )
  })

  it('followed by undo gives the first scene back, and redo the last', () => {
    fc.assert(
      fc.property(createRandomScene(), fc.array(anyAct, { maxLength: 25 }), (scene, acts) => {
        const editor = createEditor(scene, {}, createClipboard())
        for (const act of acts) performAct(editor, act)
        const last = editor.getState().scene
        while (editor.getState().canUndo) editor.undo()
        expect(editor.getState().scene).toBe(scene)
        while (editor.getState().canRedo) editor.redo()
        expect(editor.getState().scene).toBe(last)
      }),
    )
  })

  it('is one undo step for each command at most', () => {
    fc.assert(
      fc.property(createRandomScene(), anyAct, (scene, act) => {
        const editor = createEditor(scene, {}, createClipboard())
        performAct(editor, act)
        editor.undo()
        expect(editor.getState().scene).toBe(scene)
        expect(editor.getState().canUndo).toBe(false)
      }),
    )
  })

  it('changes nothing in a scene opened to look at', () => {
    fc.assert(
      fc.property(createRandomScene(), fc.array(anyAct, { maxLength: 8 }), (scene, acts) => {
        const editor = createEditor(scene, { isReadOnly: true }, createClipboard())
        for (const act of acts) performAct(editor, act)
        expect(editor.getState().scene).toBe(scene)
      }),
    )
  })

  it('leaves the play-head on a step in steps mode', () => {
    fc.assert(
      fc.property(createRandomScene(), fc.array(anyAct, { maxLength: 12 }), (scene, acts) => {
        const editor = createEditor(scene, {}, createClipboard())
        for (const act of acts) {
          performAct(editor, act)
          const { mode, isPlaying, time, scene: now } = editor.getState()
          const isFree = mode === 'timeline' || isPlaying
          expect(isFree || now.steps.some(({ t }) => t === time)).toBe(true)
        }
      }),
    )
  })
})

type Act = typeof anyAct extends fc.Arbitrary<infer Value> ? Value : never

function performAct(editor: Editor, { command, chosen, step, tool }: Act) {
  const { scene, mode } = editor.getState()
  const ids = listIds(scene)
  if (chosen) {
    const selection = chosen.flatMap((at) => ids[Math.floor(at * ids.length)] ?? [])
    editor.set({ selection: [...new Set(selection)] })
  }
  const shown = scene.steps[Math.floor(step * scene.steps.length)]?.t ?? 0
  editor.set({ tool, isPlaying: false, time: mode === 'steps' ? shown : step * 5 })
  if (command.isEnabled?.(editor.getState()) ?? true) command.run(editor)
}

function listIds(scene: Scene): string[] {
  return [
    ...[scene.objects, scene.drawings, scene.events].flatMap((list) => list.map(({ id }) => id)),
    ...scene.tracks.flatMap(({ object, keys }) => keys.map((_, index) => toKeyId(object, index))),
  ]
}

/** What a save and a reload make of it. */
function reopenScene(scene: Scene) {
  return openScene(JSON.parse(JSON.stringify(toSaveForm(scene))))
}
