import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { paths } from '@/lib/router/paths'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { signInAs } from '@/test/sign-in-as'
import type { Persona } from '@/test/personas'
import { renderApp } from '@/test/render-app'

async function raiseConcern(as: Persona, extra: Record<string, string | boolean> = {}) {
  await signInAs(as)
  const client = await getDb()
  const [school] = await unwrap(client.rpc('find_schools', { p_query: 'Riverside' }))
  const body = `Nobody was at the gate. ${crypto.randomUUID()}`
  const code = await unwrap(
    client.rpc('report_concern', { p_body: body, p_school_id: school?.id ?? '', ...extra }),
  )
  return { body, code }
}

async function findCard(body: string) {
  const text = await screen.findByText(body)
  const card = text.closest('li')
  if (!card) throw new Error('no card')
  return within(card)
}

describe('concerns', () => {
  test('the officer takes one up, answers, closes it; the reporter reads the answer, not the note', async () => {
    const { body, code } = await raiseConcern('parent')
    const { user } = await renderApp(paths.coach.safety, { as: 'multi' })
    await user.click((await findCard(body)).getByRole('button', { name: 'Take it up' }))
    const close = await (await findCard(body)).findByRole('button', { name: 'Close the case' })
    expect((await findCard(body)).getByText('With Stefan Georgiev')).toBeVisible()

    await user.click((await findCard(body)).getByRole('button', { name: /^Notes and answers/ }))
    const notes = within(await screen.findByRole('dialog', { name: 'Notes and answers' }))
    await user.type(notes.getByRole('textbox', { name: /^New note/ }), 'Thank you for telling us.')
    await user.click(notes.getByRole('switch', { name: /^Answer the reporter/ }))
    await user.click(notes.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

    await user.click(close)
    const sheet = within(await screen.findByRole('dialog', { name: 'Close the case?' }))
    await user.click(sheet.getByRole('button', { name: 'Close the case' }))
    expect(await sheet.findByText('Write something first.')).toBeVisible()
    await user.type(sheet.getByRole('textbox', { name: /^What was decided/ }), 'A coach waits now.')
    await user.click(sheet.getByRole('button', { name: 'Close the case' }))
    await waitFor(() => expect(screen.queryByText(body)).not.toBeInTheDocument())

    await signInAs('anonymous')
    const client = await getDb()
    const [followed] = await unwrap(client.rpc('follow_concern', { p_receipt: code }))
    expect(followed?.status).toBe('closed')
    expect(JSON.stringify(followed?.entries)).toContain('Thank you for telling us.')
    expect(JSON.stringify(followed?.entries)).not.toContain('A coach waits now.')
  })

  test('the officer it is about does not find it; an administrator does', async () => {
    const { body } = await raiseConcern('parent', { p_about_name: 'Stefan, the coach' })
    const { unmount } = await renderApp(paths.coach.safety, { as: 'multi' })
    expect(await screen.findByRole('list', { name: 'Concerns' })).toBeVisible()
    expect(screen.queryByText(body)).not.toBeInTheDocument()
    unmount()
    await renderApp(paths.admin.safety, { as: 'admin' })
    expect(await screen.findByText(body)).toBeVisible()
  })

  test('an owner without the office reads none', async () => {
    await renderApp(paths.owner.safety, { as: 'owner' })
    expect(await screen.findByRole('heading', { name: 'No concern waits' })).toBeVisible()
  })

  test('closed ones are found by their state, which stays in the address', async () => {
    const { router } = await renderApp(`${paths.coach.safety}?state=closed`, { as: 'multi' })
    const list = within(await screen.findByRole('list', { name: 'Concerns' }))
    expect(list.getByText(/^Two older players film/)).toBeVisible()
    expect(router.state.location.search).toContain('state=closed')
  })
})

describe('message reports', () => {
  test('the officer sees why and who; an administrator sees how many, not a word', async () => {
    const { unmount } = await renderApp(`${paths.coach.safety}?tab=reports`, { as: 'multi' })
    const list = await screen.findByRole('list', { name: 'Message reports' })
    const words = within(list).getAllByRole('heading', { name: /^A message by/ })
    expect(words.length).toBeGreaterThan(0)
    unmount()
    await renderApp(`${paths.admin.safety}?tab=reports`, { as: 'admin' })
    const schools = within(await screen.findByRole('list', { name: 'Message reports' }))
    expect(schools.getByRole('heading', { name: 'FC Riverside' })).toBeVisible()
    expect(schools.queryByRole('heading', { name: /^A message by/ })).not.toBeInTheDocument()
  })
})

describe('erasure requests', () => {
  test('the owner sees the late one and refuses it only with a reason', async () => {
    const { user } = await renderApp(`${paths.owner.safety}?tab=erasure`, { as: 'owner' })
    const list = within(await screen.findByRole('list', { name: 'Erasure requests' }))
    expect(list.getByText('Overdue')).toBeVisible()
    await user.click(list.getByRole('button', { name: 'Refuse' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Refuse the request?' }))
    await user.click(sheet.getByRole('button', { name: 'Refuse' }))
    expect(await sheet.findByText('Write something first.')).toBeVisible()
    await user.type(sheet.getByRole('textbox', { name: /^Why/ }), 'We talked, and you kept it.')
    await user.click(sheet.getByRole('button', { name: 'Refuse' }))
    await waitFor(() => expect(screen.queryByText('Overdue')).not.toBeInTheDocument())
  })

  test('an administrator sees all, and decides about accounts alone', async () => {
    await renderApp(`${paths.admin.safety}?tab=erasure`, { as: 'admin' })
    const list = within(await screen.findByRole('list', { name: 'Erasure requests' }))
    expect(list.getByRole('heading', { name: 'Account of Elena Dimitrova' })).toBeVisible()
  })
})

describe('offices', () => {
  test('proposed by the owner, accepted by the person, confirmed by an administrator', async () => {
    const owner = await renderApp(`${paths.owner.safety}?tab=offices`, { as: 'owner' })
    const waiting = 'Lena Hoffmann, safeguarding officer'
    expect(await screen.findByRole('heading', { name: waiting })).toBeVisible()
    await owner.user.click(screen.getByRole('button', { name: 'Propose an officer' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Propose an officer' }))
    expect(await sheet.findByText(/You cannot propose yourself/)).toBeVisible()
    expect(sheet.getByText('An administrator confirms.')).toBeVisible()
    owner.unmount()

    const coach = await renderApp(`${paths.coach.safety}?tab=offices`, { as: 'coach' })
    await coach.user.click(await screen.findByRole('button', { name: 'Accept the office' }))
    expect(await screen.findByText('Not confirmed yet')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Not accepted yet')).not.toBeInTheDocument())
    coach.unmount()

    const admin = await renderApp(`${paths.admin.safety}?tab=offices`, { as: 'admin' })
    const heading = await screen.findByRole('heading', { name: waiting })
    const row = heading.closest('li')
    if (!row) throw new Error('no row')
    await admin.user.click(within(row).getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(screen.queryByText('Not confirmed yet')).not.toBeInTheDocument())
    // back as it was, for whoever comes after
    await signInAs('coach')
    const client = await getDb()
    const mine = await unwrap(client.rpc('list_offices'))
    const held = mine.find(({ is_mine: isMine }) => isMine)
    expect(held?.held_since).not.toBeNull()
    await client.rpc('end_office', {
      p_school_id: held?.school_id ?? '',
      p_user_id: held?.user_id ?? '',
      p_duty: 'safeguarding',
    })
  })
})

describe('an administrator', () => {
  test('proposes for any club, and reads what happens next before and after', async () => {
    const { user } = await renderApp(`${paths.admin.safety}?tab=offices`, { as: 'admin' })
    await user.click(await screen.findByRole('button', { name: 'Propose an officer' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Propose an officer' }))
    await user.click(sheet.getByRole('button', { name: 'Propose' }))
    expect(await sheet.findByText('Choose a club.')).toBeVisible()
    await user.click(sheet.getByRole('combobox', { name: /^Club/ }))
    await user.click(await screen.findByRole('option', { name: 'SV Nordstadt', hidden: true }))
    const person = sheet.getByRole('combobox', { name: /^Person/ })
    await waitFor(() => expect(person).toBeEnabled())
    await user.click(person)
    const name = 'Daniel Novák'
    await user.click(await screen.findByRole('option', { name, hidden: true }))
    await user.click(sheet.getByRole('combobox', { name: /^Office/ }))
    await user.click(await screen.findByRole('option', { name: 'Treasurer', hidden: true }))
    expect(sheet.getByText(`${name} is told and accepts or declines.`)).toBeVisible()
    expect(sheet.getByText('Your confirmation counts with the proposal.')).toBeVisible()
    await user.click(sheet.getByRole('button', { name: 'Propose' }))
    const heading = await screen.findByRole('heading', { name: `${name}, treasurer` })
    const row = within(heading.closest('li') ?? heading)
    expect(row.getByText('Not accepted yet')).toBeVisible()
    expect(row.queryByText('Not confirmed yet')).not.toBeInTheDocument()
    await user.click(row.getByRole('button', { name: 'Withdraw' }))
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }),
    )
    await waitFor(() => expect(heading).not.toBeInTheDocument())
  })
})

describe('others', () => {
  test.each(['parent', 'player', 'pending', 'anonymous'] as const)(
    '%s is led away',
    async (persona) => {
      const { router } = await renderApp(paths.admin.safety, { as: persona })
      expect(router.state.location.pathname).not.toContain('/safety')
    },
  )

  test('a coach without an office finds no concern and no report', async () => {
    await renderApp(paths.coach.safety, { as: 'coach2' })
    expect(await screen.findByRole('heading', { name: 'No concern waits' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Erasure requests' })).not.toBeInTheDocument()
  })
})
