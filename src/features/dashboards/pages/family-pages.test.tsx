import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '@/lib/query/query-client'
import { unwrap } from '@/lib/supabase/unwrap'
import { expectComplaint } from '@/test/console-watch'
import { createOwnFamily } from '@/test/create-own-family'
import { renderApp } from '@/test/render-app'

const overview = '/dashboard/parent/overview'
const findRegion = (name: string | RegExp) => screen.findByRole('region', { name })
const listGroups = (part: HTMLElement) =>
  within(part)
    .queryAllByRole('group', { name: /^Answer for/ })
    .map((group) => group.getAttribute('aria-label'))

afterEach(() => vi.stubGlobal('innerWidth', 1024))

test('what each child has next stands first, in the order of time; every date stands once', async () => {
  const family = await createOwnFamily({ children: ['Ada', 'Bo'] })
  await family.train(50, 'Pressing', 0)
  await family.train(26, 'Passing', 1)
  await family.train(74, 'Finishing', 0)
  await family.play(12, 'TuS Eichenau', 1)
  await renderApp(overview, { as: family.parent })
  const next = await findRegion('What’s next')
  expect(listGroups(next)).toEqual(['Answer for Bo: Passing', 'Answer for Ada: Pressing'])
  expect(within(next).getByText(`Bo · ${family.teams[1]?.name}`)).toBeVisible()
  const more = await findRegion('More dates')
  expect(listGroups(more)).toEqual([
    'Answer for Ada: Finishing',
    expect.stringMatching(/^Answer for Bo: .*TuS Eichenau/),
  ])
  expect(within(more).getByText('Later matches')).toBeVisible()
  expect(screen.getAllByText('Passing')).toHaveLength(1)
  expect(screen.getByRole('button', { name: '3 answers missing' })).toBeVisible()
})

test('one child’s next training and next match stand first, however far away the match is', async () => {
  const family = await createOwnFamily({ children: ['Ada', 'Bo'] })
  await family.train(26, 'Passing')
  await family.play(12, 'TuS Eichenau')
  const id = family.players.find(({ first_name }) => first_name === 'Ada')?.id ?? ''
  await renderApp(`${overview}?child=${id}`, { as: family.parent })
  const next = within(await findRegion('What’s next'))
  expect(next.getByText('Next session')).toBeVisible()
  expect(next.getByText('Next match')).toBeVisible()
  expect(next.getByRole('link', { name: 'Passing' })).toHaveAttribute(
    'href',
    expect.stringContaining('/training-manager/trainings/details/'),
  )
  expect(await findRegion('More dates')).toHaveTextContent('Nothing else in the next 7 days.')
})

test('one tap answers, says so above, and siblings of one team are answered one by one', async () => {
  const family = await createOwnFamily({ children: ['Ada', 'Bo'], isOneTeam: true })
  await family.train(26, 'Passing')
  const { user } = await renderApp(overview, { as: family.parent })
  const ada = within(await screen.findByRole('group', { name: 'Answer for Ada: Passing' }))
  await user.click(ada.getByRole('button', { name: 'Yes' }))
  expect(ada.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true')
  expect(await screen.findByRole('button', { name: '1 answer missing' })).toBeVisible()
  const bo = within(screen.getByRole('group', { name: 'Answer for Bo: Passing' }))
  expect(bo.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'false')
  await user.click(bo.getByRole('button', { name: 'No' }))
  expect(await screen.findByText('Everything is answered')).toBeVisible()
})

test('a no asks for the reason below it, keeps it, and another answer drops it', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const { id } = await family.train(26, 'Passing')
  const { user } = await renderApp(overview, { as: family.parent })
  const ada = within(await screen.findByRole('group', { name: 'Answer for Ada: Passing' }))
  expect(screen.queryByRole('button', { name: 'Ill' })).toBeNull()
  await user.click(ada.getByRole('button', { name: 'No' }))
  const why = within(await screen.findByRole('group', { name: /^Why\?/ }))
  await user.click(why.getByRole('button', { name: 'Ill' }))
  expect(await screen.findByText('Ada: Ill')).toBeVisible()
  const fetchStored = () =>
    unwrap(family.coach.from('attendance').select('answer, answer_reason').eq('training_id', id))
  await waitFor(async () =>
    expect(await fetchStored()).toEqual([{ answer: 'no', answer_reason: 'illness' }]),
  )
  await user.click(ada.getByRole('button', { name: 'Yes' }))
  expect(screen.queryByText('Ada: Ill')).toBeNull()
  await waitFor(async () =>
    expect(await fetchStored()).toEqual([{ answer: 'yes', answer_reason: null }]),
  )
})

