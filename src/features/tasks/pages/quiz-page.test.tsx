import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createEmptyScene } from '@/features/scene/model/document/empty-scene'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { href, paths } from '@/lib/router/paths'
import { unwrap } from '@/lib/supabase/unwrap'
import { createOwnFamily } from '@/test/create-own-family'
import { createPlayerAccount } from '@/test/create-player-account'
import { createPerson } from '@/test/create-person'
import { renderApp } from '@/test/render-app'

type Family = Awaited<ReturnType<typeof createOwnFamily>>

const school_id = '00000000-0000-4000-8000-000000000001'

/** Nothing moves: the questions come at once, whatever the clock does. */
const scene: Scene = {
  ...createEmptyScene({ kind: 'half', length: 50, width: 60 }),
  objects: [{ id: 'p8', kind: 'player', team: 'a', number: '8', x: 10, y: 20 }],
  freezes: [
    {
      id: 'f1',
      t: 0,
      seconds: 3,
      question: 'Who is free?',
      quiz: {
        kind: 'choose',
        answers: ['The 6', 'The 8'],
        right: 1,
        explanation: 'Nobody marks the 8.',
        topic: 'passing',
      },
    },
    {
      id: 'f2',
      t: 0,
      seconds: 3,
      question: 'Where is space?',
      quiz: { kind: 'tap', x: 26, y: 30, radius: 3, topic: 'possession' },
    },
  ],
}

async function drawQuiz({ coach }: Family, title: string) {
  const animation = { school_id, title, scene: JSON.parse(JSON.stringify(scene)), visibility: 'me' }
  return unwrap(coach.rpc('save_animation', { p_animation: animation }))
}

async function giveQuiz(family: Family) {
  const animation = await drawQuiz(family, 'Third player')
  await unwrap(
    family.coach.rpc('assign_quiz', {
      p_player_ids: family.players.map(({ id }) => id),
      p_animation_id: animation.id,
      p_task: { request_id: crypto.randomUUID() },
    }),
  )
  const [quiz] = await unwrap(
    family.coach.from('quizzes').select('id').eq('animation_id', animation.id),
  )
  return { animation, path: href(paths.tasks.quiz, { id: quiz?.id ?? '' }) }
}

test('a coach gives an animation to a team, to watch and answer', async () => {
  const family = await createOwnFamily({ children: ['Ada', 'Bea'], isOneTeam: true })
  const animation = await drawQuiz(family, 'Free on the far side')
  const { user, router } = await renderApp(`${paths.tasks.assign}?kind=quiz`, {
    as: family.trainer,
  })
  await user.click(await screen.findByRole('button', { name: 'Choose all 2' }))
  await user.click(screen.getByRole('button', { name: 'Assign to 2 players' }))
  expect(await screen.findByText('Please choose an animation.')).toBeVisible()
  await user.click(await screen.findByRole('combobox', { name: /^Animation/ }))
  await user.click(
    await screen.findByRole('option', { name: /^Free on the far side/, hidden: true }),
  )
  await user.click(screen.getByRole('button', { name: 'Assign to 2 players' }))
  expect(await screen.findAllByRole('heading', { name: 'Free on the far side' })).toHaveLength(2)
  expect(router.state.location.pathname).toBe(paths.tasks.active)
  const given = await unwrap(
    family.coach.from('quizzes').select('title, scene').eq('animation_id', animation.id),
  )
  expect(given).toHaveLength(1)
  expect(JSON.stringify(given)).not.toContain('Nobody marks the 8')
})

