import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { href, paths } from '@/lib/router/paths'
import { unwrap } from '@/lib/supabase/unwrap'
import { createClientFor } from '@/test/create-client-for'
import { createOwnFamily } from '@/test/create-own-family'
import { createPlayerAccount } from '@/test/create-player-account'
import { renderApp } from '@/test/render-app'

type Family = Awaited<ReturnType<typeof createOwnFamily>>

const school = '00000000-0000-4000-8000-000000000001'

/** An exercise of the test's own coach. */
async function writeExercise(
  { coach }: Family,
  more: Record<string, string | number | boolean> = {},
) {
  const { id } = await unwrap(
    coach.rpc('save_individual_exercise', {
      p_exercise: {
        id: crypto.randomUUID(),
        school_id: school,
        visibility: 'me',
        topic: 'passing',
        place: 'wall',
        min_age: 8,
        max_age: 14,
        level: 2,
        minutes: 10,
        intensity: 'medium',
        measure: 'repetitions',
        target: 20,
        texts: { en: { title: 'Own wall', aim: 'Firm passes', steps: ['Pass', 'Turn'] } },
        ...more,
      },
    }),
  )
  return id
}

async function give({ coach, players }: Family, exerciseId: string, child = 0) {
  await unwrap(
    coach.rpc('assign_individual', {
      p_player_ids: [players[child]?.id ?? ''],
      p_exercise_id: exerciseId,
    }),
  )
  const [work] = await unwrap(
    coach.from('individual_assignments').select('id').eq('exercise_id', exerciseId),
  )
  return work?.id ?? ''
}

const listEntries = ({ coach, players }: Family) =>
  unwrap(
    coach
      .from('individual_progress')
      .select('repetitions, seconds, minutes, effort, note, logged_by, assignment_id')
      .in(
        'player_id',
        players.map(({ id }) => id),
      ),
  )

/** Of the reader's language, which comes first; the other two are folded away. */
async function findWords(name: RegExp): Promise<HTMLElement> {
  const [first] = await screen.findAllByRole('textbox', { name })
  if (!first) throw new Error('no such field')
  return first
}

test('a coach writes an exercise, finds it again and changes it', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const { user, router } = await renderApp(paths.individual.create, { as: family.trainer })
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Please give the exercise a title.')).toBeVisible()
  await user.type(await findWords(/^Title/), 'Stair touches')
  await user.type(await findWords(/^What it is good for/), 'Quick feet')
  await user.type(await findWords(/^How it goes/), 'Left\nRight')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Stair touches' })).toBeVisible()
  expect(await screen.findByText('Nobody has it at the moment.')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Edit' }))
  const title = await findWords(/^Title/)
  expect(await findWords(/^How it goes/)).toHaveValue('Left\nRight')
  await user.clear(title)
  await user.type(title, 'Stair dance')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Stair dance' })).toBeVisible()
  await router.navigate(`${paths.individual.list}?mine=true`)
  expect(await screen.findByRole('link', { name: /Stair dance/ })).toBeVisible()
  await user.type(screen.getByRole('searchbox', { name: 'Search exercises' }), 'nothing like it')
  await waitFor(() => expect(screen.queryByRole('link', { name: /Stair dance/ })).toBeNull())
})

test('a change meets the newer version of somebody else as a conflict', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const id = await writeExercise(family)
  const { user } = await renderApp(href(paths.individual.edit, { id }), { as: family.trainer })
  await user.type(await findWords(/^Title/), ' two')
  await unwrap(
    family.coach.from('individual_exercises').update({ minutes: 11 }).eq('id', id).select('id'),
  )
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  const [stored] = await unwrap(
    family.coach.from('individual_exercise_texts').select('title').eq('exercise_id', id),
  )
  expect(stored?.title).toBe('Own wall')
})

test('an exercise nobody was given is deleted, one that was is put into the archive', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const id = await writeExercise(family)
  await give(family, id)
  const { user } = await renderApp(href(paths.individual.details, { id }), { as: family.trainer })
  expect(await screen.findByRole('link', { name: /^Ada/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: /more actions/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }),
  )
  await user.click(await screen.findByRole('button', { name: 'Archive' }))
  expect(await screen.findByText('In the archive')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Give to players' })).toBeNull()
})

