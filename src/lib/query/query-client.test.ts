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
  const queryFn = () => Promise.reject(new AppError('offline'))
  const asked = queryClient.fetchQuery({ queryKey: ['offline page'], queryFn, retry: false })
  await expect(asked).rejects.toMatchObject({ code: 'offline' })
})