test('a player looks again, finds the answer, taps beside it and is done', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const player = await createPlayerAccount(family, 0)
  await giveQuiz(family)
  const { user } = await renderApp(paths.tasks.active, { as: player })
  await user.click(await screen.findByRole('link', { name: 'Watch and answer' }))
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Start the film' }))
  expect(await screen.findByRole('heading', { name: 'Who is free?' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'The 6' }))
  expect(await screen.findByText('Look again: what do you see?')).toBeVisible()
  expect(screen.getByText('Nobody marks the 8.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Watch it again' }))
  await user.click(await screen.findByRole('button', { name: 'The 8' }))
  expect(await screen.findByText('Right!')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Go on' }))
  expect(await screen.findByText('Where is space?')).toBeVisible()
  expect(screen.getByRole('button', { name: 'That is my answer' })).toBeDisabled()
  screen.getByRole('button', { name: /^Pitch/ }).focus()
  // the mark begins in the middle and goes a metre with each press
  await user.keyboard('{ArrowUp>8/}')
  await user.click(screen.getByRole('button', { name: 'That is my answer' }))
  expect(await screen.findByText('Look again: what do you see?')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Watch to the end' }))
  expect(await screen.findByRole('heading', { name: '1 of 2 found' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try the open ones again' }))
  await user.click(await screen.findByRole('button', { name: 'Start the film' }))
  expect(await screen.findByText('Question 2 of 2')).toBeVisible()
  const [task] = await unwrap(
    family.coach
      .from('tasks')
      .select('status')
      .eq('kind', 'quiz')
      .eq('player_id', family.players[0]?.id ?? ''),
  )
  expect(task?.status).toBe('done')
})

test('a parent answers with each child, and reads afterwards what was right', async () => {
  const family = await createOwnFamily({ children: ['Ada', 'Bea'], isOneTeam: true })
  const { path } = await giveQuiz(family)
  const bea = family.players.find(({ first_name }) => first_name === 'Bea')
  const { user } = await renderApp(`${path}?player=${bea?.id}`, { as: family.parent })
  const children = await screen.findByRole('navigation', { name: 'Whose turn it is' })
  expect(within(children).getByRole('link', { name: 'Bea' })).toHaveAttribute('aria-current')
  await user.click(screen.getByRole('button', { name: 'Start the film' }))
  await user.click(await screen.findByRole('button', { name: 'The 8' }))
  await user.click(await screen.findByRole('button', { name: 'Go on' }))
  const pitch = await screen.findByRole('button', { name: /^Pitch/ })
  pitch.focus()
  await user.keyboard('{ArrowUp}')
  await user.click(screen.getByRole('button', { name: 'That is my answer' }))
  expect(await screen.findByText('Right!')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Watch to the end' }))
  expect(await screen.findByRole('heading', { name: '2 of 2 found' })).toBeVisible()
  await user.click(within(children).getByRole('link', { name: 'Ada' }))
  expect(await screen.findByRole('button', { name: 'Start the film' })).toBeVisible()
  await user.click(within(children).getByRole('link', { name: 'Bea' }))
  expect(await screen.findByText('Right: The 8')).toBeVisible()
})

test('a guardian who may not answer waits', async () => {
  const family = await createOwnFamily({ children: ['Ada'], rights: { can_respond: false } })
  const { path } = await giveQuiz(family)
  await renderApp(path, { as: family.parent })
  expect(await screen.findByText('Not answered yet')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Start the film' })).toBeNull()
})

test('the coach reads numbers by principle without names, and what to ask next', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const { path } = await giveQuiz(family)
  const player = await createPlayerAccount(family, 0)
  const first = await renderApp(path, { as: player })
  await first.user.click(await screen.findByRole('button', { name: 'Start the film' }))
  await first.user.click(await screen.findByRole('button', { name: 'The 6' }))
  expect(await screen.findByText('Look again: what do you see?')).toBeVisible()
  first.unmount()
  const next = await drawQuiz(family, 'Passing under pressure')
  const { user, router } = await renderApp(path, { as: family.trainer })
  const topics = await screen.findByRole('region', { name: 'By principle' })
  expect(within(topics).getByText('Passing')).toBeVisible()
  expect(within(topics).getByText('0 of 1 right at first')).toBeVisible()
  expect(screen.getByText('0 of 1 players are done.')).toBeVisible()
  expect(screen.queryByText('Ada')).toBeNull()
  await user.click(
    await screen.findByRole('link', { name: 'Give “Passing under pressure” to players' }),
  )
  await waitFor(() => expect(router.state.location.search).toContain(next.id))
})

test('another coach finds no quiz there', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const { path } = await giveQuiz(family)
  await renderApp(path, {
    as: await createPerson('coach', { first_name: 'Olga', last_name: 'Other' }),
  })
  expect(await screen.findByRole('heading', { name: /not found/i })).toBeVisible()
})
