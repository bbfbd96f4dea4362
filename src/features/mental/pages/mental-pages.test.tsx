import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { href, paths } from '@/lib/router/paths'
import { unwrap } from '@/lib/supabase/unwrap'
import { createClientFor } from '@/test/create-client-for'
import { createOwnFamily } from '@/test/create-own-family'
import { createPlayerAccount } from '@/test/create-player-account'
import { renderApp } from '@/test/render-app'

type Family = Awaited<ReturnType<typeof createOwnFamily>>

/** The wave of the catalogue, given to the first child. */
async function give({ coach, players }: Family) {
  const exercise = await unwrap(
    coach.from('mental_exercises').select('id').eq('slug', 'breathing-like-a-wave').single(),
  )
  const player_id = players[0]?.id ?? ''
  const { id } = await unwrap(
    coach
      .from('mental_assignments')
      .insert({ player_id, exercise_id: exercise.id })
      .select('id')
      .single(),
  )
  return { id, exerciseId: exercise.id, playerId: player_id }
}

test('a player breathes, writes in private and shares it later; the coach reads the words alone', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const player = await createPlayerAccount(family, 0)
  const given = await give(family)
  const page = href(paths.mental.activeDetails, { id: given.id })
  const { user } = await renderApp(page, { as: player })
  await user.click(await screen.findByRole('button', { name: 'Not so good' }))
  await user.click(screen.getByRole('button', { name: 'Start' }))
  expect(await screen.findByText('Breathe in')).toBeVisible()
  expect(screen.getByText('Breath 1 of 10')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next breath' }))
  expect(await screen.findByText('Breath 2 of 10')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Pause' }))
  expect(await screen.findByRole('button', { name: 'Go on' })).toBeVisible()
  for (let round = 2; round < 10; round += 1) {
    await user.click(screen.getByRole('button', { name: 'Next breath' }))
  }
  await user.click(await screen.findByRole('button', { name: 'Finish' }))
  await user.click(await screen.findByRole('button', { name: 'Good' }))
  await user.type(screen.getByRole('textbox', { name: /^What went through/ }), 'The fifth wave')
  expect(screen.getByText('Private: nobody else reads it')).toBeVisible()
  expect(screen.getByRole('switch', { name: 'The task is done' })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The fifth wave')).toBeVisible()
  expect(await screen.findByText('Not so good')).toBeVisible()

  const readAsCoach = () =>
    unwrap(
      family.coach
        .from('mental_progress')
        .select('minutes, mood:mental_scores(score_after), words:mental_reflections(body)')
        .eq('player_id', given.playerId),
    )
  await waitFor(async () =>
    expect(await readAsCoach()).toEqual([{ minutes: 1, mood: null, words: null }]),
  )
  await user.click(screen.getByRole('button', { name: 'Share with coaches' }))
  expect(await screen.findByRole('button', { name: 'Stop sharing with coaches' })).toBeVisible()
  expect(await readAsCoach()).toEqual([
    { minutes: 1, mood: null, words: { body: 'The fifth wave' } },
  ])
  const { status } = await unwrap(
    family.coach.from('mental_assignments').select('status').eq('id', given.id).single(),
  )
  expect(status).toBe('done')
})

test('a coach sees when it was done, neither mood nor private words', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const given = await give(family)
  const { client: parent } = await createClientFor(family.parent)
  const entry = { p_assignment_id: given.id, p_minutes: 7, p_score_after: 1 }
  await unwrap(
    parent.rpc('log_mental_progress', {
      ...entry,
      p_id: crypto.randomUUID(),
      p_reflection: 'Cried a little',
    }),
  )
  await renderApp(href(paths.mental.activeDetails, { id: given.id }), { as: family.trainer })
  const log = await screen.findByRole('region', { name: 'So far' })
  expect(await within(log).findByText('7 min')).toBeVisible()
  expect(within(log).queryByText('Cried a little')).toBeNull()
  expect(within(log).queryByText('Not good at all')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Share with coaches' })).toBeNull()
})

test('a parent who noted low moods three times finds help, and may share the words', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const given = await give(family)
  const { client: parent } = await createClientFor(family.parent)
  for (const body of ['One', 'Two', 'Three']) {
    await unwrap(
      parent.rpc('log_mental_progress', {
        p_id: crypto.randomUUID(),
        p_player_id: given.playerId,
        p_exercise_id: given.exerciseId,
        p_minutes: 3,
        p_score_after: 1,
        p_reflection: body,
      }),
    )
  }
  await renderApp(href(paths.mental.activeDetails, { id: given.exerciseId }), {
    as: family.parent,
  })
  expect(await screen.findByText('Support for your child')).toBeVisible()
  expect(screen.getByRole('link', { name: /116 111/ })).toHaveAttribute('href', 'tel:116111')
  expect(await screen.findAllByRole('button', { name: 'Share with coaches' })).toHaveLength(3)
})

test('the library leads a parent to what was given, and finds by skill', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const given = await give(family)
  const { user, router } = await renderApp(paths.mental.list, { as: family.parent })
  const open = await screen.findByRole('region', { name: 'From your coach' })
  expect(within(open).getByRole('link', { name: /Breathing like a wave.*Ada/ })).toHaveAttribute(
    'href',
    href(paths.mental.activeDetails, { id: given.id }),
  )
  expect(screen.queryByRole('link', { name: 'New exercise' })).toBeNull()
  await user.type(screen.getByRole('searchbox', { name: 'Search exercises' }), 'penalty')
  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: 'Breathing and calm' })).toBeNull(),
  )
  expect(await screen.findByRole('heading', { name: 'Visualisation' })).toBeVisible()
  // the address follows the typing a moment later
  await waitFor(() => expect(router.state.location.search).toContain('q=penalty'))
})

test('a coach writes an exercise, changes it and is led to giving it', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const { user, router } = await renderApp(paths.mental.create, { as: family.trainer })
  const create = await screen.findByRole('button', { name: 'Create a mental exercise' })
  await user.click(create)
  expect(await screen.findByText('Please give it a title.')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: /^Title/ }), 'Quiet minute')
  await user.type(screen.getByRole('textbox', { name: /^Aim/ }), 'Arrive in the changing room')
  await user.type(screen.getByRole('textbox', { name: /^What to do/ }), 'Sit and listen')
  await user.click(create)
  expect(await screen.findByRole('heading', { name: 'Quiet minute' })).toBeVisible()
  const id = router.state.location.pathname.split('/').at(-1) ?? ''
  expect(screen.getByText('Sit and listen')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Give to players' })).toHaveAttribute(
    'href',
    `${paths.tasks.assign}?kind=mental&exercise=${id}`,
  )
  await user.click(screen.getByRole('link', { name: 'Edit' }))
  const title = await screen.findByRole('textbox', { name: /^Title/ })
  await user.clear(title)
  await user.type(title, 'Quiet two minutes')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('heading', { name: 'Quiet two minutes' })).toBeVisible()
})
