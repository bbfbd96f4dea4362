import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Stack } from '../stack'
import { ANA, BEN, connect, signIn, startFixtureStack } from './harness'

let stack: Stack
let ana: SupabaseClient
beforeAll(async () => {
  stack = await startFixtureStack()
  ana = await signIn(stack, ANA.email)
})
afterAll(() => stack.stop())

describe('rows', () => {
  it('come back with ISO times, numbers and arrays as PostgREST writes them', async () => {
    const { data, status } = await ana
      .from('notes')
      .insert({ body: 'first', moods: ['calm', 'loud'] })
      .select()
      .single()
    expect(status).toBe(201)
    expect(data).toMatchObject({ owner_id: ANA.id, moods: ['calm', 'loud'], hours: 1.5 })
    expect(data.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/)
  })

  it('belong to their owner', async () => {
    const ben = await signIn(stack, BEN.email)
    expect((await ben.from('notes').select()).data).toEqual([])
  })

  it('give PGRST116 when a single one is not there', async () => {
    const { error, status } = await ana.from('notes').select().eq('body', 'none').single()
    expect(status).toBe(406)
    expect(error?.code).toBe('PGRST116')
  })

  it('are counted and cut by range', async () => {
    await ana.from('notes').insert([{ body: 'second' }, { body: 'third' }])
    const { data, count } = await ana.from('notes').select('id', { count: 'exact' }).range(1, 1)
    expect(data).toHaveLength(1)
    expect(count).toBe(3)
    const response = await fetch(`${stack.url}/rest/v1/notes?select=id`, {
      headers: {
        apikey: stack.publishableKey,
        authorization: `Bearer ${(await ana.auth.getSession()).data.session?.access_token}`,
        range: '0-1',
        prefer: 'count=exact',
      },
    })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe('0-1/3')
    expect(response.headers.get('access-control-expose-headers')).toContain('Content-Range')
  })

  it('are embedded by their only key, also when a third table refers to both', async () => {
    const service = connect(stack, stack.serviceKey)
    const { data, error } = await service
      .from('shelves')
      .select('name, books(id), first:books!inner(shelf:shelves(name))')
      .eq('books.id', 2)
      .limit(1, { referencedTable: 'first' })
    expect(error).toBeNull()
    expect(data).toEqual([
      { name: 'Coaching', books: [{ id: 2 }], first: [{ shelf: { name: 'Coaching' } }] },
    ])
  })

  it('come a thousand at most', async () => {
    const ids = Array.from({ length: 1005 }, (_, index) => ({ id: index + 10 }))
    const service = connect(stack, stack.serviceKey)
    await service.from('secrets').insert(ids)
    expect((await service.from('secrets').select()).data).toHaveLength(1000)
  })
})

describe('refusals', () => {
  it('are 401 for a visitor and 403 for someone signed in', async () => {
    const visitor = await connect(stack).from('notes').select()
    expect(visitor).toMatchObject({ status: 401, error: { code: '42501' } })
    const member = await ana.from('secrets').select()
    expect(member).toMatchObject({ status: 403, error: { code: '42501' } })
    const foreign = await ana.from('notes').insert({ body: 'x', owner_id: BEN.id })
    expect(foreign).toMatchObject({ status: 403, error: { code: '42501' } })
  })

  it('name the failed check and the raised reason', async () => {
    const long = await ana.from('notes').insert({ body: 'x'.repeat(21) })
    expect(long).toMatchObject({ status: 400, error: { code: '23514' } })
    expect(long.error?.message).toContain('notes_body_length')
    const raised = await ana.rpc('refuse', { reason: 'not_now' })
    expect(raised).toMatchObject({
      status: 400,
      error: { code: 'P0001', message: 'not_now', details: 'because' },
    })
  })

  it('reach an unknown key, table and address', async () => {
    expect((await connect(stack, 'wrong').from('notes').select()).status).toBe(401)
    expect((await ana.from('nothing').select()).error?.code).toBe('PGRST205')
    expect((await fetch(`${stack.url}/nowhere`)).status).toBe(404)
  })
})

it('keeps requests of different people apart when they come at once', async () => {
  const visitor = connect(stack)
  const asked = Array.from({ length: 40 }, (_, index) =>
    (index % 2 ? visitor : ana).from('notes').select(),
  )
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(statuses).toEqual(statuses.map((_, index) => (index % 2 ? 401 : 200)))
})

it('answers the question of a browser on another origin', async () => {
  const response = await fetch(`${stack.url}/rest/v1/notes`, {
    method: 'OPTIONS',
    headers: {
      origin: 'http://localhost:5173',
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'authorization,apikey,x-new-header',
    },
  })
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('access-control-allow-methods')).toContain('PATCH')
  expect(response.headers.get('access-control-allow-headers')).toContain('x-new-header')
})
