import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { AppError } from '@/lib/errors'
import { queryClient } from './query-client'

afterEach(() => onlineManager.setOnline(true))

test('a save without a network fails with its reason instead of waiting without a word', async () => {
  onlineManager.setOnline(false)
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationFn: () => Promise.reject(new AppError('offline')),
    meta: { silent: true },
  })
  await expect(mutation.execute(undefined)).rejects.toMatchObject({ code: 'offline' })
  expect(mutation.state.isPaused).toBe(false)
})

test('a page without a network and without kept data fails with its reason instead of loading for ever', async () => {
  onlineManager.setOnline(false)
  const failOffline = () => Promise.reject(new AppError('offline'))
  const asked = queryClient.fetchQuery({
    queryKey: ['offline page'],
    queryFn: failOffline,
    retry: false,
  })
  await expect(asked).rejects.toMatchObject({ code: 'offline' })
})

test('a loader does not wait for what is known, but does for what a write has changed', async () => {
  const queryKey = ['known page']
  let answers = 0
  const ask = () => {
    answers += 1
    return Promise.resolve(answers)
  }
  const query = { queryKey, queryFn: ask, staleTime: 1 }
  await queryClient.prefetchQuery(query)
  await queryClient.prefetchQuery(query)
  expect(answers).toBe(1)
  await queryClient.invalidateQueries({ queryKey })
  await queryClient.prefetchQuery(query)
  expect(queryClient.getQueryData(queryKey)).toBe(2)
})
