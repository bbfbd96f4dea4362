import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createEmptyScene } from '@/features/scene/model/document/empty-scene'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { renderBoard } from '@/test/render-board'
import { commands } from '../../editor/registry'
import { findMatches } from './find-commands'

const scene: Scene = {
  ...createEmptyScene(),
  objects: [{ id: 'p1', kind: 'player', team: 'a', number: '7', x: 34, y: 20 }],
}

const finderName = 'What do you want to do?'
const findFinder = () => screen.findByRole('combobox', { name: finderName })
const getCommandList = () => within(screen.getByRole('listbox', { name: 'Commands' }))

test('Ctrl+K finds a command by the beginning of its words and runs it', async () => {
  const { user, editor } = await renderBoard(scene)
  await user.keyboard('{Control>}k{/Control}')
  const box = await findFinder()
  expect(box).toHaveFocus()
  await user.type(box, 'sel all')
  expect(getCommandList().getAllByRole('option')).toHaveLength(1)
  await user.keyboard('{Enter}')
  expect(editor.getState().selection).toEqual(['p1'])
  expect(screen.queryByRole('combobox', { name: finderName })).not.toBeInTheDocument()
})

test('arrow keys go through what was found; the current one is told', async () => {
  const { user } = await renderBoard(scene)
  await user.keyboard('{Control>}k{/Control}')
  const box = await findFinder()
  await user.type(box, 'zoom')
  const [first, second] = getCommandList().getAllByRole('option')
  expect(first).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{ArrowDown}')
  expect(second).toHaveAttribute('aria-selected', 'true')
  expect(box).toHaveAttribute('aria-activedescendant', second?.id)
})

test('what is not possible now is shown but does nothing', async () => {
  const { user, editor } = await renderBoard(scene)
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await findFinder(), 'undo{Enter}')
  expect(getCommandList().getByRole('option', { name: /Undo/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  expect(editor.getState().scene).toBe(scene)
})

test('words that no command has are said', async () => {
  const { user } = await renderBoard(scene)
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await findFinder(), 'offside')
  expect(screen.getByText('No command is called “offside”.')).toBeVisible()
})

test('the question mark shows every key of the registry', async () => {
  const { user } = await renderBoard(scene)
  await user.keyboard('?')
  const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
  const keyed = commands.filter(({ keys }) => keys?.length)
  expect(sheet.getAllByRole('term')).toHaveLength(keyed.length)
})

test('keys work on the board but not while a name is typed', async () => {
  const { user, editor } = await renderBoard(scene, { state: { selection: ['p1'] } })
  await user.keyboard('r')
  expect(editor.getState().tool).toBe('run')
  await user.keyboard('v')
  await user.type(screen.getByLabelText('Title'), 'rrr')
  expect(editor.getState().tool).toBe('select')
  await user.keyboard('{Delete}')
  expect(editor.getState().scene.objects).toHaveLength(1)
})

test('Space presses the button that has the focus and does not start play-back', async () => {
  const { user, editor } = await renderBoard(scene)
  screen.getByRole('button', { name: 'Player' }).focus()
  await user.keyboard(' ')
  expect(editor.getState()).toMatchObject({ tool: 'player', isPlaying: false })
})

test('the tools are one stop for Tab; arrow keys go from one to the next', async () => {
  const { user } = await renderBoard(scene)
  screen.getByRole('button', { name: 'Select' }).focus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('button', { name: 'Move the view' })).toHaveFocus()
  await user.keyboard('{End}')
  expect(screen.getByRole('button', { name: 'Measuring tape' })).toHaveFocus()
})

test('words are found at their beginning, with and without accents, best first', () => {
  const createEntry = (label: string, isEnabled = true) => ({ label, group: 'Ansicht', isEnabled })
  const entries = [
    createEntry('Ansicht größer', false),
    createEntry('Größer'),
    createEntry('Formation 4-3-3'),
  ]
  expect(findMatches(entries, 'gro').map(({ label }) => label)).toEqual([
    'Größer',
    'Ansicht größer',
  ])
  expect(findMatches(entries, '4-3').map(({ label }) => label)).toEqual(['Formation 4-3-3'])
  expect(findMatches(entries, '3-3').map(({ label }) => label)).toEqual(['Formation 4-3-3'])
  expect(findMatches(entries, 'ößer')).toEqual([])
})
