import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startStack, type Stack } from '../stack'
import { APP_URL, connect, findNewestLink, PASSWORD } from './harness'

// On the real schema: an account without a role, as anybody can make one.
const email = 'eva@demo.test'
let stack: Stack
let eva: SupabaseClient
beforeAll(async () => {
  stack = await startStack({ port: 0, dataDir: null, seeds: 'none', appUrl: APP_URL })
  eva = connect(stack)
  await eva.auth.signUp({ email, password: PASSWORD })
  const token_hash = findNewestLink(stack, email).searchParams.get('token_hash') ?? ''
  const { data } = await eva.auth.verifyOtp({ token_hash, type: 'signup' })
  await eva
    .from('users')
    .insert({ id: data.user?.id, email, first_name: 'Eva', last_name: 'Adler' })
})
afterAll(() => stack.stop())

it('takes lists and documents as the functions want them', async () => {
  const words = { p_locale: 'en', p_query: 'rondo' }
  const lists = { p_topics: ['passing', 'pressing'], p_without_equipment: ['cones'] }
  expect((await eva.rpc('search_exercises', { ...words, ...lists })).error).toBeNull()
  const p_training_ids = [crypto.randomUUID(), crypto.randomUUID()]
  expect((await eva.rpc('open_answers', { p_training_ids })).error).toBeNull()
  expect((await eva.rpc('training_list', { p_filter: {} })).error).toBeNull()
})

it.each([
  ['search_exercises', { p_locale: 'en', p_query: 'rondo '.repeat(2000) }, 'too_long'],
  [
    'open_answers',
    { p_training_ids: Array.from({ length: 1001 }, () => crypto.randomUUID()) },
    'too_many',
  ],
  ['training_list', { p_filter: { q: 'x'.repeat(600_000) } }, 'too_large'],
  [
    'save_season_weeks',
    { p_plan_id: crypto.randomUUID(), p_weeks: Array.from({ length: 100_000 }, () => ({})) },
    'too_many',
  ],
])('refuses too much for %s before it does anything', async (name, args, constraint) => {
  const { error, status } = await eva.rpc(name, args)
  expect(status).toBe(400)
  expect(error?.code).toBe('23514')
  expect(error?.message).toContain(constraint)
})
