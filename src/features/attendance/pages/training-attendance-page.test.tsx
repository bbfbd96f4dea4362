import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readEnv } from '@/lib/env'
import { href, paths } from '@/lib/router/paths'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { expectComplaint } from '@/test/console-watch'
import { signInAs } from '@/test/sign-in-as'
import { renderApp } from '@/test/render-app'

const riverside = '00000000-0000-4000-8000-000000000001'
const u13 = '00000000-0000-4000-8002-000000000003'

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

/** A session of this test alone that began a while ago; minutes from now. */
async function createTraining(from: number, to: number) {
  await signInAs('coach')
  const client = await getDb()
  const { id } = await unwrap(
    client
      .from('trainings')
      .insert({
        school_id: riverside,
        team_id: u13,
        title: 'Tonight',
        starts_at: new Date(Date.now() + from * 60_000).toISOString(),
        ends_at: new Date(Date.now() + to * 60_000).toISOString(),
      })
      .select('id')
      .single(),
  )
  return { id, path: href(paths.trainings.attendance, { trainingId: id }) }
}

async function fetchStatus(trainingId: string, playerId: string) {
  const client = await getDb()
  const row = await unwrap(
    client
      .from('attendance')
      .select('status')
      .match({ training_id: trainingId, player_id: playerId })
      .single(),
  )
  return row.status
}

async function fetchFirstPlayer(trainingId: string) {
  const client = await getDb()
  const [row] = await unwrap(client.rpc('open_attendance', { p_training_id: trainingId }))
  if (!row) throw new Error('An empty squad')
  return { id: row.player_id, name: `${row.first_name} ${row.last_name}` }
}

const getRow = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}: .*Tap`) })

/** Nothing that is recorded reaches the server until the answer is called. */
function failRecords() {
  expectComplaint(/Request failed after 3 attempts/)
  const real = globalThis.fetch
  const line = { isCut: true }
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const isRecord = url.includes('/rpc/record_') || url.includes('/rpc/review_')
    return line.isCut && isRecord
      ? Promise.reject(new TypeError('Failed to fetch'))
      : real(input, init)
  })
  return {
    /** The way another device takes: its line stands. */
    elsewhere: real,
    mend: () => {
      line.isCut = false
      window.dispatchEvent(new Event('online'))
    },
  }
}

/** The other phone: absent, entered now. */
async function recordElsewhere(send: typeof fetch, trainingId: string, playerId: string) {
  const { supabaseUrl, supabaseKey } = readEnv()
  const client = await getDb()
  const { data } = await client.auth.getSession()
  const answer = await send(`${supabaseUrl}/rest/v1/rpc/record_attendance`, {
    method: 'POST',
    headers: {
      apikey: supabaseKey,
      authorization: `Bearer ${data.session?.access_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      p_training_id: trainingId,
      p_entries: [{ player_id: playerId, status: 'absent' }],
    }),
  })
  expect(answer.ok).toBe(true)
}

test('those who said yes are ticked in advance; a tap changes one, one button confirms the rest', async () => {
  const { id, path } = await createTraining(-20, 70)
  await signInAs('parent')
  const client = await getDb()
  const [link] = await unwrap(
    client
      .from('squad_members')
      .select('player_id')
      .eq('team_id', u13)
      .is('left_on', null)
      .limit(1),
  )
  if (!link) throw new Error('No child in the team')
  const child = link.player_id
  await unwrap(
    client.rpc('answer_training', { p_training_id: id, p_player_id: child, p_answer: 'yes' }),
  )
  const { user } = await renderApp(path, { as: 'coach' })
  const list = within(screen.getByRole('list', { name: 'Squad tonight' }))
  const said = list.getByText('Said yes').closest('button')
  expect(said).toHaveAccessibleName(/Present, ticked in advance/)
  expect(screen.getByText(/^Here 1 of/)).toBeVisible()
  expect(await fetchStatus(id, child)).toBeNull()

  const other = list.getAllByRole('button', { name: /Not ticked\. Tap/ })[0]
  if (!other) throw new Error('Nobody is open')
  await user.click(other)
  expect(other).toHaveAccessibleName(/\. Present 90 min\. Tap/)
  expect(screen.getByText(/^Here 2 of/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Confirm 1' }))
  await waitFor(async () => expect(await fetchStatus(id, child)).toBe('present'))

  // tapped once more: late, excused, absent
  const tapped = said ?? other
  await user.click(tapped)
  await user.click(tapped)
  await user.click(tapped)
  expect(screen.getByText('1 said yes, missing')).toBeVisible()
  await waitFor(async () => expect(await fetchStatus(id, child)).toBe('absent'))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await fetchStatus(id, child)).toBe('excused'))
})

test('without a connection ticks wait on the device, survive leaving the page, and go out on return', async () => {
  const { id, path } = await createTraining(-20, 70)
  const player = await fetchFirstPlayer(id)
  const { mend } = failRecords()
  const { user, unmount } = await renderApp(path, { as: 'coach' })
  await user.click(getRow(player.name))
  expect(await screen.findByText(/No connection since .*: 1 entry waits/)).toBeVisible()
  unmount()

  await renderApp(path, { as: 'coach' })
  expect(getRow(player.name)).toHaveAccessibleName(/\. Present 90 min\. Tap/)
  expect(await fetchStatus(id, player.id)).toBeNull()
  mend()
  await waitFor(async () => expect(await fetchStatus(id, player.id)).toBe('present'))
  expect(await screen.findByText('Saved')).toBeVisible()
})

