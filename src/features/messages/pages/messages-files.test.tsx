import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/lib/router/paths'
import { unwrap } from '@/lib/supabase/unwrap'
import { createOwnFamily } from '@/test/create-own-family'
import { renderApp } from '@/test/render-app'

async function openTeamTalk() {
  const family = await createOwnFamily({ children: ['Ada'] })
  const { id } = await unwrap(
    family.coach.rpc('open_team_conversation', { p_team_id: family.teams[0]?.id ?? '' }),
  )
  return { ...family, id, link: `${paths.messages}?c=${id}` }
}

test('what is chosen is told by its bytes: text is refused, a PDF asks for a few words', async () => {
  const { link, trainer } = await openTeamTalk()
  const { user, container } = await renderApp(link, { as: trainer })
  await screen.findByRole('textbox', { name: 'Message' })
  const input = container.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('nothing to choose a file with')

  await user.upload(input, new File(['plain words'], 'notes.pdf', { type: 'application/pdf' }))
  expect(
    await screen.findByText('Only pictures (JPG, PNG, WebP, GIF) and PDF files can be sent.'),
  ).toBeVisible()

  await user.upload(input, new File(['%PDF-1.4'], 'Away plan.pdf', { type: 'application/pdf' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Send a document' }))
  expect(sheet.getByText('Away plan.pdf')).toBeVisible()
  expect(sheet.getByRole('textbox', { name: /A few words/ })).toBeVisible()
})

test('an "@" offers the people of the conversation; Enter takes one, who is told', async () => {
  const { id, link, trainer, parent, coach } = await openTeamTalk()
  const [guardian] = await unwrap(coach.rpc('conversation_people', { p_conversation_id: id })).then(
    (people) => people.filter(({ role }) => role === 'guardian'),
  )
  const name = `${guardian?.first_name} ${guardian?.last_name}`
  const { user, unmount } = await renderApp(link, { as: trainer })
  const field = await screen.findByRole('textbox', { name: 'Message' })
  await user.type(field, `Thanks @${guardian?.first_name.slice(0, 2)}`)
  const list = within(await screen.findByRole('listbox', { name: 'People of this conversation' }))
  expect(list.getByRole('option', { name })).toBeVisible()
  await user.keyboard('{Enter}')
  expect(field).toHaveValue(`Thanks @${name} `)
  expect(screen.queryByRole('option', { name })).toBeNull()
  await user.keyboard('for driving{Enter}')
  expect(await screen.findByText(`@${name}`)).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Waiting to be sent')).toBeNull())
  unmount()

  await renderApp(paths.parent.overview, { as: parent })
  await user.click(await screen.findByRole('button', { name: /^Notifications/ }))
  expect(await screen.findByText(/mentioned you/)).toBeVisible()
})
