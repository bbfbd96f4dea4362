import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addDays, getStartOfWeek } from '@/lib/time/calendar-date'
import { createClientFor } from '@/test/create-client-for'
import { personas } from '@/test/personas'
import { renderApp } from '@/test/render-app'
import { listDays, toBookedTime } from '../model/week'

const riverside = '00000000-0000-4000-8000-000000000001'
const u11 = '00000000-0000-4000-8002-000000000002'
const zone = 'Europe/Berlin'
const monday = addDays(getStartOfWeek(new Date().toISOString().slice(0, 10)), 14)
const days = listDays(monday)
const wednesday = addDays(monday, 2)

/** A layout where there is none: 8 to 22 o'clock, a pixel a minute, a day 100 pixels wide. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function of(
    this: Element,
  ) {
    const place = days.indexOf(this.getAttribute('data-day') ?? '')
    return place < 0 ? new DOMRect() : new DOMRect(place * 100, 0, 100, 14 * 60)
  })
})

afterEach(() => vi.restoreAllMocks())

const createPointer = (date: string, hour: number, minute = 0) => ({
  clientX: days.indexOf(date) * 100 + 50,
  clientY: (hour - 8) * 60 + minute,
  pointerId: 1,
  pointerType: 'touch',
  button: 0,
})

/** A field of this test alone, on Wednesday evening the team's, on Thursday evening to be mown. */
async function createBookedField() {
  const { client: owner } = await createClientFor(personas.owner)
  const id = crypto.randomUUID()
  const row = { id, name: `Field ${id.slice(0, 8)}`, school_id: riverside }
  const field = await owner.from('fields').insert({ ...row, length_m: 100, width_m: 60 })
  if (field.error) throw field.error
  const { data: parts } = await owner.from('field_parts').select('id').eq('field_id', id)
  const ground = { field_part_id: parts?.[0]?.id ?? '' }
  const evening = { from: 17 * 60, to: 18 * 60 + 30 }
  const { error } = await owner.from('field_bookings').insert([
    {
      ...ground,
      kind: 'meeting' as const,
      title: 'Team evening',
      team_id: u11,
      ...toBookedTime(wednesday, evening, zone),
    },
    {
      ...ground,
      kind: 'maintenance' as const,
      title: 'Mowing',
      team_id: null,
      ...toBookedTime(addDays(wednesday, 1), evening, zone),
    },
  ])
  if (error) throw error
  return `/fields/details/${id}?week=${monday}`
}

const findBlock = (time: string) =>
  screen.findByRole('button', { name: new RegExp(`^U11 ${time} Team evening`) })

/** Holds a finger still until the week shows what it has lifted. */
async function startTouchDrag(element: Element, place: ReturnType<typeof createPointer>) {
  fireEvent.pointerDown(element, place)
  const week = within(screen.getByRole('group', { name: /^Bookings of / }))
  return week.findByRole('status')
}

test('a finger that holds still lifts a booking: moved to another day and time, with a way back', async () => {
  await renderApp(await createBookedField(), { as: 'coach' })
  const ghost = await startTouchDrag(
    await findBlock('17:00–18:30'),
    createPointer(wednesday, 17, 30),
  )
  expect(ghost).toHaveTextContent('17:00–18:30')
  fireEvent.pointerMove(window, createPointer(addDays(wednesday, 2), 18, 30))
  fireEvent.pointerUp(window, createPointer(addDays(wednesday, 2), 18, 30))
  const moved = await findBlock('18:00–19:30')
  expect(moved.closest('[data-day]')).toHaveAttribute('data-day', addDays(wednesday, 2))
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  const back = await findBlock('17:00–18:30')
  expect(back.closest('[data-day]')).toHaveAttribute('data-day', wednesday)
})

test('held at its lower edge a booking gets longer', async () => {
  await renderApp(await createBookedField(), { as: 'coach' })
  const edge = (await findBlock('17:00–18:30')).querySelector('[aria-hidden]')
  if (!edge) throw new Error('no edge')
  await startTouchDrag(edge, createPointer(wednesday, 18, 25))
  fireEvent.pointerMove(window, createPointer(wednesday, 18, 55))
  fireEvent.pointerUp(window, createPointer(wednesday, 18, 55))
  expect(await findBlock('17:00–19:00')).toBeVisible()
})

test('a finger on free ground draws a new booking', async () => {
  await renderApp(await createBookedField(), { as: 'coach' })
  const [friday] =
    (await screen.findAllByRole('button', { name: /^Book Whole field on Fri/ })) ?? []
  if (!friday) throw new Error('no Friday')
  await startTouchDrag(friday, createPointer(addDays(wednesday, 2), 10))
  fireEvent.pointerMove(window, createPointer(addDays(wednesday, 2), 12))
  fireEvent.pointerUp(window, createPointer(addDays(wednesday, 2), 12))
  const sheet = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(sheet.getByLabelText(/^From/)).toHaveDisplayValue('10:00'))
  expect(sheet.getByLabelText(/^To/)).toHaveDisplayValue('12:00')
})

test('dropped on ground somebody else has, it stays and says who', async () => {
  await renderApp(await createBookedField(), { as: 'coach' })
  await startTouchDrag(await findBlock('17:00–18:30'), createPointer(wednesday, 17, 30))
  fireEvent.pointerMove(window, createPointer(addDays(wednesday, 1), 17, 30))
  fireEvent.pointerUp(window, createPointer(addDays(wednesday, 1), 17, 30))
  expect(await screen.findByText(/Taken by Mowing \(17:00–18:30\)/)).toBeVisible()
  expect((await findBlock('17:00–18:30')).closest('[data-day]')).toHaveAttribute(
    'data-day',
    wednesday,
  )
})

test('a finger that moves before it has held still scrolls, and nothing is lifted', async () => {
  await renderApp(await createBookedField(), { as: 'coach' })
  const still = await findBlock('17:00–18:30')
  fireEvent.pointerDown(still, createPointer(wednesday, 17, 30))
  fireEvent.pointerMove(window, createPointer(wednesday, 18, 30))
  fireEvent.pointerMove(window, createPointer(wednesday, 19, 30))
  const week = within(screen.getByRole('group', { name: /^Bookings of / }))
  expect(week.queryByRole('status')).not.toBeInTheDocument()
  fireEvent.pointerUp(window, createPointer(wednesday, 19, 30))
  expect(await findBlock('17:00–18:30')).toBeVisible()
})
