import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { expect, test } from 'vitest'
import { paths } from '@/lib/router/paths'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import { createOwnFamily } from '@/test/create-own-family'
import { renderApp } from '@/test/render-app'

test('one tap reacts, the next takes it back; what others give is there at once, with their names', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const conversation = await unwrap(
    family.coach.rpc('open_team_conversation', { p_team_id: family.teams[0]?.id ?? '' }),
  )
  const { id } = await unwrap(
    family.coach.rpc('send_message', { p_conversation_id: conversation.id, p_body: 'We won!' }),
  )
  const setCoachReaction = (p_is_on: boolean) =>
    unwrapVoid(
      family.coach.rpc('set_message_reaction', { p_message_id: id, p_emoji: '⚽', p_is_on }),
    )
  await setCoachReaction(true)

  const { user, container } = await renderApp(`${paths.messages}?c=${conversation.id}`, {
    as: family.parent,
  })
  const log = within(await screen.findByRole('log'))
  const ball = await log.findByRole('button', { name: 'Football: Wanda Weiss' })
  expect(ball).toHaveAttribute('aria-pressed', 'false')

  const choose = async (emoji: string) => {
    await user.click(log.getByRole('button', { name: /message of Wanda Weiss/ }))
    await user.click(await screen.findByRole('menuitem', { name: emoji }))
  }
  await choose('Applause')
  const mine = await log.findByRole('button', { name: 'Applause: You' })
  expect(mine).toHaveAttribute('aria-pressed', 'true')

  await user.click(ball)
  expect(await log.findByRole('button', { name: 'Football: Wanda Weiss, You' })).toBeVisible()
  await waitFor(async () => {
    const rows = await unwrap(
      family.coach.from('message_reactions').select('emoji').eq('message_id', id),
    )
    expect(rows).toHaveLength(3)
  })
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false } },
  })
  expect(violations.map(({ id: rule }) => rule)).toEqual([])

  await user.click(log.getByRole('button', { name: /message of Wanda Weiss/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Who reacted' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Reactions' }))
  expect(sheet.getByText('Wanda Weiss, You')).toBeVisible()
  await user.keyboard('{Escape}')

  await setCoachReaction(false)
  expect(await log.findByRole('button', { name: 'Football: You' })).toBeVisible()
  await user.click(log.getByRole('button', { name: 'Applause: You' }))
  await waitFor(() => expect(log.queryByRole('button', { name: /Applause/ })).toBeNull())
})

test('a refused reaction is taken off the page again, with the reason', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const conversation = await unwrap(
    family.coach.rpc('open_team_conversation', { p_team_id: family.teams[0]?.id ?? '' }),
  )
  const { id } = await unwrap(
    family.coach.rpc('send_message', { p_conversation_id: conversation.id, p_body: 'Too late' }),
  )
  const { user } = await renderApp(`${paths.messages}?c=${conversation.id}`, { as: family.parent })
  const log = within(await screen.findByRole('log'))
  await user.click(await log.findByRole('button', { name: /message of Wanda Weiss/ }))
  const thumb = await screen.findByRole('menuitem', { name: 'Thumbs up' })
  await unwrapVoid(family.coach.rpc('delete_message', { p_message_id: id }))
  await user.click(thumb)
  expect(await log.findByText('Message deleted')).toBeVisible()
  expect(log.queryByRole('button', { name: /Thumbs up/ })).toBeNull()
})
