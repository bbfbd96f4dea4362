import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { href, paths } from '@/lib/router/paths'
import { unwrap } from '@/lib/supabase/unwrap'
import { createClientFor } from '@/test/create-client-for'
import { createOwnSchool } from '@/test/create-own-school'
import { createPerson } from '@/test/create-person'
import { renderApp } from '@/test/render-app'

/** A school on the free plan (one team, 15 players) with one team and so many players in it. */
async function createFreeSchool(players: number) {
  const school = await createOwnSchool()
  const { client } = await createClientFor(school.owner)
  const row = { school_id: school.id, name: 'Cubs', age_group: 'U13', season: '2026/27' }
  const team = await unwrap(client.from('teams').insert(row).select('id').single())
  await unwrap(
    client.rpc('import_players', {
      p_school_id: school.id,
      p_rows: Array.from({ length: players }, (_, index) => ({
        first_name: 'Player',
        last_name: `No ${index + 1}`,
        date_of_birth: '2014-03-04',
        team_id: team.id,
      })),
    }),
  )
  const coach = await createPerson('coach', { first_name: 'Carl', last_name: 'Coach' }, school.id)
  const staff = { team_id: team.id, user_id: coach.id, role: 'head_coach' as const }
  await unwrap(client.from('team_staff').insert(staff).select('team_id'))
  return { ...school, coach, teamId: team.id }
}

const findFull = async (title: string) => {
  const words = await screen.findByText(title)
  return within(words.closest<HTMLElement>('[role="status"]') ?? document.body)
}

test('an owner reads beside the button that the plan is full, and goes on to one with room', async () => {
  const { owner } = await createFreeSchool(2)
  const { user, router } = await renderApp(paths.teams.list, { as: owner })
  const full = await findFull('The plan is full: 1 of 1 team')
  expect(full.getByText('Archived teams do not count.')).toBeVisible()
  await user.click(full.getByRole('link', { name: 'See the Professional plan' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible()
  const chosen = screen.getByRole('article', { name: 'Professional' })
  expect(within(chosen).getByText('Up to 3 teams')).toBeVisible()
  expect(router.state.location.search).toMatch(/plan=/)
})

test('a team that does not fit is refused in words, and nothing typed is lost', async () => {
  const { owner } = await createFreeSchool(0)
  const { user } = await renderApp(paths.teams.create, { as: owner })
  await findFull('The plan is full: 1 of 1 team')
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Second')
  await user.click(screen.getByRole('combobox', { name: /^Age group/ }))
  await user.click(await screen.findByRole('option', { name: 'U9', hidden: true }))
  await user.click(screen.getByRole('button', { name: 'Create a team' }))
  expect(await screen.findByText(/has no room for more. Nothing was added/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Second')
})

test('a coach of a full club is told whom to ask, on the list, in the squad and before importing', async () => {
  const { coach, teamId } = await createFreeSchool(15)
  const list = await renderApp(paths.players.list, { as: coach })
  const full = await findFull('The plan is full: 15 of 15 players')
  expect(full.getByText(/^Ask Olga Own for a bigger plan/)).toBeVisible()
  expect(full.getByRole('link', { name: 'Plans for coaches' })).toBeVisible()
  list.unmount()

  const squad = await renderApp(href(paths.teams.details, { id: teamId }), { as: coach })
  expect(
    (await findFull('The plan is full: 15 of 15 players')).getByText(/^Ask Olga/),
  ).toBeVisible()
  squad.unmount()

  await renderApp(paths.players.import, { as: coach })
  expect(
    (await findFull('The plan is full: 15 of 15 players')).getByText(/^Ask Olga/),
  ).toBeVisible()
})

test('where there is room it is counted beside the form; a table too long for it waits', async () => {
  const { owner } = await createFreeSchool(13)
  const form = await renderApp(paths.players.create, { as: owner })
  expect(await screen.findByText('13 of 15 players used in the Free plan')).toBeVisible()
  form.unmount()

  const { user } = await renderApp(paths.players.import, { as: owner })
  await user.click(await screen.findByRole('textbox'))
  await user.paste(
    [
      'First name\tLast name\tBorn',
      ...['A', 'B', 'C'].map((name) => `${name}\tNew\t2014-03-04`),
    ].join('\n'),
  )
  expect(
    await screen.findByText('The table brings 3 players, the plan has room for 2.'),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Import 3 players' })).toBeDisabled()
})

test('the page of the school shows its people the plan, and families nothing of it', async () => {
  const { id, owner } = await createFreeSchool(2)
  const page = href(paths.schools.mine, { clubId: id })
  const { unmount } = await renderApp(page, { as: owner })
  const card = within(await screen.findByRole('region', { name: 'Plan' }))
  expect(card.getByText('Free')).toBeVisible()
  expect(card.getByText('1 of 1')).toBeVisible()
  expect(card.getByText('2 of 15')).toBeVisible()
  unmount()

  const parent = await createPerson('parent', { first_name: 'Pia', last_name: 'Parent' }, id)
  await renderApp(page, { as: parent })
  expect(await screen.findByRole('region', { name: 'Contact' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Plan' })).not.toBeInTheDocument()
})
