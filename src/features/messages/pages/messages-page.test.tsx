import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { expect, test, vi } from 'vitest'
import { paths } from '@/lib/router/paths'
import { unwrap } from '@/lib/supabase/unwrap'
import { expectComplaint } from '@/test/console-watch'
import { createClientFor } from '@/test/create-client-for'
import { createOwnFamily } from '@/test/create-own-family'
import { personas } from '@/test/personas'
import { renderApp } from '@/test/render-app'

type Family = Awaited<ReturnType<typeof createOwnFamily>>

const getLink = ({ players, teams }: Family) =>
  `${paths.messages}?family=${players[0]?.id}&team=${teams[0]?.id}`

async function openFamily(family: Family) {
  const { id } = await unwrap(
    family.coach.rpc('open_family_conversation', {
      p_team_id: family.teams[0]?.id ?? '',
      p_player_id: family.players[0]?.id ?? '',
    }),
  )
  const write = (p_body: string) =>
    unwrap(family.coach.rpc('send_message', { p_conversation_id: id, p_body }))
  return { id, write }
}

const findLog = () => screen.findByRole('log')
const getField = () => screen.getByRole('textbox', { name: 'Message' })

test('a parent writes to the coaches, who answer at once; both know what is unread', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const { user, router, container } = await renderApp(getLink(family), { as: family.parent })
  expect(router.state.location.search).toMatch(/^\?c=/)
  const name = `Coaches of ${family.teams[0]?.name} – Ada`
  expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible()
  await user.type(getField(), 'Dentist on Tuesday{Shift>}{Enter}{/Shift}Back at six{Enter}')
  const log = within(await findLog())
  // the waiting line becomes the stored message
  await waitFor(() => expect(log.getByText(/Dentist on Tuesday\s+Back at six/)).toBeVisible())
  expect(getField()).toHaveValue('')
  await waitFor(() => expect(log.queryByText('Waiting to be sent')).toBeNull())

  const { id, write } = await openFamily(family)
  const unread = await unwrap(family.coach.rpc('unread_counts'))
  expect(unread.find(({ conversation_id }) => conversation_id === id)?.unread).toBe(1)
  await write('Get well soon')
  expect(await log.findByText('Get well soon')).toBeVisible()
  const list = within(screen.getByRole('list', { name: 'Conversations' }))
  expect(await list.findByText('Wanda: Get well soon')).toBeVisible()
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false } },
  })
  expect(violations.map(({ id: rule }) => rule)).toEqual([])
})

test('a message is answered, corrected, deleted and reported', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const { write } = await openFamily(family)
  await write('Shirt is in the cabin')
  const { user } = await renderApp(getLink(family), { as: family.parent })
  const log = within(await findLog())
  const open = async (name: RegExp, action: string) => {
    await user.click(await log.findByRole('button', { name }))
    await user.click(await screen.findByRole('menuitem', { name: action }))
  }
  await open(/message of Wanda Weiss/, 'Reply')
  await user.type(getField(), 'Thank you{Enter}')
  await waitFor(() => expect(log.getByText('Thank you')).toBeVisible())
  expect(log.getAllByText(/Shirt is in the cabin/)).toHaveLength(2)
  await waitFor(() => expect(log.queryByText('Waiting to be sent')).toBeNull())

  await open(/message of You/, 'Edit')
  await user.clear(getField())
  await user.type(getField(), 'Thanks a lot{Enter}')
  expect(await log.findByText('Thanks a lot')).toBeVisible()
  expect(log.getByText(/edited/)).toBeVisible()

  await open(/message of You/, 'Delete')
  const question = within(await screen.findByRole('dialog', { name: 'Delete this message?' }))
  await user.click(question.getByRole('button', { name: 'Delete message' }))
  expect(await log.findByText('Message deleted')).toBeVisible()

  await open(/message of Wanda Weiss/, 'Report')
  const report = within(await screen.findByRole('dialog', { name: 'Report this message' }))
  await user.type(report.getByRole('textbox'), 'Wrong child')
  await user.click(report.getByRole('button', { name: 'Report message' }))
  expect(await screen.findByText('Reported. Thank you.')).toBeVisible()
})

test('without a connection messages wait, and go out once when it is back', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const { id } = await openFamily(family)
  const { user } = await renderApp(getLink(family), { as: family.parent })
  await screen.findByRole('textbox', { name: 'Message' })
  expectComplaint(/Request failed after 3 attempts/)
  const real = globalThis.fetch
  const cut = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    return url.includes('/rpc/send_message')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : real(input, init)
  })
  await user.type(getField(), 'First{Enter}Second{Enter}')
  const log = within(await findLog())
  expect(await log.findAllByText('Waiting to be sent')).toHaveLength(2)
  cut.mockImplementation(real)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(log.queryByText('Waiting to be sent')).toBeNull())
  const rows = await unwrap(
    family.coach.from('messages').select('body').eq('conversation_id', id).order('id'),
  )
  expect(rows.map(({ body }) => body)).toEqual(['First', 'Second'])
})

test('the rival sees nothing of it, and who is out of reach is not written to', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const { id, write } = await openFamily(family)
  await write('Not for you')
  const { client: rival } = await createClientFor(personas.coach2)
  expect(await unwrap(rival.rpc('list_conversations', { p_conversation_id: id }))).toEqual([])
  expect(await unwrap(rival.rpc('message_page', { p_conversation_id: id }))).toEqual([])
  await renderApp(`${paths.messages}?c=${id}`, { as: 'parent2' })
  expect(await screen.findByText('This conversation is not yours')).toBeVisible()
})

test('a deep link to a stranger tells why it is refused', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  await renderApp(`${paths.messages}?with=${family.parent.id}`, { as: 'parent2' })
  expect(await screen.findByRole('alert')).toHaveTextContent('You cannot write to this person.')
})
