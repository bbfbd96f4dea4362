import { expect, test } from 'vitest'
import { AppError } from '@/lib/errors'
import { requireFound, getOrNull, requireId } from './loader'

const id = '00000000-0000-4000-8002-000000000003'
const request = new Request('http://localhost/teams/details/1?tab=squad')

function toArgs(params: Record<string, string>) {
  return { params, request, url: new URL(request.url), pattern: '', context: {} }
}

test('takes an id from the address, under its own name too', () => {
  expect(requireId(toArgs({ id }))).toBe(id)
  expect(requireId(toArgs({ teamId: id }), 'teamId')).toBe(id)
})

test.each<Record<string, string>>([{}, { id: '' }, { id: '7' }, { id: `${id}0` }])(
  'answers 404 for %j',
  (params) => {
    expect(() => requireId(toArgs(params))).toThrow(
      expect.objectContaining({
        init: { status: 404 },
        data: 'Page Not Found: /teams/details/1',
      }),
    )
  },
)

test('answers 404 for what the database does not show, and passes on any other failure', async () => {
  const missing = Promise.reject(new AppError('not_found'))
  await expect(requireFound(request, missing)).rejects.toMatchObject({ init: { status: 404 } })
  const offline = Promise.reject(new AppError('offline'))
  await expect(requireFound(request, offline)).rejects.toMatchObject({ code: 'offline' })
  await expect(requireFound(request, Promise.resolve('found'))).resolves.toBe('found')
})

test('answers null where a missing row is an answer', async () => {
  await expect(getOrNull(Promise.reject(new AppError('not_found')))).resolves.toBeNull()
  await expect(getOrNull(Promise.reject(new AppError('offline')))).rejects.toMatchObject({
    code: 'offline',
  })
})
