import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createEmptyScene } from '@/features/scene/model/document/empty-scene'
import { listQuestions } from '@/features/scene/model/document/quiz'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { renderInEditor } from '@/test/render-in-editor'
import { TimeDock } from '../../time-dock'

const scene: Scene = {
  ...createEmptyScene(),
  objects: [{ id: 'p1', kind: 'player', team: 'a', number: '7', x: 10, y: 10 }],
  tracks: [{ object: 'p1', keys: [{ t: 2, x: 21, y: 10, ease: 'linear' }] }],
  steps: [
    { id: 's1', t: 0, name: 'Open', note: '' },
    { id: 's2', t: 2, name: 'Play', note: '' },
  ],
}

async function openSheet() {
  const view = await renderInEditor(<TimeDock />, scene)
  await view.user.click(screen.getByRole('button', { name: 'Actions for Step 2' }))
  await view.user.click(await screen.findByRole('menuitem', { name: 'Question for players' }))
  return { ...view, sheet: within(await screen.findByRole('dialog')) }
}

test('a coach writes a question with answers at a step, and says which is right and why', async () => {
  const { user, editor, sheet } = await openSheet()
  await user.click(sheet.getByText('Choose'))
  await user.type(sheet.getByRole('textbox', { name: 'Question' }), 'Who is free?')
  await user.type(sheet.getByRole('textbox', { name: 'Answer 1' }), 'The 6')
  expect(listQuestions(editor.getState().scene)).toEqual([])
  await user.type(sheet.getByRole('textbox', { name: 'Answer 2' }), 'The 8')
  await user.click(sheet.getByRole('button', { name: 'Add an answer' }))
  await user.click(sheet.getByRole('button', { name: 'Remove answer 3' }))
  await user.click(sheet.getByRole('radio', { name: 'Answer 2 is right' }))
  await user.type(sheet.getByRole('textbox', { name: /^Why/ }), 'Nobody marks the 8.')
  expect(listQuestions(editor.getState().scene)).toMatchObject([
    {
      t: 2,
      question: 'Who is free?',
      quiz: {
        kind: 'choose',
        answers: ['The 6', 'The 8'],
        right: 1,
        explanation: 'Nobody marks the 8.',
      },
    },
  ])
})

test('a place on the pitch is right; the arrow keys move it, and undo takes each change back', async () => {
  const { user, editor, sheet } = await openSheet()
  await user.click(sheet.getByText('Tap the place'))
  const getQuiz = () => editor.getState().scene.freezes[0]?.quiz
  expect(getQuiz()).toMatchObject({ kind: 'tap', x: 52.5, y: 34, radius: 4 })
  sheet.getByRole('button', { name: /^Pitch/ }).focus()
  await user.keyboard('{ArrowRight}')
  expect(getQuiz()).toMatchObject({ x: 53.5, y: 34 })
  editor.undo()
  expect(getQuiz()).toMatchObject({ x: 52.5 })
  await user.click(sheet.getByText('Talk about it'))
  expect(editor.getState().scene.freezes[0]).toBeDefined()
  expect(getQuiz()).toBeUndefined()
})
