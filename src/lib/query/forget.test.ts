import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from './query-client'

afterEach(() => queryClient.clear())

function observeQuery(queryKey: readonly unknown[]) {
  const queryFn = vi.fn(() => Promise.resolve('here'))
  const meta = { reads: ['teams' as const] }
  const observer = new QueryObserver(queryClient, { queryKey, queryFn, meta })
  return { queryFn, leave: observer.subscribe(() => undefined) }
}

function runDeletion(variables: unknown) {
  return queryClient
    .getMutationCache()
    .build(queryClient, {
      mutationFn: () => Promise.resolve(),
      meta: { writes: ['teams'], isDeletion: true },
    })
    .execute(variables)
}

const getStored = (id: string) => queryClient.getQueryData(['things', 'details', id])

test.each([
  ['by its id', 'gone'],
  ['by { id }', { id: 'gone' }],
])(
  'something deleted %s is not asked for again, and forgotten once its page has gone',
  async (_name, variables) => {
    const page = observeQuery(['things', 'details', 'gone'])
    const list = observeQuery(['things', 'list'])
    await vi.waitFor(() => expect(getStored('gone')).toBe('here'))
    await runDeletion(variables)
    expect(page.queryFn).toHaveBeenCalledTimes(1)
    expect(list.queryFn).toHaveBeenCalledTimes(2)
    expect(getStored('gone')).toBe('here')
    page.leave()
    expect(getStored('gone')).toBeUndefined()
    list.leave()
  },
)

test('what nobody looks at is forgotten at once, its neighbour stays', async () => {
  queryClient.setQueryData(['things', 'details', 'gone'], 'here')
  queryClient.setQueryData(['things', 'details', 'other'], 'here')
  await runDeletion('gone')
  expect(getStored('gone')).toBeUndefined()
  expect(getStored('other')).toBe('here')
})
