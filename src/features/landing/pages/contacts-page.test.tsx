import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { publicPaths } from '@/lib/router/public-paths'
import { renderApp } from '@/test/render-app'

const path = publicPaths.info.contacts

test('a visitor writes, loses no word to a mistake, and is given a number and a promise', async () => {
  const { user } = await renderApp(path)
  await user.type(screen.getByLabelText('Your name'), 'Nia Visitor')
  await user.type(screen.getByLabelText('Your e-mail address'), 'nia')
  await user.type(screen.getByLabelText('Subject'), 'What does it cost?')
  await user.type(screen.getByLabelText('Your message'), 'We are a club of 300.')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(screen.getByLabelText('Your e-mail address')).toBeInvalid()
  expect(screen.getByLabelText('Your e-mail address')).toHaveFocus()
  expect(screen.getByLabelText('Your message')).toHaveValue('We are a club of 300.')

  await user.type(
    screen.getByLabelText('Your e-mail address'),
    `${crypto.randomUUID().slice(0, 8)}@visitor.test`,
  )
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(
    await screen.findByRole('heading', { name: /^Thank you/ }, { timeout: 15_000 }),
  ).toHaveFocus()
  expect(screen.getByRole('group', { name: 'Your number' })).toHaveTextContent(/^T-\d{4,}$/)
})

test('an e-mail of ours leads back to the form with its number', async () => {
  await renderApp(`${path}?about=T-1042`)
  expect(screen.getByLabelText('Subject')).toHaveValue('About T-1042')
})
