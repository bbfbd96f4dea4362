import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { addDays } from '@/lib/time/calendar-date'
import { queryClient } from '@/lib/query/query-client'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { signInAs } from '@/test/sign-in-as'
import { renderApp } from '@/test/render-app'

const calendar = '/calendar/training-calendar'
/** The demo season lies around today. */
const today = new Date().toISOString().slice(0, 10)
const nextWeek = `${calendar}?date=${addDays(today, 7)}`
/** In the middle of that week, whatever day it is today. */
const nextThursday = addDays(today, 11 - (new Date(today).getUTCDay() || 7))

function listSessions(): HTMLElement[] {
  return screen
    .queryAllByRole('link')
    .filter((link) => link.getAttribute('href')?.includes('/trainings/details/'))
}

function listAddresses(): (string | null)[] {
  return listSessions().map((link) => link.getAttribute('href'))
}

test('a coach sees the sessions of the own teams, and the whole club when asked for', async () => {
  const app = await renderApp(nextWeek, { as: 'coach' })
  await waitFor(() => expect(listSessions().length).toBeGreaterThanOrEqual(5))
  expect(listSessions().every((link) => /U11|U13/.test(link.textContent))).toBe(true)
  await app.user.click(screen.getByRole('button', { name: 'Whole club' }))
  await waitFor(() =>
    expect(listSessions().some((link) => /U9|U17/.test(link.textContent))).toBe(true),
  )
  expect(app.router.state.location.search).toContain('school=true')
})

test('the rival club sees none of them', async () => {
  const coach = await renderApp(nextWeek, { as: 'coach' })
  await waitFor(() => expect(listSessions().length).toBeGreaterThanOrEqual(5))
  const riverside = listAddresses()
  coach.unmount()
  await renderApp(nextWeek, { as: 'coach2' })
  await waitFor(() => expect(listSessions().length).toBeGreaterThan(0))
  expect(listAddresses().filter((address) => riverside.includes(address))).toEqual([])
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
  await signInAs('coach')
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
  await waitFor(() => expect(listSessions().length).toBeGreaterThanOrEqual(5))
  expect(retry).not.toBeInTheDocument()
})

test('a session of a weekly training asks how far the move goes; undo brings it back', async () => {
  const app = await renderApp(nextWeek, { as: 'coach' })
  await waitFor(() => expect(listSessions().length).toBeGreaterThan(0))
  const first = listSessions().find((link) => !link.textContent.includes('Called off'))
  const at = listSessions().findIndex((link) => link === first)
  const before = first?.textContent ?? ''
  first?.focus()
  await app.user.keyboard('{Shift>}{ArrowDown}{/Shift}')
  const dialog = await screen.findByRole('dialog', { name: 'Move the session' })
  expect(await within(dialog).findByRole('radio', { name: 'Only this one' })).toBeChecked()
  expect(within(dialog).getByRole('radio', { name: 'This and all following' })).toBeVisible()
  await app.user.click(within(dialog).getByRole('button', { name: 'Move' }))
  await app.user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(listSessions()[at]).toHaveTextContent(before))
})

test('a question of the page that is given up meanwhile does not stop the move', async () => {
  const app = await renderApp(nextWeek, { as: 'coach' })
  await waitFor(() => expect(listSessions().length).toBeGreaterThan(0))
  const real = globalThis.fetch
  let open = (): void => undefined
  const gate = new Promise<void>((resolve) => (open = resolve))
  const asked = { ofTheDay: 0, ofTheSession: 0 }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (!url.includes('/rest/v1/field_bookings?')) return real(input, init)
    if (url.includes('ends_at=gt.')) {
      asked.ofTheDay += 1
      await gate
      return real(input, init)
    }
    const answer = await real(input, init)
    asked.ofTheSession += 1
    return answer
  })
  const first = listSessions().find((link) => !link.textContent.includes('Called off'))
  const at = listSessions().findIndex((link) => link === first)
  const before = first?.textContent ?? ''
  first?.focus()
  await app.user.keyboard('{Shift>}{ArrowDown}{/Shift}')
  const dialog = await screen.findByRole('dialog', { name: 'Move the session' })
  await waitFor(() => expect(asked.ofTheDay).toBeGreaterThan(0))
  const known = asked.ofTheSession
  await app.user.click(within(dialog).getByRole('button', { name: 'Move' }))
  await waitFor(() => expect(asked.ofTheSession).toBeGreaterThan(known))
  await act(() => queryClient.cancelQueries({ queryKey: ['training', 'field-parts'] }))
  open()
  vi.mocked(globalThis.fetch).mockRestore()
  await app.user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(listSessions()[at]).toHaveTextContent(before))
})

