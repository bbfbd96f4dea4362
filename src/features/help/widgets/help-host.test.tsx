import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '@/test/render-app'

const trainings = '/training-manager/trainings/my-trainings'
const moving = 'Move a training to another day'

test('a coach opens the help by its button, reads an article and goes back to where it was', async () => {
  const { user } = await renderApp(trainings, { as: 'coach' })
  const button = await screen.findByRole('button', { name: 'Help' })
  await user.click(button)
  const panel = within(await screen.findByRole('dialog', { name: 'Help' }))
  const here = within(await panel.findByRole('region', { name: 'For this page' }))
  expect(here.queryByRole('button', { name: 'Say whether we come to training' })).toBeNull()

  await user.click(here.getByRole('button', { name: moving }))
  expect(await panel.findByRole('heading', { name: moving })).toHaveFocus()
  // the label comes from the screen it names
  expect(await panel.findByText('More actions', { selector: 'strong' })).toBeVisible()
  expect(panel.getByRole('link', { name: 'Open the page' })).toHaveAttribute('href', trainings)
  await user.click(panel.getByRole('button', { name: 'Back' }))
  const found = within(await panel.findByRole('region', { name: 'For this page' }))
  expect(found.getByRole('button', { name: moving })).toHaveFocus()

  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(button).toHaveFocus())
})

test('a parent opens it by a key, finds their own articles, and asks only with consent about the page', async () => {
  const { user } = await renderApp(trainings, { as: 'parent' })
  await screen.findByRole('button', { name: 'Help' })
  await user.keyboard('?')
  const panel = within(await screen.findByRole('dialog', { name: 'Help' }))
  const here = within(await panel.findByRole('region', { name: 'For this page' }))
  expect(here.getByRole('button', { name: 'Say whether we come to training' })).toBeVisible()
  expect(panel.queryByRole('button', { name: moving })).toBeNull()

  const ask = panel.getByRole('link', { name: 'Ask us' })
  expect(ask).toHaveAttribute('href', '/support/ask')
  await user.click(panel.getByRole('checkbox', { name: /Send along the page/ }))
  expect(ask).toHaveAttribute('href', `/support/ask?page=${encodeURIComponent(trainings)}`)
})

test('the search understands Bulgarian, and a link opens an article until it is closed', async () => {
  const { user, router } = await renderApp(`${trainings}?help=move-training`, {
    as: 'coach',
    locale: 'bg',
  })
  const panel = within(await screen.findByRole('dialog', { name: 'Помощ' }))
  const title = 'Преместване на тренировка в друг ден'
  expect(await panel.findByRole('heading', { name: title })).toBeVisible()
  await user.click(panel.getByRole('button', { name: 'Назад' }))
  await user.type(await panel.findByRole('searchbox'), 'парола')
  const found = within(await panel.findByRole('region', { name: 'Намерено' }))
  expect(await found.findByRole('button', { name: 'Смяна на парола или имейл' })).toBeVisible()

  await user.keyboard('{Escape}{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.search).toBe('')
})