test('the strip leads to the first open answer and to what is due', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  await family.train(26, 'Passing')
  await family.charge(0, 'Camp', 40, -3)
  await family.charge(0, 'Season', 60, 30)
  await family.ask(0, 'Juggle', -30)
  const { user } = await renderApp(overview, { as: family.parent })
  await user.click(await screen.findByRole('button', { name: '1 answer missing' }))
  const group = screen.getByRole('group', { name: 'Answer for Ada: Passing' })
  expect(within(group).getByRole('button', { name: 'Yes' })).toHaveFocus()
  expect(await screen.findByRole('button', { name: '1 task late' })).toBeVisible()
  await user.click(await screen.findByRole('button', { name: '€40 overdue' }))
  const fees = await findRegion('Fees due')
  expect(fees.parentElement).toHaveFocus()
  // what is due now stands apart from what comes later
  expect(fees).toHaveTextContent(/€40\.00Later: €60\.00/)
  expect(fees).toHaveTextContent(/CampOverdue since .*€40\.00SeasonDue .*€60\.00/)
  expect(within(fees).getByRole('link', { name: 'Payments' })).toHaveAttribute(
    'href',
    '/settings/payments',
  )
})

test('on a phone what is due is folded away until it is asked for, and the strip opens it', async () => {
  vi.stubGlobal('innerWidth', 360)
  const family = await createOwnFamily({ children: ['Ada'] })
  await family.train(26, 'Passing')
  await family.charge(0, 'Camp', 40, -3)
  const { user } = await renderApp(overview, { as: family.parent })
  expect(
    await screen.findByRole('button', { name: 'Fees, tasks, results and coaches' }),
  ).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Fees due' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: '€40 overdue' }))
  expect((await findRegion('Fees due')).parentElement).toHaveFocus()
  expect(await findRegion('Coaches')).toBeVisible()
})

test('what was called off is said aloud, once and with whose it is', async () => {
  const family = await createOwnFamily({ children: ['Ada', 'Bo'] })
  const { id } = await family.train(26, 'Passing')
  await family.callOff(id)
  await renderApp(overview, { as: family.parent })
  const next = await findRegion('What’s next')
  const said = await within(next).findByRole('alert')
  expect(said).toHaveTextContent(/Cancelled: Passing.*Ada/)
  expect(screen.getAllByText(/Passing/)).toHaveLength(1)
  expect(within(next).getByText('Nothing is set for Ada yet.')).toBeVisible()
  expect(screen.queryByRole('group', { name: /Passing/ })).toBeNull()
})

test('without anything yet each card says so, and a child without a team has its own words', async () => {
  const family = await createOwnFamily({ children: ['Ada'], isTeamless: true })
  await renderApp(overview, { as: family.parent })
  const said = {
    'What’s next': 'Ada is not in a team at the moment.',
    'More dates': 'Nothing else in the next 7 days.',
    'Fees due': 'Nothing is due.',
    Tasks: 'No open task.',
    Messages: 'Nothing unread.',
    'Words from the coach': 'No note has been shared with you yet.',
    'Last results': 'No match has been played yet.',
    Progress: 'No rating has been shared yet.',
    'At training, last 8 weeks': 'No attendance has been recorded yet.',
    Coaches: 'As soon as your child is in a team',
  }
  for (const [title, words] of Object.entries(said)) {
    const card = await findRegion(title)
    await waitFor(() => expect(card).toHaveTextContent(words))
  }
  expect(screen.queryByRole('group', { name: 'Which child' })).toBeNull()
})

test('cards tell what is there: tasks to tick off, the coach’s words, coaches to write to', async () => {
  const family = await createOwnFamily({ children: ['Ada', 'Bo'] })
  await family.ask(1, 'Juggle', 40)
  await family.note(0, 'Looks over the shoulder before every pass.')
  const { user } = await renderApp(overview, { as: family.parent })
  const tasks = within(await findRegion('Tasks'))
  expect(tasks.getByRole('listitem')).toHaveTextContent(/JuggleDue .*Bo/)
  expect(await findRegion('Words from the coach')).toHaveTextContent(
    /Looks over the shoulder before every pass\.Ada · Wanda Weiss/,
  )
  const coaches = within(await findRegion('Coaches'))
  expect(coaches.getAllByRole('link', { name: 'Write' })).toHaveLength(2)
  await user.click(tasks.getByRole('button', { name: 'Done: Juggle' }))
  await waitFor(() => expect(tasks.getByText('No open task.')).toBeVisible())
})

