import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createOwnFamily } from '@/test/create-own-family'
import { renderApp } from '@/test/render-app'

const calendar = '/calendar/training-calendar'

function listLinks(): HTMLElement[] {
  const list = screen.queryByRole('list', { name: 'Your calendar links' })
  return list ? within(list).getAllByRole('listitem') : []
}

test('a parent makes a secret link for the child, sees it once, renews and removes it', async () => {
  const { parent } = await createOwnFamily({ children: ['Ada'] })
  const { user } = await renderApp(calendar, { as: parent })
  await user.click(screen.getByRole('button', { name: 'My calendar app' }))
  const about = await screen.findByRole('combobox', { name: /What it shows/ })
  await user.click(about)
  const options = await screen.findAllByRole('option', { hidden: true })
  expect(options[0]).toHaveTextContent('All my teams')
  const child = options[1]?.textContent ?? ''
  await user.click(screen.getByRole('option', { name: child, hidden: true }))
  await user.click(screen.getByRole('switch', { name: 'Matches' }))
  await user.click(screen.getByRole('button', { name: 'Make link' }))

  const field = await screen.findByRole('textbox', { name: 'Calendar link' })
  const first = field.getAttribute('value') ?? ''
  expect(first).toMatch(/\/functions\/v1\/calendar-feed\/[\w-]{43}\.ics$/)
  expect(screen.getByRole('link', { name: 'Open in calendar app' })).toHaveAttribute(
    'href',
    first.replace(/^https?:/, 'webcal:'),
  )
  expect(screen.getByText(/only every 12 to 24 hours/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Done' }))

  await waitFor(() => expect(listLinks()).toHaveLength(1))
  expect(listLinks()[0]).toHaveTextContent(new RegExp(`${child}Sessions .* not read yet`))
  expect(screen.queryByDisplayValue(first)).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: `Renew link: ${child}` }))
  await user.click(await screen.findByRole('button', { name: 'Renew link' }))
  const second = await screen.findByRole('textbox', { name: 'Calendar link' })
  expect(second).not.toHaveValue(first)
  await user.click(screen.getByRole('button', { name: 'Done' }))

  await user.click(await screen.findByRole('button', { name: `Remove link: ${child}` }))
  await user.click(await screen.findByRole('button', { name: 'Remove link' }))
  await waitFor(() => expect(listLinks()).toHaveLength(0))
})

test('a link that shows nothing is not made: the reason stands beside the field', async () => {
  const { trainer } = await createOwnFamily({ children: ['Ada'] })
  const { user } = await renderApp(calendar, { as: trainer })
  await user.click(screen.getByRole('button', { name: 'My calendar app' }))
  await user.click(await screen.findByRole('switch', { name: 'Sessions' }))
  await user.click(screen.getByRole('switch', { name: 'Matches' }))
  await user.click(screen.getByRole('button', { name: 'Make link' }))
  expect(await screen.findByText('Choose sessions, matches or both.')).toBeVisible()
  expect(listLinks()).toHaveLength(0)
})
