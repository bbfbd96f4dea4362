import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toBookedTime } from '../model/week'
import { getStartOfWeek, addDays } from '@/lib/time/calendar-date'
import { createClientFor } from '@/test/create-client-for'
import { expectComplaint } from '@/test/console-watch'
import { personas } from '@/test/personas'
import { renderApp } from '@/test/render-app'

const riverside = '00000000-0000-4000-8000-000000000001'
const u11 = '00000000-0000-4000-8002-000000000002'
const zone = 'Europe/Berlin'

/** A Wednesday of the week after next: nothing of it is past. */
const monday = addDays(getStartOfWeek(new Date().toISOString().slice(0, 10)), 14)
const wednesday = addDays(monday, 2)
const lateSlot = toBookedTime(wednesday, { from: 17 * 60, to: 18 * 60 + 30 }, zone)

/** A field of the club's, cut into two halves. */
async function createField() {
  const { client: owner } = await createClientFor(personas.owner)
  const id = crypto.randomUUID()
  const name = `Field ${id.slice(0, 8)}`
  const row = { id, name, school_id: riverside, length_m: 100, width_m: 60 }
  const { error } = await owner.from('fields').insert(row)
  if (error) throw error
  const { data: halves } = await owner.rpc('divide_field', { p_field_id: id, p_parts: 2 })
  const { data: whole } = await owner
    .from('field_parts')
    .select('id')
    .eq('field_id', id)
    .eq('kind', 'whole')
    .single()
  const [a, b] = (halves ?? []).toSorted((one, other) => one.label.localeCompare(other.label))
  return { id, name, owner, whole: whole?.id ?? '', halfA: a?.id ?? '', halfB: b?.id ?? '' }
}

type NewField = Awaited<ReturnType<typeof createField>>

async function book(
  { owner }: NewField,
  part: string,
  more: { kind: 'maintenance' | 'meeting'; title: string; team_id?: string },
) {
  const { data, error } = await owner
    .from('field_bookings')
    .insert({ field_part_id: part, ...lateSlot, ...more })
    .select('id')
    .single()
  if (error) throw error
  return data.id
}

const getWeekPath = ({ id }: NewField) => `/fields/details/${id}?week=${monday}`
const day = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
}).format(new Date(`${wednesday}T12:00:00Z`))