test('who may neither answer nor pay is shown the dates, no buttons and no debt', async () => {
  const rights = { can_pay: false, can_respond: false }
  const family = await createOwnFamily({ children: ['Ada'], rights })
  await family.train(26, 'Passing')
  await family.charge(0, 'Camp', 40, -3)
  await renderApp(overview, { as: family.parent })
  expect(await findRegion('What’s next')).toHaveTextContent('Passing')
  expect(await findRegion('Fees due')).toHaveTextContent('Nothing is due.')
  expect(screen.queryByRole('group', { name: /^Answer for/ })).toBeNull()
  expect(screen.queryByText(/missing|answered|overdue/)).toBeNull()
})

test('a card that cannot be read says so and may be tried again; the others stand', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  await family.train(26, 'Passing')
  await family.charge(0, 'Camp', 40, -3)
  expectComplaint(/FeesCard/)
  const real = globalThis.fetch
  const broken = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    return address.includes('/rest/v1/fees')
      ? Promise.resolve(Response.json({ message: 'no', code: '42501' }, { status: 403 }))
      : real(input, init)
  })
  const { user } = await renderApp(overview, { as: family.parent })
  expect(await findRegion('What’s next')).toHaveTextContent('Passing')
  expect(await findRegion('Tasks')).toBeVisible()
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByRole('region', { name: 'Fees due' })).toBeNull()
  // a press is flushed at once here, and with two cards that wait for an answer React retries them for ever
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  broken.mockRestore()
  await user.click(again)
  expect(await findRegion('Fees due')).toHaveTextContent('€40.00')
})

test('a finger moved sideways goes through the children as the chips stand, and not beyond', async () => {
  const family = await createOwnFamily({ children: ['Ada', 'Bo'] })
  await renderApp(overview, { as: family.parent })
  const next = await findRegion('What’s next')
  const getChip = (name: string) => screen.getByRole('button', { name, pressed: true })
  function swipe(from: number, to: number, down = 0, pointerType = 'touch') {
    const finger = { pointerId: 7, isPrimary: true, pointerType, bubbles: true }
    fireEvent.pointerDown(next, { ...finger, clientX: from, clientY: 300 })
    fireEvent.pointerMove(next, { ...finger, clientX: to, clientY: 300 + down })
    fireEvent.pointerUp(next, { ...finger, clientX: to, clientY: 300 + down })
  }
  expect(getChip('All')).toBeVisible()
  swipe(100, 260)
  expect(getChip('All')).toBeVisible()
  swipe(260, 100, 200)
  expect(getChip('All')).toBeVisible()
  swipe(260, 100, 0, 'mouse')
  expect(getChip('All')).toBeVisible()
  swipe(260, 100)
  await waitFor(() => expect(getChip('Ada')).toBeVisible())
  swipe(260, 100, 20)
  await waitFor(() => expect(getChip('Bo')).toBeVisible())
  swipe(260, 100)
  expect(getChip('Bo')).toBeVisible()
  swipe(100, 260)
  await waitFor(() => expect(getChip('Ada')).toBeVisible())
})

test('goals that wait for a yes stand first; agreed, they are what the child works at', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  await family.plan(0, 'first_touch', false)
  const tab = `/players/details/${family.players[0]?.id ?? ''}?tab=development`
  const { user, router } = await renderApp(overview, { as: family.parent })
  const waiting = await screen.findByRole('list', { name: 'Goals that wait for you' })
  expect(waiting).toHaveTextContent('New goals for Ada')
  await user.click(within(waiting).getByRole('link', { name: 'Read and answer' }))
  await user.click(
    await screen.findByRole('button', { name: 'Yes, Ada and we agree' }, { timeout: 10_000 }),
  )
  expect(await screen.findByText(/^Family: yes on/)).toBeVisible()
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(tab)
  expect(screen.getByText(/^Ada: yes on/)).toBeVisible()
  await router.navigate(overview)
  expect(
    within(await findRegion('Goals')).getByRole('link', { name: 'I look up' }),
  ).toHaveAttribute('href', tab)
  await waitFor(() =>
    expect(screen.queryByRole('list', { name: 'Goals that wait for you' })).toBeNull(),
  )
})
