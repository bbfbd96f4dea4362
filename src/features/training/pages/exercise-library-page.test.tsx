import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderApp } from '@/test/render-app'

const library = '/training-manager/exercise/exercise-library'

test('a coach finds exercises by words, part of the session and players', async () => {
  await renderApp(library, { as: 'coach' })
  const list = await screen.findByRole('list', { name: 'Exercises' })
  expect(within(list).getAllByRole('article').length).toBe(24)

  await userEvent.type(screen.getByRole('searchbox', { name: 'Search exercises' }), 'rondo')
  await waitFor(() => {
    const titles = within(list).getAllByRole('heading', { level: 2 })
    expect(titles.length).toBeLessThan(12)
    expect(titles.some((title) => /rondo/i.test(title.textContent ?? ''))).toBe(true)
  })
})

test('no match offers to clear search and filters', async () => {
  await renderApp(`${library}?q=zzzzzz`, { as: 'coach' })
  await userEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }))
  expect(await screen.findByRole('list', { name: 'Exercises' })).toBeInTheDocument()
  await waitFor(() => expect(screen.getAllByRole('article').length).toBe(24))
})

test('the star is remembered, and the favourites filter shows it', async () => {
  await renderApp(`${library}?q=rondo`, { as: 'owner2' })
  const [star] = await screen.findAllByRole('button', { name: /^Favourite: / })
  if (!star) throw new Error('no exercise found')
  await userEvent.click(star)
  await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'true'))

  await renderApp(`${library}?favourites=true`, { as: 'owner2' })
  await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(0))
})

test('an exercise that does not exist shows not found inside the layout', async () => {
  await renderApp('/training-manager/exercise/details/00000000-0000-4000-8000-00000000dead', {
    as: 'coach',
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument()
})

test('an exercise opens with its facts, explains its drawing and prints as a sheet of its own', async () => {
  await renderApp(`${library}?q=gate`, { as: 'coach' })
  await userEvent.click(await screen.findByRole('link', { name: 'Gate passing 4v2' }))
  const title = { level: 1, name: 'Gate passing 4v2' }
  expect(await screen.findByRole('heading', title)).toBeVisible()
  expect(
    screen.getByRole('img', { name: /^Area \(20 × 20 m\): 4 against 2, 1 ball/ }),
  ).toBeVisible()
  expect(screen.getByRole('list', { name: 'What the signs mean' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add to a training' })).toHaveAttribute(
    'href',
    expect.stringContaining('/trainings/create?exercise='),
  )

  const titles = () => screen.getAllByRole('heading', { ...title, hidden: true })
  expect(titles()).toHaveLength(1)
  window.dispatchEvent(new Event('beforeprint'))
  expect(titles()).toHaveLength(2)
  window.dispatchEvent(new Event('afterprint'))
  await waitFor(() => expect(titles()).toHaveLength(1))
})