test('an owner adds a field, cut into quarters at once; a name the club has is refused beside it', async () => {
  const known = await createField()
  const { user, router } = await renderApp('/fields/create', { as: 'owner' })
  const name = screen.getByLabelText(/^Name/)
  await user.click(screen.getByRole('button', { name: 'Add a field' }))
  expect(await screen.findByText('Give the field a name.')).toBeVisible()
  await user.type(name, known.name)
  await user.click(screen.getByRole('button', { name: 'Add a field' }))
  expect(await screen.findByText('Your club has a field of this name already.')).toBeVisible()
  await user.type(name, ' two')
  await user.click(screen.getByRole('combobox', { name: 'Cut the field into' }))
  await user.click(await screen.findByRole('option', { name: '4 quarters', hidden: true }))
  await user.click(screen.getByRole('button', { name: 'Add a field' }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/fields\/details\//))
  await user.click(await screen.findByRole('link', { name: 'Parts' }))
  const quarters = within(await screen.findByRole('list', { name: 'Quarters' }))
  expect(quarters.getAllByRole('listitem').map((part) => part.textContent)).toEqual([
    'Quarter A152.5 × 34 m',
    'Quarter A252.5 × 34 m',
    'Quarter B152.5 × 34 m',
    'Quarter B252.5 × 34 m',
  ])
})

test('a coach books a half for a team; the ground somebody else has is refused with the name', async () => {
  const field = await createField()
  await book(field, field.halfA, { kind: 'maintenance', title: 'Mowing half A' })
  const { user } = await renderApp(getWeekPath(field), { as: 'coach' })
  await user.click(await screen.findByRole('button', { name: 'Halves' }))
  screen.getByRole('button', { name: `Book Half A on ${day}` }).focus()
  await user.keyboard('{Enter}')
  const sheet = within(await screen.findByRole('dialog'))
  expect(await sheet.findByText(/Mowing half A \(17:00–18:30\)/)).toBeVisible()
  await user.click(sheet.getByRole('button', { name: 'Book' }))
  expect(
    await sheet.findByText(
      'Taken by Mowing half A (17:00–18:30). Choose another part or another time.',
    ),
  ).toBeVisible()
  await user.click(sheet.getByRole('combobox', { name: /^Part/ }))
  await user.click(await screen.findByRole('option', { name: 'Half B', hidden: true }))
  expect(await sheet.findByText('Free at that time.')).toBeVisible()
  await user.click(sheet.getByRole('button', { name: 'Book' }))
  expect(
    await screen.findByRole('button', { name: /^U11 17:00–18:30 Half B, Meeting/ }),
  ).toBeVisible()
})

test('where a training lies the sheet offers it: one tap more books it for the training’s own time', async () => {
  const field = await createField()
  const { client: coach } = await createClientFor(personas.coach)
  const own = toBookedTime(wednesday, { from: 17 * 60 + 10, to: 18 * 60 + 25 }, zone)
  const title = `Own ${field.name}`
  const training = { id: crypto.randomUUID(), school_id: riverside, team_id: u11, title, ...own }
  const { error } = await coach.from('trainings').insert(training)
  expect(error).toBeNull()
  const { user } = await renderApp(getWeekPath(field), { as: 'coach' })
  await user.click(await screen.findByRole('button', { name: 'Halves' }))
  const free = await screen.findByRole('button', { name: `Book Half A on ${day}` })
  free.focus()
  await user.keyboard('{Enter}')
  const sheet = within(await screen.findByRole('dialog'))
  await waitFor(() =>
    expect(sheet.getByRole('combobox', { name: /^What for/ })).toHaveValue('Session'),
  )
  expect(await sheet.findByText('Free at that time.')).toBeVisible()
  await user.click(sheet.getByRole('button', { name: 'Book' }))
  const block = await screen.findByRole('button', { name: /^U11 17:10–18:25 Half A/ })
  await user.click(block)
  expect(await screen.findByRole('link', { name: 'Open the session' })).toHaveAttribute(
    'href',
    `/training-manager/trainings/details/${training.id}`,
  )
  expect(screen.getByRole('button', { name: 'Change the part' })).toBeVisible()
  await coach.from('trainings').delete().eq('id', training.id)
})

test('an own booking moves with Shift and an arrow, and is given back with a way to undo it', async () => {
  const field = await createField()
  await book(field, field.whole, { kind: 'meeting', title: 'Team evening', team_id: u11 })
  const { user } = await renderApp(getWeekPath(field), { as: 'coach' })
  const block = await screen.findByRole('button', { name: /^U11 17:00–18:30 Team evening/ })
  block.focus()
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
  const moved = await screen.findByRole('button', { name: /^U11 17:15–18:45 Team evening/ })
  await user.click(moved)
  await user.click(await screen.findByRole('button', { name: 'Give back' }))
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /^U11 .* Team evening/ })).toBeNull(),
  )
  const toast = await screen.findByText('U11 has given the field back.')
  const undo = within(
    toast.closest('[role="alert"], [role="status"], li, section') ?? document.body,
  )
  await user.click(undo.getAllByRole('button', { name: 'Undo' })[0] ?? toast)
  expect(await screen.findByRole('button', { name: /^U11 17:15–18:45 Team evening/ })).toBeVisible()
})

