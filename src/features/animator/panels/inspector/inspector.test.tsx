import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createEmptyScene } from '@/features/scene/model/document/empty-scene'
import type { Player, Scene } from '@/features/scene/model/document/scene-schema'
import { renderBoard } from '@/test/render-board'

const seven: Player = { id: 'p1', kind: 'player', team: 'a', number: '7', x: 20, y: 30 }
const nine: Player = { id: 'p2', kind: 'player', team: 'b', number: '9', x: 40, y: 30 }
const scene: Scene = {
  ...createEmptyScene(),
  objects: [seven, nine, { id: 'b1', kind: 'ball', x: 0, y: 0, owner: 'p1' }],
  tracks: [{ object: 'p1', keys: [{ t: 2, x: 30, y: 30, ease: 'linear' }] }],
}

function findPlayer(from: Scene, id = 'p1'): Player {
  const found = from.objects.find((object) => object.id === id)
  if (found?.kind !== 'player') throw new Error(`No player ${id}`)
  return found
}

async function select(...selection: string[]) {
  const board = await renderBoard(scene, { state: { selection } })
  await board.user.click(screen.getByRole('tab', { name: 'Selection' }))
  return board
}

test('number, name and team of a player change, each as one undo step', async () => {
  const { user, editor } = await select('p1')
  await user.clear(screen.getByLabelText('Number'))
  await user.type(screen.getByLabelText('Number'), '10{Enter}')
  await user.type(screen.getByLabelText('Name'), 'Mia')
  await user.selectOptions(screen.getByLabelText('Team'), 'Team B')
  expect(findPlayer(editor.getState().scene)).toMatchObject({
    number: '10',
    name: 'Mia',
    team: 'b',
  })
  editor.undo()
  editor.undo()
  expect(findPlayer(editor.getState().scene)).toEqual({ ...seven, number: '10' })
  editor.undo()
  expect(editor.getState().scene).toBe(scene)
})

test('what is no number is told beside the field, stays as typed and changes nothing', async () => {
  const { user, editor } = await select('p1')
  const along = screen.getByLabelText('Along')
  await user.clear(along)
  await user.type(along, 'far away{Enter}')
  expect(along).toHaveValue('far away')
  expect(along).toBeInvalid()
  expect(along).toHaveAccessibleDescription('Please enter a number.')
  await user.clear(along)
  await user.type(along, '900{Enter}')
  expect(along).toHaveAccessibleDescription('Between -250 and 250.')
  expect(editor.getState().scene).toBe(scene)
  await user.type(along, '{Escape}')
  expect(along).toHaveValue('20')
  expect(along).toBeValid()
})

test('numbers are written with a comma in German', async () => {
  const { user, editor } = await renderBoard(scene, { state: { selection: ['p1'] }, locale: 'de' })
  await user.click(screen.getByRole('tab', { name: 'Auswahl' }))
  await user.clear(screen.getByLabelText('Längs'))
  await user.type(screen.getByLabelText('Längs'), '21,5{Enter}')
  expect(findPlayer(editor.getState().scene).x).toBe(21.5)
  expect(screen.getByLabelText('Längs')).toHaveValue('21,5')
})

test('arrow keys in a number field step it, and do not move the player on the pitch', async () => {
  const { user, editor } = await select('p1')
  await user.click(screen.getByLabelText('Across'))
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(findPlayer(editor.getState().scene)).toMatchObject({ x: 20, y: 31 })
})

test('keeper, direction and field of view are switched', async () => {
  const { user, editor } = await select('p1')
  for (const name of ['Goalkeeper', 'Show direction', 'Field of view']) {
    await user.click(screen.getByRole('switch', { name }))
  }
  expect(findPlayer(editor.getState().scene)).toMatchObject({
    is_keeper: true,
    has_direction: true,
    view: { angle: 120, reach: 15 },
  })
  await user.clear(await screen.findByLabelText('Angle'))
  await user.type(screen.getByLabelText('Angle'), '90{Enter}')
  expect(findPlayer(editor.getState().scene).view?.angle).toBe(90)
})

