import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/lib/router/paths'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { renderApp } from '@/test/render-app'
import { toFile } from '../model/transfer/exercise-file'
import { toCsv } from '../model/transfer/texts-csv'
import { blankExercise } from '../model/exercise-form/stored-exercise'
import { noWords } from '../model/exercise-form/text-schema'

function createDrill(title: string, minutes = 15) {
  const en = { ...noWords, title, aim: 'Keep the ball', coaching_points: [{ text: 'Look' }] }
  return { ...blankExercise, minutes, texts: { en, de: noWords, bg: noWords } }
}

const createUniqueName = (name: string) => `${name} ${crypto.randomUUID().slice(0, 6)}`
const createFile = (name: string, text: string) => new File([text], name)

async function fetchStored(title: string) {
  const client = await getDb()
  return unwrap(
    client
      .from('exercise_texts')
      .select('aim, exercise:exercises(id, minutes, visibility)')
      .eq('title', title),
  )
}

test('a file is looked at first: sound entries come in, faulty ones say why, known ones stay out', async () => {
  const { user } = await renderApp(`${paths.exercises.transfer}?tab=import`, { as: 'coach' })
  const [good, bad] = [createUniqueName('Good'), createUniqueName('Bad')]
  const text = toFile(
    [
      { id: crypto.randomUUID(), values: createDrill(good) },
      { id: crypto.randomUUID(), values: createDrill(bad, 500) },
    ],
    '2026-11-21T21:40:00Z',
  )
  await user.upload(screen.getByLabelText('Choose a JSON file'), createFile('drills.json', text))
  const list = within(await screen.findByRole('list', { name: 'Exercises in the file' }))
  expect(list.getByText(good)).toBeVisible()
  expect(
    within(list.getByRole('list', { name: `Faults of ${bad}` })).getByText(/^minutes: /),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Import 1 exercise' }))
  expect(await screen.findByText('Added: 1 · replaced: 0 · left out: 1 · failed: 0')).toBeVisible()
  expect(await fetchStored(good)).toMatchObject([{ exercise: { visibility: 'me' } }])
  expect(await fetchStored(bad)).toEqual([])

  await user.upload(screen.getByLabelText('Choose a JSON file'), createFile('drills.json', text))
  expect(await screen.findByText('You have it already')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Import 0 exercises' })).toBeDisabled()
})

test('a table of texts changes what it names, after showing before and after', async () => {
  const { user, router } = await renderApp(`${paths.exercises.transfer}?tab=import`, {
    as: 'coach',
  })
  const title = createUniqueName('Table')
  const text = toFile([{ id: crypto.randomUUID(), values: createDrill(title) }], 'now')
  await user.upload(screen.getByLabelText('Choose a JSON file'), createFile('one.json', text))
  await user.click(await screen.findByRole('button', { name: 'Import 1 exercise' }))
  await screen.findByText(/^Added: 1/)
  const id = (await fetchStored(title))[0]?.exercise.id ?? ''

  await router.navigate(`${paths.exercises.transfer}?tab=texts`)
  const values = createDrill(title)
  values.texts.en.aim = 'Spiel „schnell“; nicht hastig'
  const table = toCsv([
    { id, values },
    { id: crypto.randomUUID(), values },
  ])
  await user.upload(
    await screen.findByLabelText('Choose a CSV file'),
    createFile('texts.csv', table),
  )
  const list = within(await screen.findByRole('list', { name: 'Changed exercises' }))
  expect(list.getByText('Keep the ball')).toBeVisible()
  expect(list.getByText('Spiel „schnell“; nicht hastig')).toBeVisible()
  expect(screen.getByText('Line 3: You have no exercise with this id')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save the texts of 1 exercise' }))
  await screen.findByText(/replaced: 1/)
  await waitFor(async () =>
    expect(await fetchStored(title)).toMatchObject([{ aim: 'Spiel „schnell“; nicht hastig' }]),
  )
})

test('a file that is no exercises is refused with the reason', async () => {
  const { user } = await renderApp(`${paths.exercises.transfer}?tab=import`, { as: 'coach' })
  await user.upload(screen.getByLabelText('Choose a JSON file'), createFile('x.json', '{"a":1}'))
  expect(await screen.findByRole('alert')).toHaveTextContent('no exercises of Touchline')
})
