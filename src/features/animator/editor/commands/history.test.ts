import { describe, expect, it } from 'vitest'
import { moveThings } from '../changes/motion/move'
import { createEditor, type Editor } from '../editor'
import { createTrainingScene } from '../driver/training-scene'
import { runCommand } from '../registry'

const start = { time: 0, mode: 'steps', appliesToLater: false } as const
const moveByMetres = (editor: Editor, metres = 1) =>
  editor.change((scene) => moveThings(scene, ['p1'], [metres, 0], start), 'merge')
const getX = (editor: Editor) => editor.getState().scene.objects.find(({ id }) => id === 'p1')?.x

describe('undo', () => {
  it('goes back 200 steps; the 201st drops the oldest', () => {
    const editor = createEditor(createTrainingScene(), { selection: ['p1'] })
    for (let step = 0; step < 201; step += 1) runCommand(editor, 'nudge_right_fine')
    expect(getX(editor)).toBeCloseTo(40.1)
    let undone = 0
    while (editor.getState().canUndo) {
      editor.undo()
      undone += 1
    }
    expect(undone).toBe(200)
    expect(getX(editor)).toBe(20.1)
  })

  it('takes a gesture back as one step, however many changes it was made of', () => {
    const editor = createEditor(createTrainingScene())
    editor.mark()
    for (let step = 0; step < 30; step += 1) moveByMetres(editor)
    editor.settle()
    editor.undo()
    expect(getX(editor)).toBe(20)
    expect(editor.getState().canUndo).toBe(false)
    editor.redo()
    expect(getX(editor)).toBe(50)
  })

  it('in the middle of a gesture takes back the gesture', () => {
    const scene = createTrainingScene()
    const editor = createEditor(scene)
    editor.mark()
    moveByMetres(editor)
    editor.undo()
    expect(editor.getState().scene).toBe(scene)
  })

  it('finds nothing of a gesture that was cancelled or changed nothing', () => {
    const scene = createTrainingScene()
    const editor = createEditor(scene)
    editor.mark()
    moveByMetres(editor)
    editor.cancel()
    editor.mark()
    editor.settle()
    expect(editor.getState()).toMatchObject({ scene, canUndo: false, canRedo: false })
  })

  it('cannot be redone after something new was done', () => {
    const editor = createEditor(createTrainingScene(), { selection: ['p1'] })
    runCommand(editor, 'nudge_right')
    editor.undo()
    runCommand(editor, 'nudge_left')
    expect(editor.getState().canRedo).toBe(false)
  })

  it('starts anew with another scene', () => {
    const editor = createEditor(createTrainingScene(), { selection: ['p1'] })
    runCommand(editor, 'nudge_right')
    editor.change(() => createTrainingScene(), 'ignore')
    expect(editor.getState().canUndo).toBe(false)
  })

  it('leaves nothing selected that is gone', () => {
    const editor = createEditor(createTrainingScene(), { selection: ['p1'] })
    runCommand(editor, 'duplicate')
    expect(editor.getState().selection).toEqual(['p5'])
    editor.undo()
    expect(editor.getState().selection).toEqual([])
  })
})