test('weekly until a day: only the free dates are booked, the taken one is named', async () => {
  const field = await createField()
  await book(field, field.whole, { kind: 'maintenance', title: 'New lines' })
  const before = addDays(wednesday, -7)
  const { user } = await renderApp(`/fields/details/${field.id}?week=${addDays(monday, -7)}`, {
    as: 'owner',
  })
  const dayBefore = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${before}T12:00:00Z`))
  const button = await screen.findByRole('button', { name: `Book Whole field on ${dayBefore}` })
  button.focus()
  await user.keyboard('{Enter}')
  const sheet = within(await screen.findByRole('dialog'))
  await user.type(sheet.getByLabelText('Every week until'), addDays(wednesday, 7))
  await user.tab()
  expect(
    await sheet.findByText(/Free on 2 of 3 dates\. Only those are booked\. Taken:/),
  ).toHaveTextContent('New lines (17:00–18:30)')
  await user.click(sheet.getByRole('button', { name: 'Book' }))
  expect(await screen.findByText('2 dates booked.')).toBeVisible()
  const { data } = await field.owner.from('field_bookings').select('id').eq('field_id', field.id)
  expect(data).toHaveLength(3)
})

test('a field that is archived cannot be booked until it is brought back', async () => {
  const field = await createField()
  // without layout the kit takes a menu's button for scrolled away: it hides the menu and complains
  expectComplaint(/use-focus-trap/)
  const { user } = await renderApp(getWeekPath(field), { as: 'owner' })
  await user.click(await screen.findByRole('button', { name: `Actions for ${field.name}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Archive', hidden: true }))
  expect(await screen.findByText(/^Archived on /)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Book Whole field/ })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('button', { name: `Book Whole field on ${day}` })).toBeVisible()
})

test('the list is searched by name and narrowed to the archived', async () => {
  const field = await createField()
  const { user } = await renderApp('/fields', { as: 'coach' })
  await user.type(await screen.findByLabelText('Search fields'), field.name)
  const table = within(await screen.findByRole('table', { name: 'Fields' }))
  await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(2))
  expect(table.getByRole('link', { name: new RegExp(field.name) })).toBeVisible()
  expect(table.getByText('2 halves')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Archived' }))
  expect(await screen.findByRole('button', { name: /clear/i })).toBeVisible()
})

test.each(['parent', 'player'] as const)('a %s is told where to find the place', async (as) => {
  await renderApp('/fields', { as })
  expect(await screen.findByText('Where to go is written on each session and match.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Add a field' })).toBeNull()
})

test('a coach reads a field and cannot change it', async () => {
  const field = await createField()
  const { router } = await renderApp(`/fields/edit/${field.id}`, { as: 'coach' })
  await waitFor(() => expect(router.state.location.pathname).toBe(`/fields/details/${field.id}`))
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
})

test('the rival club’s people find nothing there, and every write with known ids is refused', async () => {
  const field = await createField()
  const booking = await book(field, field.whole, { kind: 'meeting', title: 'Ours', team_id: u11 })
  await renderApp(getWeekPath(field), { as: 'coach2' })
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  for (const persona of [personas.coach2, personas.owner2, personas.parent]) {
    const { client } = await createClientFor(persona)
    const later = toBookedTime(wednesday, { from: 20 * 60, to: 21 * 60 }, zone)
    const made = await client
      .from('field_bookings')
      .insert({ field_part_id: field.whole, kind: 'meeting', team_id: u11, ...later })
    expect(made.error?.code).toBe('42501')
    const moved = await client.from('field_bookings').update(later).eq('id', booking).select('id')
    expect(moved.data).toEqual([])
    const removed = await client.from('field_bookings').delete().eq('id', booking).select('id')
    expect(removed.data).toEqual([])
    const renamed = await client
      .from('fields')
      .update({ name: 'Theirs' })
      .eq('id', field.id)
      .select('id')
    expect(renamed.data).toEqual([])
    const cut = await client.rpc('divide_field', { p_field_id: field.id, p_parts: 6 })
    expect(cut.error?.code).toBe('42501')
  }
})
