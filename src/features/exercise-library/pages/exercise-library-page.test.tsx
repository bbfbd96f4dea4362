import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { renderApp } from '@/test/render-app'

const library = '/training-manager/exercise/exercise-library'

const list = () => screen.findByRole('list', { name: 'Exercises' })
const listTitles = () =>
  screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent ?? '')
const getSearchbox = () => screen.getByRole('searchbox', { name: 'Search exercises' })
const findActiveFilters = () => screen.findByRole('list', { name: 'What narrows the list' })

afterEach(() => localStorage.removeItem('exercise-library-view'))

describe('one box that understands a coach', () => {
  test('finds by words as they are typed, also misspelt ones', async () => {
    await renderApp(library, { as: 'coach' })
    await list()
    await userEvent.type(getSearchbox(), 'rodno')
    await waitFor(() => expect(listTitles().some((title) => /rondo/i.test(title))).toBe(true))
  })

  test('what it understood stands below as chips, in the address, and can be taken away', async () => {
    const { router } = await renderApp(library, { as: 'coach' })
    await list()
    await userEvent.type(getSearchbox(), '12 players U11 no heading rondo')
    const chips = await findActiveFilters()
    for (const name of ['12 players', 'U11', 'No heading']) {
      expect(
        await within(chips).findByRole('button', { name: `Remove filter: ${name}` }),
      ).toBeVisible()
    }
    await waitFor(() => expect(router.state.location.search).toMatch(/rondo$/))
    await userEvent.click(within(chips).getByRole('button', { name: 'Remove filter: U11' }))
    await waitFor(() => expect(getSearchbox()).toHaveValue('12 players no heading rondo'))
    expect(router.state.location.search).toBe('?q=12+players+no+heading+rondo')
  })

  test('a German coach finds by a Bulgarian word', async () => {
    await renderApp(`${library}?q=${encodeURIComponent('преса')}`, { as: 'coach', locale: 'de' })
    await screen.findByRole('list', { name: 'Übungen' })
    expect(listTitles().some((title) => /press/i.test(title))).toBe(true)
  })
})

describe('filters', () => {
  test('the address brings them all back, and clearing gives the whole library', async () => {
    const { router } = await renderApp(
      `${library}?topics=passing&age=11&players=12&minutes=20&area=40x30&without=poles&levels=2`,
      { as: 'coach' },
    )
    const chips = await findActiveFilters()
    expect(
      within(chips)
        .getAllByRole('button')
        .map((chip) => chip.textContent),
    ).toEqual([
      'U11',
      '12 players',
      'up to 20 min',
      '40 × 30 m',
      'Passing',
      'Level 2 of 5',
      'Without poles',
    ])
    expect(screen.getByRole('button', { name: 'All filters (7)' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })

  test('the sheet offers the rest and says how many are found', async () => {
    const { router } = await renderApp(library, { as: 'coach' })
    await list()
    await userEvent.click(screen.getByRole('button', { name: 'All filters' }))
    const sheet = await screen.findByRole('dialog', { name: 'All filters' })
    await userEvent.click(within(sheet).getByRole('button', { name: 'Rondo' }))
    await waitFor(() => expect(router.state.location.search).toBe('?kinds=rondo'))
    await userEvent.click(
      await within(sheet).findByRole('button', { name: 'Only with our equipment' }),
    )
    await waitFor(() => expect(router.state.location.search).toMatch(/equipped=true/))
    expect(router.state.location.search).toMatch(/team=/)
    expect(within(sheet).getByRole('button', { name: /^Show: / })).toBeVisible()
  })

  test('no match offers to clear search and filters', async () => {
    await renderApp(`${library}?q=qxqxqx`, { as: 'coach' })
    await userEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }))
    expect(await list()).toBeInTheDocument()
  })
})

test('the list view shows lines with their aim and is remembered on this device', async () => {
  await renderApp(library, { as: 'coach' })
  await list()
  await userEvent.click(screen.getByRole('button', { name: 'List' }))
  expect(screen.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true')
  expect(localStorage.getItem('exercise-library-view')).toBe('list')
})

test('the star answers at once, and the favourites filter shows it', async () => {
  await renderApp(`${library}?q=rondo`, { as: 'owner2' })
  const [star] = await screen.findAllByRole('button', { name: /^Favourite: / })
  const name = star?.getAttribute('aria-label') ?? ''
  if (!star) throw new Error('no exercise found')
  await userEvent.click(star)
  await waitFor(() =>
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true'),
  )
  cleanup()
  await renderApp(`${library}?favourites=true`, { as: 'owner2' })
  expect(await screen.findByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
})

test('by keyboard: arrows go from card to card, P opens the preview', async () => {
  await renderApp(library, { as: 'coach' })
  const [first, second] = within(await list()).getAllByRole('link')
  first?.focus()
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(document.activeElement).not.toBe(first))
  expect(document.activeElement?.tagName).toBe('A')
  expect(second).toBeDefined()
  await userEvent.keyboard('p')
  expect(await screen.findByRole('dialog')).toBeVisible()
})

test.each(['player', 'parent'] as const)(
  'a %s reads and stars, and is offered no editing',
  async (as) => {
    await renderApp(library, { as })
    await list()
    expect(screen.getAllByRole('button', { name: /^Favourite: / }).length).toBeGreaterThan(0)
    for (const name of ['Plan a session', 'Collections', 'Write your own']) {
      expect(screen.queryByRole('link', { name })).toBeNull()
    }
    expect(screen.queryByRole('button', { name: /^Use in a session/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Add to a collection/ })).toBeNull()
  },
)

test('one card stands for all sizes of an exercise, and says for how many players it is there', async () => {
  await renderApp(`${library}?q=two-square rondo`, { as: 'coach' })
  const cards = within(await list()).getAllByRole('article')
  expect(await screen.findByText(/^\d+ exercises in \d+ variants$/)).toBeVisible()
  const [first] = cards
  if (!first) throw new Error('no exercise found')
  expect(within(first).getByText(/^\d+(, \d+)* or \d+ players$/)).toBeVisible()
  // the same words for other numbers are the same exercise
  const names = listTitles().map((title) => title.replaceAll(/\d+/g, ''))
  expect(new Set(names).size).toBe(names.length)
})

test('a star on one size shows on the card, whichever size it shows, and is taken from there', async () => {
  const { router } = await renderApp(`${library}?q=two-square rondo&players=10`, { as: 'owner2' })
  const [link] = within(await list()).getAllByRole('link')
  if (!link) throw new Error('no exercise found')
  await userEvent.click(link)
  const sizes = within(await screen.findByRole('navigation', { name: 'Sizes of this exercise' }))
  const last = sizes.getAllByRole('link').at(-1)
  if (!last) throw new Error('no other size')
  await userEvent.click(last)
  await waitFor(() => expect(last).toHaveAttribute('aria-current', 'page'))
  await userEvent.click(await screen.findByRole('button', { name: /^Favourite: / }))
  await router.navigate(`${library}?q=two-square rondo&players=10&page=1`)
  const getStar = () => screen.getAllByRole('button', { name: /^Favourite: / })[0]
  await list()
  await waitFor(() => expect(getStar()).toHaveAttribute('aria-pressed', 'true'))
  await userEvent.click(getStar() ?? document.body)
  await waitFor(() => expect(getStar()).toHaveAttribute('aria-pressed', 'false'))
})
