import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { href, paths } from '@/lib/router/paths'
import { unwrap } from '@/lib/supabase/unwrap'
import { createOwnFamily } from '@/test/create-own-family'
import { renderApp } from '@/test/render-app'

type Family = Awaited<ReturnType<typeof createOwnFamily>>

/** A plan of one goal from today on. */
async function createPlan(family: Family) {
  const playerId = family.players[0]?.id ?? ''
  const plan = await unwrap(
    family.coach.rpc('save_development_plan', {
      p_plan: {
        id: crypto.randomUUID(),
        player_id: playerId,
        starts_on: '2026-11-01',
        ends_on: '2026-11-17',
        goals: [{ words: 'I look up', signs: 'My pass arrives', topic: 'passing' }],
      },
    }),
  )
  return { playerId, plan, tab: `/players/details/${playerId}?tab=development` }
}

async function listPlans(family: Family) {
  return unwrap(
    family.coach
      .from('development_plans')
      .select(
        'closed_at, player_agreed_at, family_agreed_at, goals:development_goals(words, topic)',
      )
      .eq('player_id', family.players[0]?.id ?? ''),
  )
}

test('a coach writes a plan from the empty tab', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const playerId = family.players[0]?.id ?? ''
  const { user } = await renderApp(`/players/details/${playerId}?tab=development`, {
    as: family.trainer,
  })
  await user.click(await screen.findByRole('link', { name: 'Write a plan' }, { timeout: 10_000 }))
  await user.click(await screen.findByRole('button', { name: 'Propose plan' }))
  expect(await screen.findByText('Please write the goal.')).toBeVisible()
  const goal = within(screen.getByRole('group', { name: 'Goal 1' }))
  await user.type(goal.getByRole('textbox', { name: /^Goal in the child/ }), 'I look up')
  await user.type(goal.getByRole('textbox', { name: /^What we see/ }), 'My pass arrives')
  await user.type(goal.getByRole('combobox', { name: /^Main topic/ }), 'Passing')
  await user.keyboard('{ArrowDown}{Enter}')
  await user.click(screen.getByRole('button', { name: 'Propose plan' }))
  expect(await screen.findByRole('heading', { name: 'I look up' })).toBeVisible()
  expect(await screen.findByText('Not trained yet in this period')).toBeVisible()
  const [plan] = await listPlans(family)
  expect(plan?.goals).toEqual([{ words: 'I look up', topic: 'passing' }])
})

test('the review lists the measured tests of the period', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const { playerId, plan } = await createPlan(family)
  for (const [on, time] of [
    ['2026-10-20', 5.5],
    ['2026-11-02', 5.21],
    ['2026-11-16', 5.04],
  ] as const) {
    await unwrap(
      family.coach.rpc('save_test_results', {
        p_team_id: family.teams[0]?.id ?? '',
        p_test_key: 'sprint_30',
        p_measured_on: on,
        p_entries: [{ player_id: playerId, tries: [time], seen: null }],
      }),
    )
  }
  await renderApp(href(paths.development.review, { id: plan.id }), { as: family.trainer })
  expect(await screen.findByText('30 m sprint')).toBeVisible()
  expect(screen.getByText('5.21 → 5.04 s')).toBeVisible()
})

test('a parent says yes for the family and for a child without an account', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const { tab } = await createPlan(family)
  const { user } = await renderApp(tab, { as: family.parent })
  await user.click(
    await screen.findByRole('button', { name: 'Yes, we support this' }, { timeout: 10_000 }),
  )
  expect(await screen.findByText(/^Family: yes on/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ada says yes' }))
  expect(await screen.findByText(/^Ada: yes on/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
  const [plan] = await listPlans(family)
  expect(plan?.player_agreed_at).not.toBeNull()
})

test('the player looks back, the coach too; shared, the family reads it', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const { plan } = await createPlan(family)
  const address = href(paths.development.review, { id: plan.id })
  const first = await renderApp(address, { as: family.parent })
  const own = within(await screen.findByRole('form', { name: 'The player’s view' }))
  await first.user.click(own.getByRole('button', { name: 'Save' }))
  expect(await own.findByText('Please choose a step.')).toBeVisible()
  await first.user.click(own.getByRole('radio', { name: 'Works most of the time' }))
  await first.user.click(own.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The coach shares it with you after the talk.')).toBeVisible()
  await waitFor(async () =>
    expect(
      await unwrap(
        family.coach.from('development_reviews').select('kind, steps').eq('plan_id', plan.id),
      ),
    ).toEqual([{ kind: 'self', steps: [3] }]),
  )
  first.unmount()

  const { user, unmount } = await renderApp(address, { as: family.trainer })
  const mine = within(await screen.findByRole('form', { name: 'The coach’s view' }))
  await user.click(mine.getByRole('radio', { name: 'Has become mine' }))
  await user.type(mine.getByRole('textbox', { name: /^What was to be seen/ }), 'Head up')
  await user.click(mine.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Share with family' }))
  const sheet = within(await screen.findByRole('dialog'))
  await user.click(sheet.getByRole('button', { name: 'Share with family' }))
  expect(await screen.findByRole('link', { name: 'Write the next plan' })).toBeVisible()
  unmount()

  await renderApp(address, { as: family.parent })
  expect(await screen.findByText('Head up')).toBeVisible()
  expect(screen.getByText('Has become mine')).toBeVisible()
})

test('the coach finds the squad with whose review is due', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  await createPlan(family)
  await renderApp(paths.development.team, { as: family.trainer })
  expect(await screen.findByText(/^Review due since/)).toBeVisible()
  expect(screen.getByText('Waiting for the player')).toBeVisible()
})

test('an owner sees numbers and no plan', async () => {
  await renderApp(paths.development.team, { as: 'owner' })
  expect(await screen.findByRole('list', { name: 'Teams in numbers' })).toBeVisible()
})

test('a coach of another team finds no review', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const { plan } = await createPlan(family)
  await renderApp(href(paths.development.review, { id: plan.id }), { as: 'coach2' })
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})

test('a plan that a colleague has written meanwhile is named; what was typed stays', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const playerId = family.players[0]?.id ?? ''
  const { user } = await renderApp(href(paths.development.write, { playerId }), {
    as: family.trainer,
  })
  const goal = within(await screen.findByRole('group', { name: 'Goal 1' }))
  await user.type(goal.getByRole('textbox', { name: /^Goal in the child/ }), 'I look up')
  await user.type(goal.getByRole('textbox', { name: /^What we see/ }), 'My pass arrives')
  await user.type(goal.getByRole('combobox', { name: /^Main topic/ }), 'Passing')
  await user.keyboard('{ArrowDown}{Enter}')
  await createPlan(family)
  await user.click(screen.getByRole('button', { name: 'Propose plan' }))
  expect(await screen.findByText(/^This player has a plan already/)).toBeVisible()
  expect(goal.getByRole('textbox', { name: /^Goal in the child/ })).toHaveValue('I look up')
})
