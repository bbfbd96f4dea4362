import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js'
import type { Stack } from '../stack'
import { ANA, BEN, connect, signIn, startFixtureStack } from './harness'

let stack: Stack
let ana: SupabaseClient
let ben: SupabaseClient
beforeAll(async () => {
  stack = await startFixtureStack()
  ana = await signIn(stack, ANA.email)
  ben = await signIn(stack, BEN.email)
  await Promise.all([ana.realtime.setAuth(), ben.realtime.setAuth()])
})
afterAll(async () => {
  await Promise.all([ana, ben].map((client) => client.removeAllChannels()))
  await stack.stop()
})

function subscribe(channel: RealtimeChannel): Promise<string> {
  return new Promise((resolve) => {
    channel.subscribe((status, error) => resolve(error ? `${status}: ${error.message}` : status))
  })
}

/** The next broadcast of that name. */
function waitForBroadcast(
  channel: RealtimeChannel,
  event: string,
): Promise<Record<string, unknown>> {
  return new Promise((resolve) => {
    channel.on('broadcast', { event }, (message) => resolve(message))
  })
}

it('lets a person into their own channel and nobody else', async () => {
  const own = ana.channel(`user:${ANA.id}`, { config: { private: true } })
  expect(await subscribe(own)).toBe('SUBSCRIBED')
  const foreign = ben.channel(`user:${ANA.id}`, { config: { private: true } })
  expect(await subscribe(foreign)).toContain('You do not have permissions')
  const visitor = connect(stack)
  const anonymous = visitor.channel(`user:${ANA.id}`, { config: { private: true } })
  expect(await subscribe(anonymous)).toContain('CHANNEL_ERROR')
  await Promise.all([ana.removeAllChannels(), ben.removeAllChannels(), visitor.removeAllChannels()])
})

it('carries a broadcast from a trigger to the listener', async () => {
  const channel = ana.channel(`user:${ANA.id}`, { config: { private: true } })
  const arrival = waitForBroadcast(channel, 'note_created')
  await subscribe(channel)
  const { data } = await ana.from('notes').insert({ body: 'hello' }).select().single()
  expect(await arrival).toMatchObject({ event: 'note_created', payload: { id: data.id } })
  await ana.removeAllChannels()
})

it('carries a broadcast from one client to the others', async () => {
  const config = { config: { private: true, broadcast: { ack: true } } }
  const sender = ana.channel('team:u9', config)
  const listener = ben.channel('team:u9', config)
  const arrival = waitForBroadcast(listener, 'typing')
  await Promise.all([subscribe(sender), subscribe(listener)])
  const sent = await sender.send({ type: 'broadcast', event: 'typing', payload: { who: 'Añä' } })
  expect(sent).toBe('ok')
  expect(await arrival).toMatchObject({ payload: { who: 'Añä' } })
  await Promise.all([ana.removeAllChannels(), ben.removeAllChannels()])
})

it('refuses to send where only listening is allowed', async () => {
  const config = { config: { private: true, broadcast: { ack: true } } }
  const channel = ana.channel(`user:${ANA.id}`, config)
  await subscribe(channel)
  const sent = await channel.send({ type: 'broadcast', event: 'fake', payload: {} })
  expect(sent).toBe('error')
  await ana.removeAllChannels()
})

it('shows who is there, who comes and who goes', async () => {
  const first = ana.channel('team:presence', {
    config: { private: true, presence: { key: 'ana' } },
  })
  const synced: string[][] = []
  const seen = new Promise<void>((resolve) => {
    first.on('presence', { event: 'sync' }, () => {
      synced.push(Object.keys(first.presenceState()).sort())
      if (synced.length > 1 && synced.at(-1)?.join() === 'ana') resolve()
    })
  })
  await subscribe(first)
  await first.track({ screen: 'board' })
  const second = ben.channel('team:presence', {
    config: { private: true, presence: { key: 'ben' } },
  })
  const state = new Promise<void>((resolve) => {
    second.on('presence', { event: 'join' }, ({ key }) => (key === 'ben' ? resolve() : undefined))
  })
  await subscribe(second)
  await second.track({ screen: 'list' })
  await state
  expect(second.presenceState()).toMatchObject({
    ana: [{ screen: 'board' }],
    ben: [{ screen: 'list' }],
  })
  await second.untrack()
  await ben.removeAllChannels()
  await seen
  expect(synced).toContainEqual(['ana', 'ben'])
  await ana.removeAllChannels()
})

it('takes a broadcast over HTTP and a new token', async () => {
  const listener = ben.channel('team:http', { config: { private: true } })
  const arrival = waitForBroadcast(listener, 'ping')
  await subscribe(listener)
  await ben.auth.refreshSession()
  await ben.realtime.setAuth()
  const result = await ana
    .channel('team:http', { config: { private: true } })
    .httpSend('ping', { n: 1 })
  expect(result).toEqual({ success: true })
  expect(await arrival).toMatchObject({ payload: { n: 1 } })
  await Promise.all([ana.removeAllChannels(), ben.removeAllChannels()])
})
