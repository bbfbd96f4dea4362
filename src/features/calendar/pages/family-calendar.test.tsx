import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addDays } from '@/lib/time/calendar-date'
import { toWallClock } from '@/lib/time/wall-clock'
import { unwrap } from '@/lib/supabase/unwrap'
import { createOwnFamily } from '@/test/create-own-family'
import { renderApp } from '@/test/render-app'

const calendar = '/calendar/training-calendar'

beforeEach(() => vi.stubGlobal('innerWidth', 360))
afterEach(() => vi.stubGlobal('innerWidth', 1024))

const findDates = () => screen.findByRole('region', { name: 'Training calendar' })
const listAnswers = (part: HTMLElement) =>
  within(part)
    .queryAllByRole('group', { name: /^Answer for/ })
    .map((group) => group.getAttribute('aria-label'))

test('a parent’s phone opens on what is next, whose it is, and answers in the row', async () => {
  const family = await createOwnFamily({ children: ['Ada', 'Bo'] })
  await family.train(-26, 'Over')
  await family.train(26, 'Passing', 1)
  // the week after next: on a Sunday this week has nothing left
  await family.train(12 * 24, 'Pressing', 0)
  await family.play(13, 'TuS Eichenau', 0)
  const { user } = await renderApp(calendar, { as: family.parent })
  const dates = await findDates()
  await waitFor(() =>
    expect(listAnswers(dates)).toEqual([
      'Answer for Bo: Passing',
      'Answer for Ada: Pressing',
      expect.stringMatching(/^Answer for Ada: .*TuS Eichenau/),
    ]),
  )
  expect(within(dates).queryByText('Over')).toBeNull()
  expect(within(dates).getByText('Bo')).toBeVisible()
  const bo = within(within(dates).getByRole('group', { name: 'Answer for Bo: Passing' }))
  await user.click(bo.getByRole('button', { name: 'Yes' }))
  expect(bo.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true')
  expect(await screen.findByText('Bo is coming.')).toBeVisible()
})

test('a no and its reason are two taps, and kept', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const { id } = await family.train(26, 'Passing')
  const { user } = await renderApp(calendar, { as: family.parent })
  const dates = within(await findDates())
  const ada = within(await dates.findByRole('group', { name: 'Answer for Ada: Passing' }))
  await user.click(ada.getByRole('button', { name: 'No' }))
  await user.click(await dates.findByRole('button', { name: 'Ill' }))
  expect(await dates.findByText('Ada: Ill')).toBeVisible()
  await waitFor(async () =>
    expect(
      await unwrap(
        family.coach.from('attendance').select('answer, answer_reason').eq('training_id', id),
      ),
    ).toEqual([{ answer: 'no', answer_reason: 'illness' }]),
  )
})

test('who may not answer for a child reads the answer; what is called off asks for none', async () => {
  const family = await createOwnFamily({ children: ['Ada'], rights: { can_respond: false } })
  await family.train(26, 'Passing')
  const { id } = await family.train(50, 'Pressing')
  await family.callOff(id)
  await renderApp(calendar, { as: family.parent })
  const dates = within(await findDates())
  expect(await dates.findByText('No answer yet')).toBeVisible()
  expect(dates.getByText('Called off')).toBeVisible()
  expect(dates.queryByRole('button', { name: 'Yes' })).toBeNull()
})

test('a tapped day of the month opens the list on that day, and the arrows go on from there', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  await family.train(26, 'Passing')
  const later = addDays(new Date().toISOString().slice(0, 10), 3)
  const { user, router } = await renderApp(`${calendar}?date=${later}`, { as: family.parent })
  expect(await screen.findByText('No sessions in these four weeks.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Week' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Previous four weeks' }))
  expect(router.state.location.search).toContain(addDays(later, -28))
  await user.click(screen.getByRole('button', { name: 'Today' }))
  expect(await within(await findDates()).findByText('Passing')).toBeVisible()
})

test('on a wide screen the week’s entries say whose they are and the answer', async () => {
  vi.stubGlobal('innerWidth', 1024)
  const family = await createOwnFamily({ children: ['Ada'] })
  const { id } = await family.train(1, 'Passing')
  const day = toWallClock(Date.now() + 3_600_000, 'Europe/Berlin').date
  await renderApp(`${calendar}?date=${day}`, { as: family.parent })
  const findEntry = () =>
    screen.queryAllByRole('link').find((link) => link.getAttribute('href')?.endsWith(id))
  await waitFor(() => expect(findEntry()).toHaveTextContent('Ada: No answer yet'))
  expect(findEntry()).not.toHaveTextContent('Not planned yet')
})