test('a later record of another device is shown as a conflict, and mine may be taken', async () => {
  const { id, path } = await createTraining(-20, 70)
  const player = await fetchFirstPlayer(id)
  const { mend, elsewhere } = failRecords()
  const { user } = await renderApp(path, { as: 'coach' })
  await user.click(getRow(player.name))
  expect(await screen.findByText(/No connection since/)).toBeVisible()
  await recordElsewhere(elsewhere, id, player.id)
  mend()
  const conflicts = within(await screen.findByRole('region', { name: 'Entered twice' }))
  expect(conflicts.getByText(/you entered “Present” at .*“Absent”/)).toBeVisible()
  expect(getRow(player.name)).toHaveAccessibleName(/\. Absent\. Tap/)
  await user.click(conflicts.getByRole('button', { name: 'Take mine' }))
  await waitFor(async () => expect(await fetchStatus(id, player.id)).toBe('present'))
  expect(screen.queryByRole('region', { name: 'Entered twice' })).not.toBeInTheDocument()
})

test('a list of another day is closed, and nobody else keeps it', async () => {
  const { path } = await createTraining(3 * 1440, 3 * 1440 + 90)
  const coach = await renderApp(path, { as: 'coach' })
  expect(screen.getByText('The list opens on the day of the session')).toBeVisible()
  coach.unmount()
  for (const as of ['parent', 'player', 'coach2'] as const) {
    const { unmount } = await renderApp(path, { as })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/not found/i)
    unmount()
  }
})

test('an owner who is not on the staff is told so, and nothing refused is asked for', async () => {
  const { path } = await createTraining(-20, 70)
  await signInAs('owner')
  const answers = vi.spyOn(globalThis, 'fetch')
  await renderApp(path, { as: 'owner' })
  expect(screen.getByText('Only the staff of this team keep the list')).toBeVisible()
  const given: Response[] = await Promise.all(answers.mock.results.map(({ value }) => value))
  expect(given.filter(({ ok }) => !ok).map(({ url }) => url)).toEqual([])
})

test('a row nobody has ticked is called by everything it shows', async () => {
  const { path } = await createTraining(-20, 70)
  await renderApp(path, { as: 'coach' })
  const rows = screen.getAllByRole('button', { name: /Not ticked\. Tap/ })
  for (const row of rows) {
    // a label of its own would have to repeat the name, the number, the answer and the status (WCAG 2.5.3)
    expect(row).not.toHaveAttribute('aria-label')
    expect(row).toHaveAccessibleName(/^.+: .*No answer\. Not ticked\. Tap to change$/)
  }
})

test('afterwards: an arrow and the effort per player by keys, and that it ran over', async () => {
  const { id, path } = await createTraining(-120, -30)
  const player = await fetchFirstPlayer(id)
  const client = await getDb()
  await unwrap(
    client.rpc('record_attendance', {
      p_training_id: id,
      p_entries: [{ player_id: player.id, status: 'present' }],
    }),
  )
  const { user } = await renderApp(`${path}?tab=afterwards`, { as: 'coach' })
  const grid = within(screen.getByRole('grid', { name: 'Players of the session' }))
  await user.click(grid.getByRole('button', { name: 'Level' }))
  await user.keyboard('+{ArrowRight}{ArrowRight}10')
  expect(grid.getByRole('button', { name: 'Up' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByText('1 of 1 players rated')).toBeVisible()
  await user.type(screen.getByLabelText('Minutes over'), '4')
  await user.type(screen.getByLabelText('What to keep in mind'), 'Loud and good')
  await waitFor(async () => {
    const reviews = await unwrap(
      client.from('training_reviews').select('trend, rpe').eq('training_id', id),
    )
    expect(reviews).toEqual([{ trend: 1, rpe: 10 }])
    const notes = await unwrap(
      client.from('training_staff_notes').select('review, minutes_over').eq('training_id', id),
    )
    expect(notes).toEqual([{ review: 'Loud and good', minutes_over: 4 }])
    const [training] = await unwrap(client.from('trainings').select('status').eq('id', id))
    expect(training).toEqual({ status: 'done' })
  })
})

test('a parent answers from the page of the session with one tap', async () => {
  const { id } = await createTraining(2 * 1440, 2 * 1440 + 90)
  const details = href(paths.trainings.details, { trainingId: id })
  const { user } = await renderApp(details, { as: 'parent' })
  const card = within(await screen.findByRole('region', { name: 'Coming to training?' }))
  const yes = card.getAllByRole('button', { name: 'Yes' })[0]
  if (!yes) throw new Error('No child to answer for')
  await user.click(yes)
  const client = await getDb()
  await waitFor(async () => {
    const rows = await unwrap(client.from('attendance').select('answer').eq('training_id', id))
    expect(rows).toContainEqual({ answer: 'yes' })
  })
  expect(yes).toHaveAttribute('aria-pressed', 'true')
})
