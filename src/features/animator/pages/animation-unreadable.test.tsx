import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { href, paths } from '@/lib/router/paths'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { renderApp } from '@/test/render-app'
import { storeAnimation } from '@/test/stored-animation'

const damaged = { v: 2, objects: [{ kind: 'dragon' }] }

async function readScene(id: string) {
  const client = await getDb()
  return unwrap(client.from('animations').select('scene, version').eq('id', id).single())
}

test.each([
  [damaged, 'Parts of it are missing or damaged. It has been left as it is.'],
  [{ ...damaged, v: 3 }, /saved by a newer version of Touchline/],
])('a drawing that cannot be read says why and is never saved over: %j', async (scene, reason) => {
  const { id } = await storeAnimation('coach', 'Damaged')
  const client = await getDb()
  await unwrap(client.from('animations').update({ scene }).eq('id', id).select('id').single())
  const before = await readScene(id)

  const editor = await renderApp(href(paths.animator.editor, { id }), { as: 'coach' })
  expect(await screen.findByRole('alert')).toHaveTextContent(reason)
  expect(screen.queryByRole('button', { name: 'Add step' })).toBeNull()
  editor.unmount()

  await renderApp(href(paths.animator.details, { id }), { as: 'coach' })
  expect(await screen.findByRole('alert')).toHaveTextContent(reason)
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
  expect(await readScene(id)).toEqual(before)
})
