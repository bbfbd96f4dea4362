import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { href, paths } from '@/lib/router/paths'
import { unwrap } from '@/lib/supabase/unwrap'
import { createClientFor } from '@/test/create-client-for'
import { createOwnSchool } from '@/test/create-own-school'
import { personas } from '@/test/personas'
import { renderApp } from '@/test/render-app'

async function fetchMatchDay(id: string) {
  const { client } = await createClientFor(personas.admin)
  const columns = 'live_ticker, has_player_votes, least_minutes_share'
  return unwrap(client.from('schools').select(columns).eq('id', id).single())
}

const findCard = async () => within(await screen.findByRole('region', { name: 'Match day' }))

async function openSheet(user: Awaited<ReturnType<typeof renderApp>>['user']) {
  const card = await findCard()
  await user.click(card.getByRole('button', { name: 'Change' }))
  return within(await screen.findByRole('form', { name: 'Match day' }))
}

test('an owner finds the match-day settings from the school’s page and changes them; the audit log says who', async () => {
  const school = await createOwnSchool()
  const mine = href(paths.schools.mine, { clubId: school.id })
  const { user } = await renderApp(mine, { as: school.owner })
  await user.click(await screen.findByRole('link', { name: 'Edit' }))
  const card = await findCard()
  expect(await card.findByText('Goals without names')).toBeVisible()
  expect(card.getByText('No')).toBeVisible()
  expect(card.getByText('By the format of the match')).toBeVisible()

  const form = await openSheet(user)
  await user.click(form.getByRole('combobox', { name: /^Live ticker/ }))
  const names = { name: 'Goals with first names', hidden: true }
  await user.click(await screen.findByRole('option', names))
  await user.click(form.getByRole('switch', { name: /^Minors may vote/ }))
  await user.click(form.getByRole('combobox', { name: /^Minutes everybody gets/ }))
  const half = { name: '50 % of the match', hidden: true }
  await user.click(await screen.findByRole('option', half))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Match day settings saved.')).toBeVisible()
  expect(await card.findByText('Goals with first names')).toBeVisible()
  expect(card.getByText('Yes')).toBeVisible()
  expect(card.getByText('50 % of the match')).toBeVisible()
  expect(await fetchMatchDay(school.id)).toEqual({
    live_ticker: 'names',
    has_player_votes: true,
    least_minutes_share: 50,
  })

  const { client: admin } = await createClientFor(personas.admin)
  const [entry] = await unwrap(
    admin
      .from('audit_log')
      .select('actor_id')
      .eq('school_id', school.id)
      .eq('action', 'school_edited'),
  )
  expect(entry?.actor_id).toBe(school.owner.id)
})

test('a school that changed meanwhile is told beside the field, and nothing is overwritten', async () => {
  const school = await createOwnSchool()
  const { user } = await renderApp(paths.owner.academy, { as: school.owner })
  const form = await openSheet(user)
  const { client: admin } = await createClientFor(personas.admin)
  await unwrap(
    admin.from('schools').update({ live_ticker: 'off' }).eq('id', school.id).select('id').single(),
  )
  await user.click(form.getByRole('switch', { name: /^Minors may vote/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await form.findByText(/Somebody else changed the school meanwhile/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await form.findByText(/Somebody else changed the school meanwhile/)).toBeVisible()
  expect(form.getByRole('switch', { name: /^Minors may vote/ })).toBeChecked()
  expect(await fetchMatchDay(school.id)).toMatchObject({
    live_ticker: 'off',
    has_player_votes: false,
  })
})

test('an administrator changes the same settings in the form of the school', async () => {
  const school = await createOwnSchool()
  const edit = href(paths.admin.schools.edit, { id: school.id })
  const { user } = await renderApp(edit, { as: 'admin' })
  await user.click(await screen.findByRole('switch', { name: /^Minors may vote/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('heading', { level: 1, name: school.name })).toBeVisible()
  expect(await fetchMatchDay(school.id)).toEqual({
    live_ticker: 'goals',
    has_player_votes: true,
    least_minutes_share: null,
  })
})