test('the button of an exercise leads to giving exactly this one', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const id = await writeExercise(family)
  const { user } = await renderApp(href(paths.individual.details, { id }), { as: family.trainer })
  await user.click(await screen.findByRole('link', { name: 'Give to players' }))
  await user.click(await screen.findByRole('button', { name: 'Choose 1' }))
  expect(await screen.findByDisplayValue(/^Own wall/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Assign to 1 player' }))
  await waitFor(async () => {
    const rows = await unwrap(
      family.coach.from('individual_assignments').select('id').eq('exercise_id', id),
    )
    expect(rows).toHaveLength(1)
  })
})

test('a player counts by tapping, says how hard it was and sees a best', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const player = await createPlayerAccount(family, 0)
  const work = await give(family, await writeExercise(family))
  const { user, router } = await renderApp(paths.tasks.active, { as: player })
  await user.click(await screen.findByRole('link', { name: 'Do it now' }))
  expect(await screen.findByText('Try for: 20 times')).toBeVisible()
  expect(router.state.location.pathname).toBe(href(paths.individual.activeDetails, { id: work }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Count something/)).toBeVisible()
  const tap = screen.getByRole('button', { name: /Tap for each one$/ })
  await user.click(tap)
  await user.click(tap)
  await user.click(screen.getByRole('checkbox', { name: 'Pass' }))
  await user.click(screen.getByRole('radio', { name: 'Hard' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved. Your coach can see it.')).toBeVisible()
  expect(await listEntries(family)).toMatchObject([
    { repetitions: 2, minutes: null, effort: 4, logged_by: player.id, assignment_id: work },
  ])
  await user.click(screen.getByRole('button', { name: 'Once more' }))
  expect(await screen.findByText('Best so far: 2 times')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'How many?' }), '7')
  await user.click(screen.getByRole('switch', { name: /^The whole task is done/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('heading', { name: 'Well done: a new best!' })).toBeVisible()
  await waitFor(async () => expect(await listEntries(family)).toHaveLength(2))
  await user.click(screen.getByRole('link', { name: 'See progress' }))
  expect(await screen.findByText('5 times more than the first time')).toBeVisible()
  expect(screen.getByText('1 week')).toBeVisible()
  expect(screen.getByRole('heading', { name: '2 entries' })).toBeVisible()
})

test('what was counted stays after the page was closed', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const work = await give(family, await writeExercise(family))
  const address = href(paths.individual.activeDetails, { id: work })
  const { user, router } = await renderApp(address, { as: family.parent })
  await user.type(await screen.findByRole('textbox', { name: 'How many?' }), '12')
  await user.click(screen.getByRole('button', { name: 'Start' }))
  await router.navigate(paths.tasks.active)
  await screen.findByRole('link', { name: 'Do it now' })
  await router.navigate(address)
  expect(await screen.findByRole('button', { name: /^12\s*Tap/ })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible()
})

test('a parent logs for a child, of its own accord, and reads the entry', async () => {
  const family = await createOwnFamily({ children: ['Ada', 'Bea'], isOneTeam: true })
  const id = await writeExercise(family)
  await give(family, id, 1)
  const { user } = await renderApp(href(paths.individual.details, { id }), { as: family.parent })
  await user.click(await screen.findByRole('link', { name: 'Start with Ada' }))
  await user.type(await screen.findByRole('textbox', { name: 'Minutes' }), '9')
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'In the garage')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved. Your coach can see it.')
  expect(await listEntries(family)).toMatchObject([
    { minutes: 9, note: 'In the garage', logged_by: family.parent.id, assignment_id: null },
  ])
  await user.click(screen.getByRole('link', { name: 'See progress' }))
  const entry = await screen.findByRole('link', { name: /9 min$/ })
  await user.click(entry)
  expect(await screen.findByText('In the garage')).toBeVisible()
  expect(screen.getByText('Done without being asked')).toBeVisible()
})

test('a guardian who may not answer reads along and begins nothing', async () => {
  const family = await createOwnFamily({ children: ['Ada'], rights: { can_respond: false } })
  const id = await writeExercise(family)
  const work = await give(family, id)
  const { router } = await renderApp(href(paths.individual.details, { id }), {
    as: family.parent,
  })
  expect(await screen.findByText(/^You can read along for Ada/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Start' })).toBeNull()
  await router.navigate(href(paths.individual.activeDetails, { id: work }))
  expect(await screen.findByText('You are reading along')).toBeVisible()
})

test('after an injury nothing begins before somebody said yes', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const work = await give(family, await writeExercise(family, { needs_go_ahead: true }))
  const { user } = await renderApp(href(paths.individual.activeDetails, { id: work }), {
    as: family.parent,
  })
  const start = await screen.findByRole('button', { name: 'Start' })
  expect(start).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: /has said yes$/ }))
  expect(start).toBeEnabled()
})

test('a coach follows the own players and reads no others', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const other = await createOwnFamily({ children: ['Zoe'] })
  const { client: parent } = await createClientFor(family.parent)
  const id = await writeExercise(family)
  await unwrap(
    parent.rpc('log_individual_progress', {
      p_assignment_id: await give(family, id),
      p_repetitions: 21,
    }),
  )
  const playerId = family.players[0]?.id ?? ''
  const { router } = await renderApp(`${paths.individual.progress}?player=${playerId}`, {
    as: family.trainer,
  })
  expect(await screen.findByText('Target reached')).toBeVisible()
  await router.navigate(`${paths.individual.progress}?player=${other.players[0]?.id ?? ''}`)
  expect(await screen.findByRole('heading', { name: 'Choose a player' })).toBeVisible()
})

test('what another coach wrote for nobody is not there for a family', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const id = await writeExercise(family)
  await renderApp(href(paths.individual.details, { id }), { as: family.parent })
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})
