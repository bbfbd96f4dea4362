import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { publicPaths } from '@/lib/router/public-paths'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { signInAs } from '@/test/sign-in-as'
import { renderApp } from '@/test/render-app'

const path = publicPaths.info.concern
const createWords = () => `Somebody shouts at the children. ${crypto.randomUUID()}`

test('a visitor reports without an account, is given a code once, and follows the report with it', async () => {
  const { user } = await renderApp(path)
  expect(screen.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112')
  await user.type(screen.getByLabelText(/^Which club/), 'Riverside')
  await user.click(await screen.findByRole('button', { name: /^FC Riverside/ }))
  await user.type(screen.getByRole('textbox', { name: /^What happened/ }), createWords())
  await user.click(screen.getByRole('button', { name: 'Send the report' }))
  expect(
    await screen.findByRole('heading', { name: /^Thank you/ }, { timeout: 15_000 }),
  ).toHaveFocus()
  const code = screen.getByRole('group', { name: 'Your code' }).textContent
  expect(code).toMatch(/^([A-HJ-NP-Z2-9]{4} ){4}[A-HJ-NP-Z2-9]{4}$/)

  await user.click(screen.getByRole('button', { name: 'See the state' }))
  await user.click(screen.getByRole('button', { name: 'Show the state' }))
  expect(await screen.findByText(/^Received\./)).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Add something' }), 'Again today.')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  const answers = within(await screen.findByRole('list', { name: 'Answers and additions' }))
  expect(answers.getByText('Again today.')).toBeVisible()
})

test('too few words are refused beside the field, and nothing typed is lost', async () => {
  const { user } = await renderApp(path)
  await user.type(screen.getByRole('textbox', { name: /^What happened/ }), 'Help')
  await user.type(screen.getByLabelText(/^Who is it about/), 'A man')
  await user.click(screen.getByRole('button', { name: 'Send the report' }))
  expect(screen.getByRole('textbox', { name: /^What happened/ })).toBeInvalid()
  expect(screen.getByRole('textbox', { name: /^What happened/ })).toHaveFocus()
  expect(screen.getByLabelText(/^Who is it about/)).toHaveValue('A man')
})

test('a code that nobody was given shows nothing', async () => {
  const { user } = await renderApp(path)
  await user.type(screen.getByRole('textbox', { name: 'Code' }), 'AAAA BBBB CCCC DDDD EEEE')
  await user.click(screen.getByRole('button', { name: 'Show the state' }))
  expect(await screen.findByText(/^No report has this code/)).toBeVisible()
})

test('a visitor is never offered who works for a club', async () => {
  const { user } = await renderApp(path)
  await user.type(screen.getByLabelText(/^Which club/), 'Riverside')
  await user.click(await screen.findByRole('button', { name: /^FC Riverside/ }))
  const about = screen.getByRole('textbox', { name: /^Who is it about/ })
  await user.type(about, 'Lena')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  const client = await getDb()
  const { error } = await client.rpc('school_people', { p_school_id: crypto.randomUUID() })
  expect(error).not.toBeNull()
})

describe('signed in', () => {
  let schoolId = ''
  beforeAll(async () => {
    await signInAs('owner')
    const client = await getDb()
    schoolId = (await unwrap(client.rpc('find_schools', { p_query: 'Riverside' })))[0]?.id ?? ''
  })

  test('a member chooses somebody of the staff, by hand or by keyboard, who then never reads it', async () => {
    const { user } = await renderApp(path, { as: 'parent' })
    expect(await screen.findByText(/FC Riverside is chosen/)).toBeVisible()
    const said = createWords()
    await user.type(screen.getByRole('textbox', { name: /^What happened/ }), said)
    const about = await screen.findByRole('combobox', { name: /^Who is it about/ })
    await user.type(about, 'georg')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await user.keyboard('{ArrowDown}{Enter}')
    expect(screen.getByText(/^It is about Stefan Georgiev/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Send the report' }))
    expect(await screen.findByRole('heading', { name: /^Thank you/ })).toBeVisible()
    await signInAs('multi')
    const officer = await getDb()
    expect(await unwrap(officer.from('concerns').select('id').eq('body', said))).toEqual([])
    await signInAs('admin')
    const office = await getDb()
    const listed = await unwrap(office.rpc('list_concerns', { p_limit: 100 }))
    expect(listed.find(({ body }) => body === said)?.about_name).toBe('Stefan Georgiev')
  })

  test('somebody who is not in the list is named in words', async () => {
    const { user } = await renderApp(path, { as: 'parent' })
    const said = createWords()
    await user.type(await screen.findByRole('combobox', { name: /^Who is it about/ }), 'A referee')
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
    await user.type(screen.getByRole('textbox', { name: /^What happened/ }), said)
    await user.click(screen.getByRole('button', { name: 'Send the report' }))
    expect(await screen.findByRole('heading', { name: /^Thank you/ })).toBeVisible()
    await signInAs('multi')
    const client = await getDb()
    expect(
      await unwrap(client.from('concerns').select('about_user_id, about_name').eq('body', said)),
    ).toEqual([{ about_user_id: null, about_name: 'A referee' }])
  })

  test('a parent reports at once, about the club the address names, with or without a name', async () => {
    const { user } = await renderApp(`${path}?school=${schoolId}`, { as: 'parent' })
    expect(await screen.findByText(/FC Riverside is chosen/)).toBeVisible()
    const said = createWords()
    await user.type(screen.getByRole('textbox', { name: /^What happened/ }), said)
    await user.click(screen.getByRole('checkbox', { name: 'Send without my name' }))
    await user.click(screen.getByRole('button', { name: 'Send the report' }))
    expect(await screen.findByRole('heading', { name: /^Thank you/ })).toBeVisible()
    const client = await getDb()
    const mine = await unwrap(client.from('concerns').select('id').eq('body', said))
    expect(mine).toEqual([])
    await signInAs('multi')
    await waitFor(async () => {
      const officers = await getDb()
      expect(
        await unwrap(officers.from('concerns').select('reporter_id').eq('body', said)),
      ).toEqual([{ reporter_id: null }])
    })
  })
})
