import { expect, test, vi } from 'vitest'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { installGuard } from './guard'
import { createNotFoundRoute, createPage, type PageSpec } from './page'

const id = '00000000-0000-4000-8002-000000000003'
const spec: PageSpec = {
  path: '/teams/details/:id',
  title: 'common:pages.not_found',
  layout: 'role',
  access: 'role_required',
  feature: 'teams',
  component: () => Promise.resolve(() => null),
}

async function load(
  row: RouteObject,
  address: string,
  params: Record<string, string> = {},
): Promise<unknown> {
  const request = new Request(`http://localhost${address}`)
  const args: LoaderFunctionArgs = {
    params,
    request,
    url: new URL(request.url),
    pattern: '',
    context: {},
  }
  if (typeof row.loader !== 'function') throw new Error('a page has a loader')
  return row.loader(args)
}

test("spec section 5: a row's rule rejects an address with 404 and its path, before any data is asked for", async () => {
  installGuard(() => Promise.resolve({ kind: 'allow' }))
  const read = vi.fn(() => 'data')
  const row = createPage({
    ...spec,
    path: '/shared/:word',
    validate: ({ word }) => word === 'right',
    loader: () => Promise.resolve(read),
  })
  await expect(load(row, '/shared/wrong?tab=2', { word: 'wrong' })).rejects.toMatchObject({
    data: 'Page Not Found: /shared/wrong',
    init: { status: 404 },
  })
  expect(read).not.toHaveBeenCalled()
  await expect(load(row, '/shared/right', { word: 'right' })).resolves.toBe('data')
})

test('every row rejects an id that is none, also one whose page is not built yet', async () => {
  installGuard(() => Promise.resolve({ kind: 'allow' }))
  await expect(load(createPage(spec), '/teams/details/7', { id: '7' })).rejects.toMatchObject({
    data: 'Page Not Found: /teams/details/7',
    init: { status: 404 },
  })
  await expect(load(createPage(spec), `/teams/details/${id}`, { id })).resolves.toBeNull()
})

test('whoever may not see the page is sent away before its rule says anything', async () => {
  installGuard(() => Promise.resolve({ kind: 'redirect', to: '/login' }))
  const answer = load(createPage(spec), '/teams/details/7', { id: '7' })
  await expect(answer).rejects.toMatchObject({ status: 302 })
})

test('spec section 8: no route matches, 404 with the full path', async () => {
  installGuard(() => Promise.resolve({ kind: 'allow' }))
  await expect(load(createNotFoundRoute(), '/no/where?at=all')).rejects.toMatchObject({
    data: 'Page not found: /no/where?at=all',
    init: { status: 404 },
  })
})
