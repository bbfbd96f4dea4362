import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { unwrap } from '@/lib/supabase/unwrap'
import { createClientFor } from '@/test/create-client-for'
import { createPerson } from '@/test/create-person'
import { personas } from '@/test/personas'
import { renderApp } from '@/test/render-app'

const school_id = '00000000-0000-4000-8000-000000000001'

/** Two teams of this test alone, each with its coach; Mia plays in the first. */
async function createTwoTeams() {
  const mark = crypto.randomUUID().slice(0, 8)
  const { client: owner } = await createClientFor(personas.owner)
  const [first, second] = await Promise.all(
    ['X', 'Y'].map(async (letter) => {
      const coach = await createPerson('coach', { first_name: letter, last_name: mark })
      const team = await unwrap(
        owner
          .from('teams')
          .insert({ school_id, name: `${letter}${mark}`, age_group: 'U12', season: '2026/27' })
          .select('id, name')
          .single(),
      )
      const staff = { team_id: team.id, user_id: coach.id, role: 'head_coach' as const }
      await unwrap(owner.from('team_staff').insert(staff).select('team_id'))
      return { ...team, coach }
    }),
  )
  if (!first || !second) throw new Error('There are two teams')
  const mia = { first_name: 'Mia', last_name: mark, date_of_birth: '2015-05-06' }
  const player = await unwrap(
    owner
      .from('players')
      .insert({ school_id, ...mia })
      .select('id')
      .single(),
  )
  const place = { team_id: first.id, player_id: player.id }
  await unwrap(owner.from('squad_members').insert(place).select('id'))
  return { first, second, name: `Mia ${mark}` }
}

test('a player goes to another team when its coach agrees, and back only by asking', async () => {
  const { first, second, name } = await createTwoTeams()
  const offering = await renderApp(`/teams/details/${first.id}`, { as: first.coach })
  await offering.user.click(await screen.findByRole('checkbox', { name: new RegExp(name) }))
  await offering.user.click(screen.getByRole('button', { name: 'Move to another team' }))
  const sheet = within(await screen.findByRole('dialog', { name: `Move ${name}` }))
  await offering.user.click(await sheet.findByRole('combobox', { name: /New team/ }))
  await offering.user.click(
    await screen.findByRole('option', { name: new RegExp(second.name), hidden: true }),
  )
  await offering.user.click(sheet.getByRole('button', { name: 'Move to another team' }))
  expect(await screen.findByText(/has not answered yet/)).toBeVisible()
  offering.unmount()

  const receiving = await renderApp(`/teams/details/${second.id}`, { as: second.coach })
  await receiving.user.click(
    await screen.findByRole('button', { name: `Confirm the move of ${name}` }),
  )
  expect(await screen.findByRole('link', { name: new RegExp(name) })).toBeVisible()
  receiving.unmount()

  const former = await renderApp(`/teams/details/${first.id}`, { as: first.coach })
  await former.user.click(await screen.findByRole('button', { name: 'Add players' }))
  const adding = within(await screen.findByRole('dialog'))
  await former.user.click(await adding.findByRole('checkbox', { name }))
  await former.user.click(adding.getByRole('button', { name: 'Add 1 player' }))
  await former.user.click(await adding.findByRole('button', { name: 'Ask their coaches' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const withdraw = `Withdraw the request for ${name}`
  await former.user.click(await screen.findByRole('button', { name: withdraw }))
  await waitFor(() => expect(screen.queryByRole('button', { name: withdraw })).toBeNull())
})
