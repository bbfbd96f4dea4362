import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderApp } from '@/test/render-app'

const library = '/training-manager/exercise/exercise-library'

async function openFirst(query: string, as: 'coach' | 'parent' = 'coach') {
  await renderApp(`${library}?q=${query}`, { as })
  const list = await screen.findByRole('list', { name: 'Exercises' })
  const [link] = within(list).getAllByRole('link')
  if (!link) throw new Error('nothing found')
  const title = link.textContent ?? ''
  await userEvent.click(link)
  await screen.findByRole('heading', { level: 1, name: title })
  return title
}

test('an exercise that does not exist shows not found inside the layout', async () => {
  await renderApp('/training-manager/exercise/details/00000000-0000-4000-8000-00000000dead', {
    as: 'coach',
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument()
})

test('an exercise opens with its facts and explains its drawing; it prints as a sheet of its own', async () => {
  const name = await openFirst('gate')
  expect(screen.getByRole('list', { name: 'What the signs mean' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Coaching points' })).toBeVisible()
  const titles = () => screen.getAllByRole('heading', { level: 1, name, hidden: true })
  expect(titles()).toHaveLength(1)
  window.dispatchEvent(new Event('beforeprint'))
  expect(titles()).toHaveLength(2)
  window.dispatchEvent(new Event('afterprint'))
  await waitFor(() => expect(titles()).toHaveLength(1))
})

test('it goes into a new session or one that is planned already', async () => {
  await openFirst('rondo')
  await userEvent.click(screen.getByRole('button', { name: 'Use in a training' }))
  const sheet = await screen.findByRole('dialog')
  expect(within(sheet).getByRole('link', { name: 'Plan a new session with it' })).toHaveAttribute(
    'href',
    expect.stringContaining('/trainings/create?exercise='),
  )
  expect(within(sheet).getByText('Or add it to a planned session')).toBeVisible()
})

test('a parent reads it and is offered nothing to plan with', async () => {
  await openFirst('rondo', 'parent')
  expect(screen.queryByRole('button', { name: 'Use in a training' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^More for / })).toBeNull()
})
