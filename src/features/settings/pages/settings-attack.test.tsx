/** Signed in as other people, with the real client and every id known: nothing of a family's settings opens. */
import { beforeAll, describe, expect, test } from 'vitest'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { signInAs } from '@/test/sign-in-as'
import type { Persona } from '@/test/personas'
import { readDrawnPhoto } from '@/test/scene/drawn-photo'

const victim = { id: '', child: '', request: '' }

beforeAll(async () => {
  await signInAs('parent')
  const client = await getDb()
  const link = await unwrap(
    client
      .from('guardian_links')
      .select('guardian_id, player_id')
      .eq('status', 'active')
      .limit(1)
      .single(),
  )
  const { data: open } = await client
    .from('erasure_requests')
    .select('id')
    .eq('status', 'requested')
  const request = open?.[0] ?? (await unwrap(client.rpc('request_erasure', {})))
  Object.assign(victim, { id: link.guardian_id, child: link.player_id, request: request.id })
})

const rivals = ['owner2', 'coach2', 'parent2', 'player2'] satisfies Persona[]

describe.each(rivals)('%s of the rival school', (persona) => {
  test.each([
    'users',
    'parent_profiles',
    'notification_preferences',
    'subscriptions',
    'invoices',
    'orders',
    'erasure_requests',
    'consents',
  ] as const)(
    'reads nothing of a parent in %s',
    async (table) => {
      await signInAs(persona)
      const client = await getDb()
      const found = await Promise.all([
        table === 'users' && unwrap(client.from(table).select('id').eq('id', victim.id)),
        (table === 'parent_profiles' || table === 'notification_preferences') &&
          unwrap(client.from(table).select('user_id').eq('user_id', victim.id)),
        (table === 'subscriptions' || table === 'invoices' || table === 'orders') &&
          unwrap(client.from(table).select('id').eq('user_id', victim.id)),
        table === 'erasure_requests' &&
          unwrap(client.from(table).select('id').eq('id', victim.request)),
        table === 'consents' &&
          unwrap(client.from(table).select('id').eq('player_id', victim.child)),
      ])
      expect(found.filter((rows) => rows !== false)).toEqual([[]])
    },
    30_000,
  )

  test('changes neither name, picture nor preferences', async () => {
    await signInAs(persona)
    const client = await getDb()
    const renamed = client.from('users').update({ first_name: 'Mallory', avatar_url: null })
    expect(await unwrap(renamed.eq('id', victim.id).select('id'))).toEqual([])
    const silenced = client.from('notification_preferences').update({ is_all_on: false })
    expect(await unwrap(silenced.eq('user_id', victim.id).select('user_id'))).toEqual([])
  })

  test('writes no profile in the name of somebody else', async () => {
    await signInAs(persona)
    const client = await getDb()
    const answers = await Promise.all([
      client.from('parent_profiles').upsert({ user_id: victim.id, address: 'Elsewhere' }),
      client.from('coach_profiles').upsert({ user_id: victim.id, license: 'uefa_pro' }),
      client.from('owner_profiles').upsert({ user_id: victim.id, job_title: 'President' }),
    ])
    expect(answers.map(({ error }) => error?.code)).toEqual(['42501', '42501', '42501'])
  })

  test('puts no picture into another’s folder', async () => {
    await signInAs(persona)
    const client = await getDb()
    const picture = readDrawnPhoto()
    const as = { contentType: 'image/png' }
    const paths = [
      ['avatars', `${victim.id}/x.png`],
      ['player-photos', `${victim.child}/x.png`],
      ['incoming', `avatars/${victim.id}/x.png`],
      ['incoming', `player-photos/${victim.child}/x.png`],
    ] as const
    for (const [bucket, path] of paths) {
      expect((await client.storage.from(bucket).upload(path, picture, as)).error).not.toBeNull()
    }
  })

  test('decides, copies, erases and withdraws nothing', async () => {
    await signInAs(persona)
    const client = await getDb()
    const p_player_id = victim.child
    const answers = await Promise.all([
      client.rpc('decide_consent', { p_player_id, p_purpose: 'publication', p_is_given: true }),
      client.rpc('export_child_data', { p_player_id }),
      client.rpc('request_erasure', { p_player_id }),
      client.rpc('withdraw_erasure', { p_request_id: victim.request }),
    ])
    expect(answers.map(({ error }) => error?.message)).toEqual([
      'consent_not_yours',
      'not_your_child',
      'not_your_child',
      'not_your_request',
    ])
  })
})

test('the own club’s owner changes no profile and takes back no request either', async () => {
  await signInAs('owner')
  const client = await getDb()
  const renamed = client.from('users').update({ first_name: 'Mallory' }).eq('id', victim.id)
  expect(await unwrap(renamed.select('id'))).toEqual([])
  const { error } = await client.rpc('withdraw_erasure', { p_request_id: victim.request })
  expect(error?.message).toBe('not_your_request')
})
