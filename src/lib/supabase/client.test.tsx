import { afterEach, expect, test, vi } from 'vitest'
import { getDb } from './client'
import { unwrap } from './unwrap'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a question without a network is sent three times in all, then told as a failure', async () => {
  const send = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', send)
  vi.spyOn(console, 'warn').mockReturnValue()
  const client = await getDb()
  await expect(unwrap(client.from('teams').select('id'))).rejects.toMatchObject({ code: 'offline' })
  expect(send).toHaveBeenCalledTimes(3)
})
