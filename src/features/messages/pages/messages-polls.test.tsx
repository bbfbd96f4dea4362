import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { expect, test } from 'vitest'
import { paths } from '@/lib/router/paths'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import { createClientFor } from '@/test/create-client-for'
import { createOwnFamily } from '@/test/create-own-family'
import { renderApp } from '@/test/render-app'
import { attachmentSchema } from '../model/message-log'
import { pollOptionsSchema } from '../model/poll'

async function openTeam() {
  const family = await createOwnFamily({ children: ['Ada'] })
  const { id } = await unwrap(
    family.coach.rpc('open_team_conversation', { p_team_id: family.teams[0]?.id ?? '' }),
  )
  return { family, id, link: `${paths.messages}?c=${id}` }
}

/** A poll of the coach, answered as others do it, behind the back of the page. */
async function createPoll(options: { label: string; max_people?: number }[]) {
  const { family, id, link } = await openTeam()
  const { attachment } = await unwrap(
    family.coach.rpc('create_poll', {
      p_conversation_id: id,
      p_question: 'Who brings what?',
      p_options: options,
    }),
  )
  const { id: pollId } = attachmentSchema.parse(attachment)
  const [poll] = await unwrap(family.coach.rpc('read_poll', { p_poll_id: pollId }))
  const known = pollOptionsSchema.parse(poll?.options)
  const answer = (client: typeof family.coach, label: string) =>
    unwrapVoid(
      client.rpc('answer_poll', {
        p_poll_id: pollId,
        p_option_id: known.find((option) => option.label === label)?.id ?? '',
        p_is_on: true,
      }),
    )
  return { family, link, answer }
}

test('a coach asks the team, with places that are limited', async () => {
  const { family, link } = await openTeam()
  const { user } = await renderApp(link, { as: family.trainer })
  await user.click(await screen.findByRole('button', { name: 'Add something' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Poll or sign-up list' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Poll or sign-up list' }))
  expect(sheet.getByText(/sees who answered what/)).toBeVisible()
  const write = async (label: string, words: string) => {
    await user.click(sheet.getByRole('textbox', { name: label }))
    await user.paste(words)
  }
  await write('Question', 'Who drives?')
  await write('Option 1', 'Saturday')
  await user.click(sheet.getByRole('button', { name: 'Ask' }))
  expect(await sheet.findByText('Write two options at least.')).toBeVisible()
  await write('Option 2', 'Sunday')
  await user.click(sheet.getByRole('switch', { name: 'Limit the places' }))
  const first = within(sheet.getByRole('group', { name: 'Option 1' }))
  await user.type(first.getByRole('textbox', { name: 'Places' }), '2')
  await user.click(sheet.getByRole('button', { name: 'Ask' }))

  const log = within(await screen.findByRole('log'))
  expect(await log.findByText('Who drives?')).toBeVisible()
  expect(await log.findByRole('button', { name: /^Saturday/ })).toHaveTextContent('0 of 2')
  expect(await log.findByRole('button', { name: /^Sunday/ })).toHaveTextContent('0')
})

test('an option that is taken says so, and whoever asked ends the poll early', async () => {
  const { family, link, answer } = await createPoll([
    { label: 'Cake', max_people: 1 },
    { label: 'Drinks' },
  ])
  const { client: parent } = await createClientFor(family.parent)
  const { user, container } = await renderApp(link, { as: family.trainer })
  const log = within(await screen.findByRole('log'))
  expect(await log.findByRole('button', { name: /^Cake/ })).toHaveTextContent('0 of 1')
  await answer(parent, 'Cake')
  await waitFor(() => expect(log.getByRole('button', { name: /^Cake/ })).toHaveTextContent('Full'))
  expect(log.getByRole('button', { name: /^Cake/ })).toBeDisabled()
  expect(log.getByText(/^Own /)).toBeVisible()
  await expect(answer(family.coach, 'Cake')).rejects.toMatchObject({ detail: 'option_full' })
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false } },
  })
  expect(violations.map(({ id: rule }) => rule)).toEqual([])

  await user.click(log.getByRole('button', { name: 'Close poll' }))
  const question = within(await screen.findByRole('dialog', { name: 'Close this poll?' }))
  await user.click(question.getByRole('button', { name: 'Close poll' }))
  expect(await log.findByText(/· closed/)).toBeVisible()
  expect(log.getByRole('button', { name: /^Drinks/ })).toBeDisabled()
})

test('a parent answers in one tap, changes the answer and sees what others said', async () => {
  const { family, link, answer } = await createPoll([{ label: 'Saturday' }, { label: 'Sunday' }])
  await answer(family.coach, 'Sunday')
  const { user } = await renderApp(link, { as: family.parent })
  const log = within(await screen.findByRole('log'))
  const findOption = (name: RegExp) => log.findByRole('button', { name })
  await user.click(await findOption(/^Saturday/))
  await waitFor(async () =>
    expect(await findOption(/^Saturday/)).toHaveAttribute('aria-pressed', 'true'),
  )
  await user.click(await findOption(/^Sunday/))
  await waitFor(async () =>
    expect(await findOption(/^Sunday/)).toHaveAttribute('aria-pressed', 'true'),
  )
  expect(await findOption(/^Saturday/)).toHaveAttribute('aria-pressed', 'false')
  expect(log.queryByRole('button', { name: 'Close poll' })).toBeNull()
  expect(await log.findByText('Wanda Weiss, You')).toBeVisible()
  expect(log.getByText(/2 people answered/)).toBeVisible()
})