test('a weekly training that is not moved after all stays where it was', async () => {
  const app = await renderApp(nextWeek, { as: 'coach' })
  await waitFor(() => expect(listSessions().length).toBeGreaterThan(0))
  const before = listSessions().map((link) => link.textContent)
  listSessions()
    .find((link) => !link.textContent.includes('Called off'))
    ?.focus()
  await app.user.keyboard('{Shift>}{ArrowRight}{/Shift}')
  const dialog = await screen.findByRole('dialog', { name: 'Move the session' })
  await app.user.click(within(dialog).getByRole('button', { name: 'Keep it' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(listSessions().map((link) => link.textContent)).toEqual(before)
})

test('a single session moves by key only after the question, with the reason families are told', async () => {
  const id = await createTraining(nextThursday)
  const app = await renderApp(nextWeek, { as: 'coach' })
  const find = () => listSessions().find((link) => link.getAttribute('href')?.endsWith(id))
  await waitFor(() => expect(find()).toBeDefined())
  const before = find()?.textContent ?? ''
  find()?.focus()
  await app.user.keyboard('{Shift>}{ArrowDown}{/Shift}')
  const dialog = await screen.findByRole('dialog', { name: 'Move the session' })
  expect(within(dialog).queryByRole('radio')).not.toBeInTheDocument()
  await app.user.click(within(dialog).getByLabelText(/^Reason/))
  await app.user.paste('Pitch is frozen')
  await app.user.click(within(dialog).getByRole('button', { name: 'Move' }))
  await waitFor(() => expect(find()).not.toHaveTextContent(before))
  const client = await getDb()
  const moved = await unwrap(client.from('trainings').select('change_reason').eq('id', id).single())
  expect(moved.change_reason).toBe('Pitch is frozen')
})

/** A session of no weekly training, early on a day so that it stands beside nobody. */
async function createTraining(date: string): Promise<string> {
  await signInAs('coach')
  const client = await getDb()
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
    await waitFor(() => expect(listSessions().length).toBeGreaterThanOrEqual(5))
    expect(within(listSessions()[0] ?? document.body).getByText(/^U1[13]$/)).toBeVisible()
    expect(listSessions()[0]).toHaveTextContent(/\d\d:\d\d–\d\d:\d\d/)
  } finally {
    vi.stubGlobal('innerWidth', 1024)
  }
})

test('the agenda begins with today, not with the days that are over', async () => {
  await renderApp(`${calendar}?view=agenda`, { as: 'coach' })
  await waitFor(() => expect(listSessions().length).toBeGreaterThan(0))
  const client = await getDb()
  for (const link of listSessions()) {
    const id = link.getAttribute('href')?.split('/').at(-1) ?? ''
    const { ends_at } = await unwrap(
      client.from('trainings').select('ends_at').eq('id', id).single(),
    )
    // midnight of today lies at most a day back
    expect(Date.parse(ends_at)).toBeGreaterThan(Date.now() - 24 * 60 * 60_000)
  }
})

test('what is next comes into view on a phone when rows above fill the window', async () => {
  vi.stubGlobal('innerWidth', 360)
  const shown: (string | null)[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
    shown.push(this.getAttribute('data-session'))
  })
  // every row lies below the fold of a window without height
  vi.stubGlobal('innerHeight', -1)
  try {
    await renderApp(`${calendar}?view=agenda`, { as: 'coach' })
    await waitFor(() => expect(shown).toHaveLength(1))
    const ids = listSessions().map((link) => link.getAttribute('data-session'))
    expect(ids).toContain(shown[0])
  } finally {
    vi.stubGlobal('innerWidth', 1024)
    vi.stubGlobal('innerHeight', 768)
    vi.restoreAllMocks()
  }
})

test('a session without exercises says so in words, also where only the sign is seen', async () => {
  await createTraining(nextThursday)
  await renderApp(`${nextWeek}&view=month`, { as: 'coach' })
  await waitFor(() => expect(screen.getAllByText('Not planned yet').length).toBeGreaterThan(0))
  const sign = screen.getAllByText('Not planned yet')[0]?.parentElement
  expect(sign).toHaveAttribute('title', 'Not planned yet')
})
