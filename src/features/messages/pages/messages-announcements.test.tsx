import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/lib/router/paths'
import { unwrap } from '@/lib/supabase/unwrap'
import { createClientFor } from '@/test/create-client-for'
import { createOwnFamily } from '@/test/create-own-family'
import { createOwnSchool } from '@/test/create-own-school'
import { renderApp } from '@/test/render-app'

const school = '00000000-0000-4000-8000-000000000001'

/** The coach of a team of one child has announced something. */
async function createAnnouncement(body: string) {
  const family = await createOwnFamily({ children: ['Ada'] })
  const { id } = await unwrap(
    family.coach.rpc('open_announcements', {
      p_school_id: school,
      p_team_id: family.teams[0]?.id ?? '',
    }),
  )
  await unwrap(family.coach.rpc('send_message', { p_conversation_id: id, p_body: body }))
  return { family, link: `${paths.messages}?c=${id}` }
}

test('a coach announces something to everybody of the team in two taps', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const team = family.teams[0]?.name ?? ''
  const { user } = await renderApp(paths.messages, { as: family.trainer })
  const [start] = await screen.findAllByRole('button', { name: 'New message' })
  if (start) await user.click(start)
  const sheet = within(await screen.findByRole('dialog', { name: 'New message' }))
  const offered = within(await sheet.findByRole('region', { name: 'Announcements' }))
  await user.click(offered.getByRole('button', { name: new RegExp(`^${team}`) }))
  await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'No training tomorrow')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  const log = within(await screen.findByRole('log'))
  expect(await log.findByText('No training tomorrow')).toBeVisible()
  expect(await log.findByRole('button', { name: 'Read by 0 of 1' })).toBeVisible()

  const { client: parent } = await createClientFor(family.parent)
  const [notice] = await unwrap(
    parent.from('notifications').select('kind, payload').eq('kind', 'announcement'),
  )
  expect(notice?.payload).toMatchObject({ team, title: 'No training tomorrow' })
})

test('a family reads and reacts, and has no field to write in', async () => {
  const { family, link } = await createAnnouncement('Photo day on Friday')
  const { user } = await renderApp(link, { as: family.parent })
  const log = within(await screen.findByRole('log'))
  expect(await log.findByText('Photo day on Friday')).toBeVisible()
  expect(screen.getByText(/^Only the staff write here\./)).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Message' })).not.toBeInTheDocument()
  expect(log.queryByRole('button', { name: /^Read by/ })).not.toBeInTheDocument()
  await user.click(log.getByRole('button', { name: /^Actions for the message/ }))
  expect(screen.queryByRole('menuitem', { name: 'Reply' })).not.toBeInTheDocument()
  await user.click(await screen.findByRole('menuitem', { name: 'Applause' }))
  expect(await log.findByRole('button', { name: 'Applause: You' })).toBeVisible()
})

test('the coach sees who has read, and reminds only the others', async () => {
  const { family, link } = await createAnnouncement('Meet at eight')
  const { user } = await renderApp(link, { as: family.trainer })
  const log = within(await screen.findByRole('log'))
  await user.click(await log.findByRole('button', { name: 'Read by 0 of 1' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Who has read it' }))
  expect(sheet.getByText('Not yet')).toBeVisible()
  await user.click(sheet.getByRole('button', { name: 'Remind 1 person' }))
  expect(await screen.findByText('1 person was reminded.')).toBeVisible()
  expect(sheet.getByRole('button', { name: 'Remind 1 person' })).toBeDisabled()
})

test('a family that has opened it has read it', async () => {
  const { family, link } = await createAnnouncement('Bring shin pads')
  const { client: parent } = await createClientFor(family.parent)
  const { unmount } = await renderApp(link, { as: family.parent })
  await screen.findByRole('log')
  await waitFor(async () => {
    const [counted] = await unwrap(parent.rpc('unread_counts'))
    expect(counted?.unread).toBe(0)
  })
  unmount()
  await renderApp(link, { as: family.trainer })
  expect(await screen.findByRole('button', { name: 'Read by 1 of 1' })).toBeVisible()
})

test('the coach is told which players nobody reads for', async () => {
  const { family, link } = await createAnnouncement('Snow')
  const [team] = family.teams
  const player = await unwrap(
    family.owner
      .from('players')
      .insert({
        school_id: school,
        first_name: 'Lone',
        last_name: 'Wolf',
        date_of_birth: '2015-03-04',
      })
      .select('id')
      .single(),
  )
  const member = { player_id: player.id, team_id: team?.id ?? '' }
  await unwrap(family.owner.from('squad_members').insert(member).select('player_id'))
  const { user } = await renderApp(link, { as: family.trainer })
  await user.click(
    await screen.findByRole('button', { name: 'Read by 0 of 1 · 1 player not reached' }),
  )
  const sheet = within(await screen.findByRole('dialog', { name: 'Who has read it' }))
  const missed = within(sheet.getByRole('region', { name: 'Not reached here' }))
  expect(missed.getByText('Lone Wolf')).toBeVisible()
  expect(missed.getByText(team?.name ?? 'a team')).toBeVisible()
})

test('an owner tells the whole club', async () => {
  const { name, owner } = await createOwnSchool()
  const { user } = await renderApp(paths.messages, { as: owner })
  // above the list, and where the empty list says what to do
  const [start] = await screen.findAllByRole('button', { name: 'New message' })
  if (start) await user.click(start)
  const sheet = within(await screen.findByRole('dialog', { name: 'New message' }))
  const offered = within(await sheet.findByRole('region', { name: 'Announcements' }))
  await user.click(offered.getByRole('button', { name: new RegExp(`^${name}`) }))
  expect(await screen.findByRole('heading', { name: `${name} · Announcements` })).toBeVisible()
})
