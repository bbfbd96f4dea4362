import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/lib/router/paths'
import { unwrap } from '@/lib/supabase/unwrap'
import { createClientFor } from '@/test/create-client-for'
import { createOwnSchool } from '@/test/create-own-school'
import { personas } from '@/test/personas'
import { renderApp } from '@/test/render-app'

async function fetchColours(id: string) {
  const { client } = await createClientFor(personas.admin)
  return unwrap(client.from('schools').select('first_colour, second_colour').eq('id', id).single())
}

test('an owner chooses the club’s two colours in two taps, sees shield and shirts, and takes them back', async () => {
  const school = await createOwnSchool()
  const { user } = await renderApp(`${paths.owner.academy}?school=${school.id}`, {
    as: school.owner,
  })
  const card = within(await screen.findByRole('region', { name: 'Club colours' }))
  expect(await card.findByText('Not chosen')).toBeVisible()

  await user.click(card.getByRole('button', { name: 'Change' }))
  const form = within(await screen.findByRole('form', { name: 'Club colours' }))
  await user.click(form.getByRole('switch', { name: /^We have club colours/ }))
  const first = within(await form.findByRole('group', { name: 'First colour' }))
  await user.click(first.getByRole('button', { name: 'red' }))
  expect(first.getByRole('button', { name: 'red' })).toHaveAttribute('aria-pressed', 'true')
  const second = within(form.getByRole('group', { name: 'Second colour' }))
  await user.click(second.getByRole('button', { name: 'navy' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Club colours saved.')).toBeVisible()
  expect(await card.findByRole('img', { name: /red and navy, the keeper apart/ })).toBeVisible()
  expect(await fetchColours(school.id)).toEqual({
    first_colour: '#d7263d',
    second_colour: '#14284b',
  })

  await user.click(card.getByRole('button', { name: 'Change' }))
  const again = within(await screen.findByRole('form', { name: 'Club colours' }))
  await user.click(again.getByRole('switch', { name: /^We have club colours/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await card.findByText('Not chosen')).toBeVisible()
  expect(await fetchColours(school.id)).toEqual({ first_colour: null, second_colour: null })
})

test('colours that somebody else changed meanwhile are a conflict, and what was picked stays', async () => {
  const school = await createOwnSchool()
  const { user } = await renderApp(`${paths.owner.academy}?school=${school.id}`, {
    as: school.owner,
  })
  const card = within(await screen.findByRole('region', { name: 'Club colours' }))
  await user.click(await card.findByRole('button', { name: 'Change' }))
  const form = within(await screen.findByRole('form', { name: 'Club colours' }))
  await user.click(form.getByRole('switch', { name: /^We have club colours/ }))
  const { client } = await createClientFor(school.owner)
  const blue = { first_colour: '#1f5fd0', second_colour: '#ffffff' }
  await unwrap(client.from('schools').update(blue).eq('id', school.id).select('id'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await form.findByText(/Somebody else changed the school meanwhile/)).toBeVisible()
  expect(form.getByRole('group', { name: 'First colour' })).toBeVisible()
  expect(await fetchColours(school.id)).toEqual(blue)
})

test('a coach and the rival’s owner cannot colour a school, and nothing but #rrggbb is a colour', async () => {
  const school = await createOwnSchool()
  const red = { first_colour: '#d7263d', second_colour: '#ffffff' }
  for (const persona of [personas.coach, personas.owner2]) {
    const { client } = await createClientFor(persona)
    const changed = await unwrap(
      client.from('schools').update(red).eq('id', school.id).select('id'),
    )
    expect(changed).toEqual([])
  }
  const { client } = await createClientFor(school.owner)
  for (const row of [
    { first_colour: 'red', second_colour: '#ffffff' },
    { first_colour: '#D7263D', second_colour: '#ffffff' },
    { first_colour: '#d7263d', second_colour: null },
  ]) {
    const { error } = await client.from('schools').update(row).eq('id', school.id)
    expect(error?.code).toBe('23514')
  }
})
