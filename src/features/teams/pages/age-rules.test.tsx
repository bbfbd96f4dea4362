import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { href, paths } from '@/lib/router/paths'
import { unwrap } from '@/lib/supabase/unwrap'
import { createClientFor } from '@/test/create-client-for'
import { createOwnSchool } from '@/test/create-own-school'
import { renderApp } from '@/test/render-app'

type User = Awaited<ReturnType<typeof renderApp>>['user']

async function choose(user: User, label: RegExp, option: string) {
  await user.click(screen.getByRole('combobox', { name: label }))
  await user.click(await screen.findByRole('option', { name: option, hidden: true }))
}

const findCard = async (name: string) => within(await screen.findByRole('region', { name }))

test('choosing an age shows what the association of the school’s country says, and touches nothing typed', async () => {
  const school = await createOwnSchool('DE')
  const { user, router } = await renderApp(paths.teams.create, { as: school.owner })
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Lions')
  expect(screen.queryByText(/What the association says/)).not.toBeInTheDocument()

  await choose(user, /^Age group/, 'U9')
  const card = await findCard('What the association says: U9, Germany')
  const facts = card.getAllByRole('listitem')
  expect(facts[0]).toHaveTextContent(
    /rounds of about 12 min · no goalkeeper · 4 mini goals · ball size 3 · pitch 26–28 × 20–22 m · a player is changed after each goal.*Recommended/,
  )
  expect(facts[1]).toHaveTextContent(/pitch 40 × 22–25 m.*Rule of the association/)
  expect(card.getByRole('link', { name: /^DFB/ })).toHaveAttribute(
    'href',
    expect.stringContaining('https://www.dfb.de'),
  )
  expect(card.getByText(/^Valid since 2024\/25/)).toBeVisible()
  expect(card.getByText(/not yet confirmed by the association/)).toBeVisible()

  await choose(user, /^Age group/, 'U21')
  expect(await screen.findByText(/^No rule is known here for U21 in/)).toBeVisible()

  await choose(user, /^Age group/, 'U9')
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Lions')
  await user.click(screen.getByRole('button', { name: 'Create a team' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Lions' })).toBeVisible()
  expect(router.state.location.pathname).toMatch(/^\/teams\/details\//)
  const stored = await findCard('What the association says: U9, Germany')
  expect(stored.getByText('3 v 3')).toBeVisible()
})

test('the form of a match starts with the rule the team’s page shows', async () => {
  const school = await createOwnSchool('GB')
  const { client } = await createClientFor(school.owner)
  const row = { school_id: school.id, name: 'Cubs', age_group: 'U13', season: '2026/27' }
  const { id } = await unwrap(client.from('teams').insert(row).select('id').single())
  const { user } = await renderApp(href(paths.teams.edit, { id }), { as: school.owner })
  const card = await findCard('What the association says: U13, England')
  expect(card.getByText('9 v 9')).toBeVisible()
  expect(card.getByText('in at most 1 session a week, at most 5 headers each')).toBeVisible()

  // the rule of the season before was another one
  await choose(user, /^Season/, '2025/26')
  expect(await card.findByText('11 v 11')).toBeVisible()
  expect(card.getByText(/2 × 35 min/)).toBeVisible()
  expect(
    card.getByText('at most 100 min of match a day, 150 min on a tournament day'),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Cubs' })).toBeVisible()

  await renderApp(`${paths.matches.create}?team=${id}`, { as: school.owner })
  expect(await screen.findByRole('textbox', { name: /^Players a side/ })).toHaveValue('11')
  expect(screen.getByText(/The FA: regulations until 2025\/26.*pitch 82 × 50 m/)).toBeVisible()
})
