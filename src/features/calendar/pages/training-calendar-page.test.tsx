import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { plusDays } from '@/lib/time/calendar-date'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { become } from '@/test/become'
import { renderApp } from '@/test/render-app'

const calendar = '/calendar/training-calendar'
/** The demo season lies around today. */
const today = new Date().toISOString().slice(0, 10)
const nextWeek = `${calendar}?date=${plusDays(today, 7)}`
/** In the middle of that week, whatever day it is today. */
const nextThursday = plusDays(today, 11 - (new Date(today).getUTCDay() || 7))

function sessions(): HTMLElement[] {
  return screen
    .queryAllByRole('link')
    .filter((link) => link.getAttribute('href')?.includes('/trainings/details/'))
}

function addresses(): (string | null)[] {
  return sessions().map((link) => link.getAttribute('href'))
}

test('a coach sees the sessions of the own teams, and the whole club when asked for', async () => {
  const app = await renderApp(nextWeek, { as: 'coach' })
  await waitFor(() => expect(sessions().length).toBeGreaterThanOrEqual(5))
  expect(sessions().every((link) => /U11|U13/.test(link.textContent))).toBe(true)
  await app.user.click(screen.getByRole('button', { name: 'Whole club' }))
  await waitFor(() => expect(sessions().some((link) => /U9|U17/.test(link.textContent))).toBe(true))
  expect(app.router.state.location.search).toContain('school=true')
})

test('the rival club sees none of them', async () => {
  const coach = await renderApp(nextWeek, { as: 'coach' })
  await waitFor(() => expect(sessions().length).toBeGreaterThanOrEqual(5))
  const riverside = addresses()
  coach.unmount()
  await renderApp(nextWeek, { as: 'coach2' })
  await waitFor(() => expect(sessions().length).toBeGreaterThan(0))
  expect(addresses().filter((address) => riverside.includes(address))).toEqual([])
})

test('a team chip, the arrows and the month stand in the address', async () => {
  const app = await renderApp(`${calendar}?date=2026-11-24`, { as: 'coach' })
  const heading = screen.getByRole('heading', { level: 2 })
  const team = screen.getByRole('button', { name: 'U13' })
  await app.user.click(team)
  await waitFor(() => expect(team).toHaveAttribute('aria-pressed', 'true'))
  await app.user.click(screen.getByRole('button', { name: 'Next week' }))
  await waitFor(() => expect(heading).toHaveTextContent('30 November'))
  await app.user.click(screen.getByRole('button', { name: 'Month' }))
  await waitFor(() => expect(heading).toHaveTextContent('December 2026'))
  const search = new URLSearchParams(app.router.state.location.search)
  expect(search.get('date')).toBe('2026-12-01')
  expect(search.get('view')).toBe('month')
  expect(search.getAll('teams')).toHaveLength(1)
})

test('two quick clicks go two weeks on', async () => {
  await renderApp(`${calendar}?date=2026-11-24`, { as: 'coach' })
  const next = screen.getByRole('button', { name: 'Next week' })
  act(() => {
    next.click()
    next.click()
  })
  const heading = screen.getByRole('heading', { level: 2 })
  await waitFor(() => expect(heading).toHaveTextContent(/7\s?–\s?13 December 2026/))
})

test('a failure shows in place, with a way to try again', async () => {
  await become('coach')
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (!url.includes('/rest/v1/trainings?')) return real(input, init)
    return Promise.resolve(Response.json({ code: '22000', message: 'broken' }, { status: 400 }))
  })
  const app = await renderApp(nextWeek, { as: 'coach' })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  vi.mocked(globalThis.fetch).mockRestore()
  await app.user.click(retry)
  await waitFor(() => expect(sessions().length).toBeGreaterThanOrEqual(5))
  expect(retry).not.toBeInTheDocument()
})

test('a session of a weekly training asks how far the move goes; undo brings it back', async () => {
  const app = await renderApp(nextWeek, { as: 'coach' })
  await waitFor(() => expect(sessions().length).toBeGreaterThan(0))
  const first = sessions().find((link) => !link.textContent.includes('Called off'))
  const at = sessions().findIndex((link) => link === first)
  const before = first?.textContent ?? ''
  first?.focus()
  await app.user.keyboard('{Shift>}{ArrowDown}{/Shift}')
  const dialog = await screen.findByRole('dialog', { name: 'Move the training' })
  expect(await within(dialog).findByRole('radio', { name: 'Only this one' })).toBeChecked()
  expect(within(dialog).getByRole('radio', { name: 'This and all following' })).toBeVisible()
  await app.user.click(within(dialog).getByRole('button', { name: 'Move' }))
  await app.user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sessions()[at]).toHaveTextContent(before))
})

test('a weekly training that is not moved after all stays where it was', async () => {
  const app = await renderApp(nextWeek, { as: 'coach' })
  await waitFor(() => expect(sessions().length).toBeGreaterThan(0))
  const before = sessions().map((link) => link.textContent)
  sessions()
    .find((link) => !link.textContent.includes('Called off'))
    ?.focus()
  await app.user.keyboard('{Shift>}{ArrowRight}{/Shift}')
  const dialog = await screen.findByRole('dialog', { name: 'Move the training' })
  await app.user.click(within(dialog).getByRole('button', { name: 'Keep it' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sessions().map((link) => link.textContent)).toEqual(before)
})

test('shift and an arrow key move a single session at once; undo brings it back', async () => {
  const id = await single(nextThursday)
  const app = await renderApp(nextWeek, { as: 'coach' })
  const find = () => sessions().find((link) => link.getAttribute('href')?.endsWith(id))
  await waitFor(() => expect(find()).toBeDefined())
  const before = find()?.textContent ?? ''
  find()?.focus()
  await app.user.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await app.user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(find()).toHaveTextContent(before))
})

/** A session of no weekly training, early on a day so that it stands beside nobody. */
async function single(date: string): Promise<string> {
  await become('coach')
  const client = await db()
  const { team_id } = await unwrap(client.from('team_staff').select('team_id').limit(1).single())
  const training = {
    team_id,
    title: 'Early birds',
    starts_at: `${date}T06:00:00Z`,
    ends_at: `${date}T07:00:00Z`,
    blocks: [],
  }
  return (await unwrap(client.rpc('save_training', { p_training: training }))).id
}

test('an empty week says so and leads to the planner; families only read', async () => {
  const empty = `${calendar}?date=2031-06-24`
  const coach = await renderApp(empty, { as: 'coach' })
  const hint = await screen.findByText('No sessions this week.')
  expect(hint).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Plan a session' })[0]).toHaveAttribute(
    'href',
    '/training-manager/trainings/create?date=2031-06-23',
  )
  coach.unmount()
  await renderApp(empty, { as: 'parent' })
  expect(await screen.findByText('No sessions this week.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Plan a session' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Whole club' })).not.toBeInTheDocument()
})

test('on the phone the week is a list with time, team and title in words', async () => {
  vi.stubGlobal('innerWidth', 360)
  try {
    await renderApp(nextWeek, { as: 'coach' })
    await waitFor(() => expect(sessions().length).toBeGreaterThanOrEqual(5))
    expect(within(sessions()[0] ?? document.body).getByText(/^U1[13]$/)).toBeVisible()
    expect(sessions()[0]).toHaveTextContent(/\d\d:\d\d–\d\d:\d\d/)
  } finally {
    vi.stubGlobal('innerWidth', 1024)
  }
})
