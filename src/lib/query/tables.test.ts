import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from './query-client'
import { invalidateTables, type TableName } from './tables'

const leave: (() => void)[] = []

afterEach(() => {
  for (const stop of leave.splice(0)) stop()
  queryClient.clear()
})

async function show(key: string, reads: readonly TableName[]) {
  const queryFn = vi.fn(() => Promise.resolve(key))
  const observer = new QueryObserver(queryClient, { queryKey: [key], queryFn, meta: { reads } })
  leave.push(observer.subscribe(() => undefined))
  await vi.waitFor(() => expect(queryClient.getQueryData([key])).toBe(key))
  return queryFn
}

function write(meta: { writes: readonly TableName[]; spares?: readonly (readonly string[])[] }) {
  return queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: () => Promise.resolve(), meta })
    .execute(undefined)
}

test('a write asks again what reads its tables, and nothing else', async () => {
  const teams = await show('teams', ['teams', 'schools'])
  const fees = await show('fees', ['fees'])
  await write({ writes: ['schools'] })
  expect(teams).toHaveBeenCalledTimes(2)
  expect(fees).toHaveBeenCalledTimes(1)
})

test('what triggers write with a table is asked again too, at any remove', async () => {
  const bookings = await show('bookings', ['field_bookings'])
  await write({ writes: ['training_series'] })
  expect(bookings).toHaveBeenCalledTimes(2)
})

test('a spared query is neither asked again nor stale', async () => {
  const seen = await show('seen', ['attendance'])
  const other = await show('other', ['attendance'])
  await write({ writes: ['attendance'], spares: [['seen']] })
  expect(seen).toHaveBeenCalledTimes(1)
  expect(queryClient.getQueryState(['seen'])?.isInvalidated).toBe(false)
  expect(other).toHaveBeenCalledTimes(2)
})

test('what nobody looks at is only marked', async () => {
  const seen = await show('seen', ['teams'])
  for (const stop of leave.splice(0)) stop()
  await invalidateTables(queryClient, ['teams'])
  expect(seen).toHaveBeenCalledTimes(1)
  expect(queryClient.getQueryState(['seen'])?.isInvalidated).toBe(true)
})

test('nothing written leaves everything as it is', async () => {
  const seen = await show('seen', ['teams'])
  await write({ writes: [] })
  expect(seen).toHaveBeenCalledTimes(1)
  expect(queryClient.getQueryState(['seen'])?.isInvalidated).toBe(false)
})
