import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/lib/router/paths'
import { unwrap } from '@/lib/supabase/unwrap'
import { createClientFor } from '@/test/create-client-for'
import { createPerson } from '@/test/create-person'
import { personas } from '@/test/personas'
import { renderApp } from '@/test/render-app'

const createAsker = () => createPerson('parent', { first_name: 'Asta', last_name: 'Asker' })

test('somebody asks with the page they come from, reads the answer, answers again and says it is solved', async () => {
  const me = await createAsker()
  const { user, router } = await renderApp(
    `${paths.support.ask}?page=${paths.calendar.trainings}&kind=fault`,
    { as: me },
  )
  await user.type(await screen.findByRole('textbox', { name: /^Subject/ }), 'The calendar is empty')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Please write something.')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: /^Your message/ }), 'I see nothing.')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByRole('heading', { name: 'The calendar is empty' })).toBeVisible()
  expect(await screen.findByText(/^We answer by/)).toBeVisible()

  const id = router.state.location.pathname.split('/').at(-1) ?? ''
  const { client: admin } = await createClientFor(personas.admin)
  await unwrap(
    admin.rpc('answer_support_ticket', {
      p_ticket_id: id,
      p_body: 'Please choose your team.',
      p_client_id: crypto.randomUUID(),
    }),
  )
  await router.navigate(paths.support.list)
  expect(await screen.findByRole('link', { name: /The calendar is empty/ })).toBeVisible()
  await user.click(screen.getByRole('link', { name: /The calendar is empty/ }))
  expect(await screen.findByText('Please choose your team.')).toBeVisible()
  await user.type(await screen.findByRole('textbox', { name: /^Your answer/ }), 'Thank you!')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Thank you!', { selector: 'p' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^Your answer/ })).toHaveValue('')
  await user.click(screen.getByRole('button', { name: 'It is solved' }))
  expect(await screen.findByText('Solved')).toBeVisible()
})

test('the desk finds a ticket, sees who asks and answers', async () => {
  const me = await createAsker()
  const { client } = await createClientFor(me)
  const subject = `Where is it? ${crypto.randomUUID().slice(0, 8)}`
  await unwrap(
    client.rpc('open_support_ticket', {
      p_kind: 'question',
      p_subject: subject,
      p_body: 'I look for the shop.',
      p_client_id: crypto.randomUUID(),
      p_page: '/shop',
    }),
  )
  const { user } = await renderApp(`${paths.admin.support}?q=${encodeURIComponent(subject)}`, {
    as: 'admin',
  })
  await user.click(await screen.findByRole('link', { name: new RegExp(subject.slice(-8)) }))
  expect(await screen.findByText(me.email)).toBeVisible()
  expect(screen.getByText('/shop')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: /^Your answer/ }), 'Below your club.')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Answered')).toBeVisible()
})

test('who has asked nothing is led to the form', async () => {
  await renderApp(paths.support.list, { as: await createAsker() })
  expect(await screen.findByRole('link', { name: 'Ask us' })).toHaveAttribute(
    'href',
    paths.support.ask,
  )
})