test('the ball is given to somebody at the start', async () => {
  const { user, editor } = await select('b1')
  expect(screen.getByLabelText('With')).toHaveDisplayValue('Green 7')
  await user.selectOptions(screen.getByLabelText('With'), 'Yellow 9')
  expect(editor.getState().scene.objects.at(-1)).toMatchObject({ owner: 'p2' })
})

test('a run says its way and speed; a shorter time makes it faster, and too fast is said', async () => {
  const { user, editor } = await select('p1@0')
  expect(screen.getByText('10 m at 18 km/h.')).toBeVisible()
  await user.clear(screen.getByLabelText('Takes'))
  await user.type(screen.getByLabelText('Takes'), '1{Enter}')
  expect(editor.getState().scene.tracks[0]?.keys[0]?.t).toBe(1)
  expect(screen.getByText('10 m at 36 km/h. Nobody runs that fast.')).toBeVisible()
  await user.clear(screen.getByLabelText('Starts at'))
  await user.type(screen.getByLabelText('Starts at'), '1.5{Enter}')
  expect(editor.getState().scene.tracks[0]?.keys.map(({ t }) => t)).toEqual([1.5, 2.5])
})

test('several things are lined up and put in a group', async () => {
  const { user, editor } = await select('p1', 'p2')
  await user.click(screen.getByRole('button', { name: 'Align left' }))
  expect(findPlayer(editor.getState().scene, 'p2').x).toBe(20)
  await user.click(screen.getByRole('button', { name: 'Group' }))
  expect(findPlayer(editor.getState().scene).group).toBeDefined()
})

test('without a selection the scene shows: another pitch is chosen by its picture', async () => {
  const { user, editor } = await renderBoard(scene)
  await user.click(screen.getByRole('button', { name: 'Half' }))
  expect(editor.getState().scene.pitch).toMatchObject({
    kind: 'half',
    length: 52.5,
    // goal at the top: it fills a wide window
    orientation: 'portrait',
  })
  await user.click(screen.getByRole('radio', { name: 'Landscape' }))
  expect(editor.getState().scene.pitch.orientation).toBe('landscape')
})

test('a formation comes onto the pitch as one undo step', async () => {
  const { user, editor } = await renderBoard(createEmptyScene())
  const teamB = screen.getByText('Team B').closest('details')
  if (!teamB) throw new Error('No team B')
  await user.click(within(teamB).getByText('Team B'))
  await user.click(within(teamB).getByLabelText('Formation'))
  const picker = within(await screen.findByRole('dialog', { name: 'Formation' }))
  await user.click(picker.getByRole('button', { name: /4-3-3/ }))
  const { objects } = editor.getState().scene
  expect(objects).toHaveLength(11)
  expect(objects.every((object) => object.kind === 'player' && object.team === 'b')).toBe(true)
  editor.undo()
  expect(editor.getState().scene.objects).toEqual([])
})

test('a colour that is tried out is one undo step', async () => {
  const { editor, user } = await renderBoard(createEmptyScene())
  await user.click(screen.getByText('Team A', { selector: 'summary *' }))
  const [shirt] = screen.getAllByLabelText('Shirt')
  if (!shirt) throw new Error('No colour field')
  fireEvent.focus(shirt)
  fireEvent.change(shirt, { target: { value: '#112233' } })
  fireEvent.change(shirt, { target: { value: '#445566' } })
  fireEvent.blur(shirt)
  expect(editor.getState().scene.teams[0]?.colour).toBe('#445566')
  editor.undo()
  expect(editor.getState().scene.teams[0]?.colour).toBe('#4cc27e')
})

test('only a player of the squad can show a photo, and the switch says so', async () => {
  await select('p1')
  const photo = screen.getByRole('switch', { name: 'Show photo' })
  expect(photo).toBeDisabled()
  expect(photo).toHaveAccessibleDescription(/your squad/)
})
