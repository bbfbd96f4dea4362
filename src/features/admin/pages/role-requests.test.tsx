import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { createNewcomer } from '@/test/create-newcomer'
import { renderApp } from '@/test/render-app'

const riverside = '00000000-0000-4000-8000-000000000001'

test('20 pending people get the roles they asked for in at most 4 clicks', async () => {
  const surname = `Heap${crypto.randomUUID().slice(0, 6)}`
  const ids: string[] = []
  for (let number = 0; number < 20; number += 1) {
    const { id } = await createNewcomer(surname, number % 2 ? 'coach' : 'owner')
    ids.push(id)
  }
  const list = `/dashboard/admin/users?status=pending&q=${surname}`
  const { user } = await renderApp(list, { as: 'admin' })
  const table = await screen.findByRole('table', { name: 'Users' })
  await waitFor(() => expect(within(table).getAllByText(/^Asks for:/)).toHaveLength(20))

  let clicks = 0
  async function clickOn(target: HTMLElement) {
    clicks += 1
    await user.click(target)
  }
  await clickOn(within(table).getByRole('checkbox', { name: /^Select all/ }))
  await clickOn(await screen.findByRole('button', { name: 'Approve as requested' }))
  const sheet = await screen.findByRole('dialog', { name: 'Approve 20 requests' })
  await clickOn(within(sheet).getByRole('button', { name: 'Approve 20 requests' }))
  await waitFor(() => expect(screen.queryByText(/^Asks for:/)).not.toBeInTheDocument())

  const client = await getDb()
  const held = await unwrap(
    client.from('role_assignments').select('role, school_id').in('user_id', ids),
  )
  expect(held).toHaveLength(20)
  expect(new Set(held.map(({ school_id }) => school_id))).toEqual(new Set([riverside]))
  process.stdout.write(`20 pending people have their roles after ${clicks} clicks on the list\n`)
  expect(clicks).toBeLessThanOrEqual(4)
})
