import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/lib/router/paths'
import { expectComplaint } from '@/test/console-watch'
import { createOwnFamily } from '@/test/create-own-family'
import { renderApp } from '@/test/render-app'

const u13 = '00000000-0000-4000-8002-000000000003'

/** Of a team that has enough players; which one comes first depends on what other tests add. */
function createAddress(minutes: number, at: string, topic: string): string {
  return `${paths.trainings.quick}?${new URLSearchParams({ team: u13, minutes: String(minutes), at, topic }).toString()}`
}

async function listTitles() {
  const plan = await screen.findByRole('region', { name: 'The session' })
  return within(plan)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
}

test('the session is there when the page opens, whole to the minute and with reasons', async () => {
  await renderApp(createAddress(75, '2027-03-09T17:30', 'passing'), {
    as: 'coach',
  })
  expect((await listTitles()).length).toBeGreaterThanOrEqual(5)
  expect(screen.getByText('75 of 75 min')).toBeVisible()
  expect(screen.getByText('How it was made')).toBeVisible()
  const said = screen
    .getAllByText(/Trains Passing, the theme/)
    .filter((text) => text.tagName === 'P')
  expect(said).toHaveLength(1)
})

test('another one is another session, and what is kept stays', async () => {
  const { user } = await renderApp(createAddress(90, '2027-03-10T17:30', 'finishing'), {
    as: 'coach',
  })
  const before = await listTitles()
  const [kept] = screen.getAllByRole('button', { name: /^Keep / })
  if (kept) await user.click(kept)
  await user.click(screen.getByRole('button', { name: 'Another one' }))
  await waitFor(async () => expect(await listTitles()).not.toEqual(before))
  const after = await listTitles()
  expect(after[0]).toBe(before[0])
})

test('one tap swaps an exercise for one like it; without a block the length stays', async () => {
  // the menu opens without a size in this DOM
  expectComplaint(/use-focus-trap/)
  const { user } = await renderApp(createAddress(60, '2027-03-11T17:30', 'passing'), {
    as: 'coach',
  })
  const before = await listTitles()
  // not one that another test has written: it may be gone when it is swapped
  const [, swap] = screen
    .getAllByRole('button', { name: /^Another exercise like / })
    .filter((button) => !/[0-9a-f]{6}$/.test(button.getAttribute('aria-label') ?? ''))
  const old = swap?.getAttribute('aria-label')?.replace('Another exercise like ', '') ?? ''
  expect(before).toContain(old)
  if (swap) await user.click(swap)
  await waitFor(async () => expect(await listTitles()).not.toContain(old))
  await user.click(screen.getByRole('button', { name: `Change ${before[0]}` }))
  await user.click(await screen.findByText('Remove'))
  expect(await listTitles()).not.toContain(before[0])
  expect(screen.getByText('60 of 60 min')).toBeVisible()
})

test('an exercise opens before anything is saved, and its minutes can be changed', async () => {
  const { user } = await renderApp(createAddress(90, '2027-03-13T17:30', 'pressing'), {
    as: 'coach',
  })
  const [title = ''] = await listTitles()
  const minutes = screen.getByRole('textbox', { name: `Minutes: ${title}` })
  const before = Number(minutes.getAttribute('value'))
  await user.type(minutes, '{ArrowUp}')
  expect(minutes).toHaveValue(String(before + 1))
  expect(screen.getByText('90 of 90 min')).toBeVisible()

  await user.click(screen.getByRole('button', { name: title }))
  const sheet = await screen.findByRole('dialog', { name: title })
  expect(await within(sheet).findByRole('heading', { name: 'How to play' })).toBeVisible()
})

test('saved with one click, the training stands in the calendar with all its parts', async () => {
  const { user } = await renderApp(createAddress(90, '2027-03-12T17:30', 'finishing'), {
    as: 'coach',
  })
  await listTitles()
  await user.click(screen.getByRole('button', { name: 'Save session' }))
  expect(await screen.findByText('Finishing', { selector: 'h1' })).toBeVisible()
  expect(screen.getByText('Session saved.')).toBeVisible()
  for (const phase of ['Warm-up', 'Main part', 'Game', 'Cool-down']) {
    expect(screen.getAllByText(phase).length).toBeGreaterThan(0)
  }
})

test('a parent has no team to plan for', async () => {
  await renderApp(paths.trainings.quick, { as: 'parent' })
  expect(await screen.findByText('No team to plan for')).toBeVisible()
})

test('what players of the team have agreed to work at is offered first and trained', async () => {
  const family = await createOwnFamily({ children: ['Ada', 'Bea'], isOneTeam: true })
  await family.plan(0, 'mobility', true)
  await family.plan(1, 'first_touch', false)
  const { user } = await renderApp(`${paths.trainings.quick}?topic=balanced`, {
    as: family.trainer,
  })
  const goals = await screen.findByRole('list', { name: 'Goals of your players' })
  expect(goals).toHaveTextContent('1 of your 2 players works on Mobility.')
  expect(within(goals).getAllByRole('listitem')).toHaveLength(1)
  const themes = screen.getByRole('group', { name: 'Theme' })
  const [balanced, first] = within(themes).getAllByRole('button')
  expect(balanced).toHaveTextContent('Balanced')
  expect(first).toHaveTextContent('Mobility')
  if (first) await user.click(first)
  expect(
    await within(themes).findByRole('button', { name: 'Mobility', pressed: true }),
  ).toBeVisible()
})
