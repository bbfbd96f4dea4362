import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { href, paths } from '@/lib/router/paths'
import { unwrap } from '@/lib/supabase/unwrap'
import { createClientFor } from '@/test/create-client-for'
import { createNewcomer } from '@/test/create-newcomer'
import { createPerson } from '@/test/create-person'
import { personas } from '@/test/personas'
import { renderApp } from '@/test/render-app'

const school_id = '00000000-0000-4000-8000-000000000001'

/** Two children of this test alone whose names begin alike. */
async function createNamesakes() {
  const mark = crypto.randomUUID().slice(0, 6)
  const { client: owner } = await createClientFor(personas.owner)
  await unwrap(
    owner
      .from('players')
      .insert([
        { school_id, first_name: 'Emir', last_name: `Yılmaz${mark}`, date_of_birth: '2015-05-06' },
        { school_id, first_name: 'Emre', last_name: `Yılmaz${mark}`, date_of_birth: '2013-05-06' },
      ])
      .select('id'),
  )
  return { owner, mark, asked: `emir yilmaz${mark}` }
}

/** The row in which somebody waits. */
function findRow(name: string) {
  return waitFor(() => {
    const row = screen.getAllByRole('listitem').find((item) => item.textContent.includes(name))
    if (!row) throw new Error(`${name} does not wait`)
    return row
  })
}

test('a parent without a child asks the club, takes it back, asks again; the owner links the child', async () => {
  const { mark, asked } = await createNamesakes()
  const parent = await createPerson('parent', { first_name: 'Pia', last_name: mark })
  const { user, unmount } = await renderApp('/dashboard/parent/overview', { as: parent })
  const ask = { name: 'Ask the club to link my child' }
  await user.click(await screen.findByRole('button', ask))
  const form = within(await screen.findByRole('dialog', ask))
  await user.click(form.getByRole('button', { name: 'Send request' }))
  expect(await form.findByText("Please enter your child's name.")).toBeVisible()
  await user.type(form.getByLabelText(/^Your child's name/), asked)
  await user.click(form.getByRole('button', { name: 'Send request' }))
  expect(await screen.findByText(new RegExp(`You asked for ${asked}`))).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Withdraw request' }))
  const question = within(await screen.findByRole('dialog', { name: 'Withdraw the request?' }))
  await user.click(question.getByRole('button', { name: 'Withdraw request' }))
  await user.click(await screen.findByRole('button', ask))
  const again = within(await screen.findByRole('dialog', ask))
  await user.type(again.getByLabelText(/^Your child's name/), asked)
  await user.click(again.getByRole('button', { name: 'Send request' }))
  expect(await screen.findByRole('heading', { name: 'Your request is at the club' })).toBeVisible()
  unmount()

  const office = await renderApp('/dashboard/owner/overview', { as: 'owner' })
  const row = await findRow(`Pia ${mark}`)
  expect(row).toHaveTextContent(`Asks for ${asked}`)
  await office.user.click(within(row).getByRole('button', { name: 'Look and decide' }))
  const sheet = within(await screen.findByRole('dialog', { name: `Link Pia ${mark} with a child` }))
  const [first] = await sheet.findAllByRole('radio')
  expect(first).toHaveAccessibleName(`Emir Yılmaz${mark} born 2015 · no guardian yet`)
  await office.user.click(sheet.getByRole('button', { name: 'Link child' }))
  expect(await sheet.findByText('Choose a child.')).toBeVisible()
  await office.user.click(sheet.getByRole('radio', { name: new RegExp(`^Emir Yılmaz${mark}`) }))
  await office.user.click(sheet.getByRole('button', { name: 'Link child' }))
  await waitFor(() => expect(row).not.toBeInTheDocument())

  const { client } = await createClientFor(parent)
  const seen = await unwrap(client.from('players').select('first_name, last_name'))
  expect(seen).toEqual([{ first_name: 'Emir', last_name: `Yılmaz${mark}` }])
})

test('an administrator gives a newcomer the role and the child in one dialog', async () => {
  const { mark, asked } = await createNamesakes()
  const newcomer = await createNewcomer(mark, 'parent')
  await unwrap(
    newcomer.client.rpc('request_role', {
      p_role: 'parent',
      p_school_name: 'FC Riverside',
      p_child_name: asked,
    }),
  )
  const list = `/dashboard/admin/users?status=pending&q=${mark}`
  const { user, router } = await renderApp(list, { as: 'admin' })
  expect(await screen.findByText(`Child: ${asked}`)).toBeVisible()
  await router.navigate(href(paths.admin.users.details, { id: newcomer.id }))
  await user.click(await screen.findByRole('button', { name: 'Assign a role' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(await sheet.findByLabelText('Find the child')).toHaveValue(asked)
  expect(await sheet.findByRole('radio', { name: 'No child for now' })).toBeChecked()
  await user.click(await sheet.findByRole('radio', { name: new RegExp(`^Emir Yılmaz${mark}`) }))
  await user.click(sheet.getByRole('button', { name: 'Assign' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  const held = await unwrap(newcomer.client.from('role_assignments').select('role, school_id'))
  expect(held).toEqual([{ role: 'parent', school_id }])
  const seen = await unwrap(newcomer.client.from('players').select('first_name'))
  expect(seen).toEqual([{ first_name: 'Emir' }])
})

test('an administrator links a child on the page of a parent', async () => {
  const { mark } = await createNamesakes()
  const parent = await createPerson('parent', { first_name: 'Lea', last_name: mark })
  const page = `${href(paths.admin.users.details, { id: parent.id })}?tab=family`
  const { user } = await renderApp(page, { as: 'admin' })
  await user.click(await screen.findByRole('button', { name: 'Link child' }))
  const sheet = within(await screen.findByRole('dialog', { name: `Link Lea ${mark} with a child` }))
  await user.type(sheet.getByLabelText('Find the child'), `emre yilmaz${mark}`)
  await user.click(await sheet.findByRole('radio', { name: new RegExp(`^Emre Yılmaz${mark}`) }))
  await user.click(sheet.getByRole('button', { name: 'Link child' }))
  expect(await screen.findByText(`Emre Yılmaz${mark}`)).toBeVisible()
})
