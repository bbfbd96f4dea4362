import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { href, paths } from '@/lib/router/paths'
import { unwrap } from '@/lib/supabase/unwrap'
import { addDays, getStartOfWeek, getToday } from '@/lib/time/calendar-date'
import { formatDay } from '@/lib/time/format-day'
import { createClientFor } from '@/test/create-client-for'
import { createOwnFamily } from '@/test/create-own-family'
import { createPerson } from '@/test/create-person'
import { personas } from '@/test/personas'
import { renderApp } from '@/test/render-app'

const school_id = '00000000-0000-4000-8000-000000000001'
const getPath = (id: string) => `${href(paths.players.details, { id })}?tab=load`
const monday = getStartOfWeek(getToday())
/** The Wednesday of the week that comes: planned whatever day it is. */
const nextWednesday = `${addDays(monday, 9)}T10:00:00Z`

/** A child with a training and a match in the coming week. */
async function createPlannedWeek() {
  const family = await createOwnFamily({ children: ['Ada'] })
  const ada = family.players[0]?.id ?? ''
  const team_id = family.teams[0]?.id ?? ''
  const shape = {
    school_id,
    team_id,
    opponent: 'SV Load',
    periods: 2,
    period_minutes: 25,
    format: 9,
  }
  const match = await unwrap(
    family.coach
      .from('matches')
      .insert({ ...shape, starts_at: nextWednesday })
      .select('id')
      .single(),
  )
  const p_entries = [{ player_id: ada, role: 'starter' }]
  await unwrap(family.coach.rpc('set_squad', { p_match_id: match.id, p_entries }))
  const starts_at = `${addDays(monday, 10)}T10:00:00Z`
  const ends_at = `${addDays(monday, 10)}T11:00:00Z`
  const training = { school_id, team_id, title: 'Load', starts_at, ends_at }
  await unwrap(family.coach.from('trainings').insert(training).select('id'))
  return { ...family, ada, match }
}

async function expectRecord() {
  const record = within(await screen.findByRole('list', { name: 'Load by week' }))
  const next = record.getByRole('listitem', { name: 'Next week' })
  expect(next).toHaveTextContent('1 session · 1 match · 50 min of match')
  expect(record.getByRole('listitem', { name: 'This week' })).toHaveTextContent('nothing')
  const last = `${formatDay(addDays(monday, -7), 'en')} – ${formatDay(addDays(monday, -1), 'en')}`
  expect(record.getByRole('listitem', { name: last })).toHaveTextContent('nothing')
  expect(record.getAllByRole('listitem')).toHaveLength(9)
  expect(screen.getByText('No limit is known for this age.')).toBeVisible()
}

test('coach and family read the same record of the child, the family from the match too', async () => {
  const { ada, match, trainer, parent } = await createPlannedWeek()
  const coached = await renderApp(getPath(ada), { as: trainer })
  await expectRecord()
  coached.unmount()

  const { user, router } = await renderApp(href(paths.matches.details, { id: match.id }), {
    as: parent,
  })
  await user.click(await screen.findByRole('link', { name: 'All weeks' }))
  await expectRecord()
  expect(router.state.location.search).toBe('?tab=load')
})

test('a child without anything has an empty record', async () => {
  const { players, parent } = await createOwnFamily({ children: ['Ada'], isTeamless: true })
  await renderApp(getPath(players[0]?.id ?? ''), { as: parent })
  expect(await screen.findByRole('heading', { name: 'No load yet' })).toBeVisible()
})

test('an administrator is told that the load is not shown; nobody else is answered', async () => {
  const { ada } = await createPlannedWeek()
  await renderApp(getPath(ada), { as: 'admin' })
  expect(await screen.findByRole('heading', { name: 'Not shown to you' })).toBeVisible()

  const colleague = await createPerson('coach', { first_name: 'Carl', last_name: 'Colleague' })
  for (const account of [colleague, personas.coach2, personas.owner2, personas.parent]) {
    const { client } = await createClientFor(account)
    const asked = { p_player_id: ada, p_on: monday, p_week_count: 8 }
    const { error } = await client.rpc('child_load_weeks', asked)
    expect(error?.message).toBe('player_not_readable')
  }
})

test('limits of the age and what a week has too much of stand in the record, with the source', async () => {
  const { ada, owner, trainer, teams } = await createPlannedWeek()
  const limits = 'At most 40 min of match a day'
  const { client: admin } = await createClientFor(personas.admin)
  const rule = {
    country: 'DE',
    age_group: 'U22',
    season_from: 2024,
    format: 9,
    source: 'Load test',
  }
  const { id } = await unwrap(
    admin
      .from('age_rules')
      .insert({ ...rule, day_minutes_max: 40, source_url: 'https://load.test/rules' })
      .select('id')
      .single(),
  )
  try {
    // an age no other test plays at
    await unwrap(
      owner
        .from('teams')
        .update({ age_group: 'U22' })
        .eq('id', teams[0]?.id ?? '')
        .select('id'),
    )
    await renderApp(getPath(ada), { as: trainer })
    expect(await screen.findByText(limits)).toBeVisible()
    const source = screen.getByRole('link', { name: /U22 since 2024\/25 \(Load test\)/ })
    expect(source).toHaveAttribute('href', 'https://load.test/rules')
    const next = screen.getByRole('listitem', { name: 'Next week' })
    expect(next).toHaveTextContent('50 min of match that day, at most 40.')
  } finally {
    await unwrap(admin.from('age_rules').delete().eq('id', id).select('id'))
  }
})
