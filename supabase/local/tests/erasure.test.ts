/** From the upload of a photo to the receipt of an erasure, with the official client and the real functions. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SupabaseClient } from '@supabase/supabase-js'
import { startStack, type Stack } from '../stack'
import { APP_URL, connect, PASSWORD, signIn } from './harness'

const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
)
const SCHOOL = '10000000-0000-4000-8000-000000000001'
const CHILD = '10000000-0000-4000-8000-000000000002'

let stack: Stack
let owner: SupabaseClient
let guardian: SupabaseClient
let guardianId: string
beforeAll(async () => {
  stack = await startStack({ port: 0, dataDir: null, seeds: 'none', appUrl: APP_URL })
  const ownerId = await createAccount('owner@erasure.test')
  guardianId = await createAccount('mother@erasure.test')
  await stack.sql(`insert into public.schools (id, name) values ($1, 'FC Test')`, [SCHOOL])
  await stack.sql(
    `insert into public.role_assignments (user_id, role, school_id) values ($1, 'owner', $3), ($2, 'parent', $3)`,
    [ownerId, guardianId, SCHOOL],
  )
  await stack.sql(
    `insert into public.players (id, school_id, first_name, last_name, date_of_birth)
     values ($1, $2, 'Mila', 'Test', '2016-05-05')`,
    [CHILD, SCHOOL],
  )
  await stack.sql(
    `insert into public.guardian_links (
       guardian_id, player_id, school_id, relationship, status, can_consent, accepted_at, confirmed_at
     )
     values ($1, $2, $3, 'mother', 'active', true, now(), now())`,
    [guardianId, CHILD, SCHOOL],
  )
  await stack.sql(
    `insert into public.consent_texts (purpose, version, locale, body)
     values ('photo_video', 1, 'en', 'Photos may be used inside the club.')`,
  )
  await stack.sql(
    `insert into public.consents (player_id, school_id, purpose, is_given, text_version, locale, decided_by, relationship, method)
     values ($1, $2, 'photo_video', true, 1, 'en', $3, 'mother', 'app')`,
    [CHILD, SCHOOL, guardianId],
  )
  owner = await signIn(stack, 'owner@erasure.test')
  guardian = await signIn(stack, 'mother@erasure.test')
})
afterAll(() => stack.stop())

async function createAccount(email: string): Promise<string> {
  const [account] = await stack.sql<{ id: string }>(
    `insert into auth.users (
      instance_id, id, aud, role, email, encrypted_password, email_confirmed_at,
      raw_app_meta_data, raw_user_meta_data, created_at, updated_at,
      confirmation_token, recovery_token, email_change, email_change_token_new
    )
    values (
      '00000000-0000-0000-0000-000000000000', gen_random_uuid(), 'authenticated', 'authenticated', $1,
      extensions.crypt($2, extensions.gen_salt('bf', 6)), now(),
      '{"provider":"email","providers":["email"]}', '{}', now(), now(), '', '', '', ''
    )
    returning id`,
    [email, PASSWORD],
  )
  const id = account?.id ?? ''
  await stack.sql(
    `insert into auth.identities (
      id, user_id, provider_id, provider, identity_data, last_sign_in_at, created_at, updated_at
    )
    select gen_random_uuid(), id, id::text, 'email',
      jsonb_build_object('sub', id::text, 'email', email, 'email_verified', true), now(), now(), now()
    from auth.users where id = $1`,
    [id],
  )
  await stack.sql(
    `insert into public.users (id, email, first_name, last_name) values ($1, $2, 'A', 'B')`,
    [id, email],
  )
  return id
}

function upload(client: SupabaseClient, name: string, bytes: Uint8Array = PHOTO) {
  const file = new Blob([Uint8Array.from(bytes)], { type: 'image/png' })
  return client.storage.from('incoming').upload(name, file)
}

async function publish(client: SupabaseClient, name: string): Promise<void> {
  expect((await upload(client, name)).error).toBeNull()
  const check = await client.functions.invoke('check-uploads', { body: { path: name } })
  expect(check.error).toBeNull()
  expect(check.data).toEqual({ published: name })
}

const isReadable = async (client: SupabaseClient, bucket: string, name: string) =>
  (await client.storage.from(bucket).download(name)).error === null

const listObjects = () =>
  stack.sql<{ file: string }>(`select bucket_id || '/' || name as file from storage.objects`)

it('shows an upload to its uploader at once and to others once it is checked', async () => {
  const name = `player-photos/${CHILD}/wait.png`
  await upload(guardian, name)
  expect(await isReadable(guardian, 'incoming', name)).toBe(true)
  expect(await isReadable(owner, 'incoming', name)).toBe(false)
  expect(await isReadable(owner, 'player-photos', `${CHILD}/wait.png`)).toBe(false)
  const foreign = await owner.functions.invoke('check-uploads', { body: { path: name } })
  expect(foreign.error?.context.status).toBe(404)
  await stack.tick()
  expect(await isReadable(owner, 'player-photos', `${CHILD}/wait.png`)).toBe(true)
  await stack.tick()
  expect(await isReadable(guardian, 'incoming', name)).toBe(false)
})

it('takes nobody around the check', async () => {
  const direct = guardian.storage.from('player-photos').upload(`${CHILD}/direct.png`, PHOTO)
  expect((await direct).error).not.toBeNull()
  const over = guardian.storage
    .from('player-photos')
    .update(`${CHILD}/wait.png`, PHOTO, { contentType: 'image/png' })
  expect((await over).error).not.toBeNull()
})

it('refuses a page that calls itself a picture, tells why, and keeps nothing of it', async () => {
  const name = `player-photos/${CHILD}/page.png`
  const page = new TextEncoder().encode('<html><script>alert(1)</script></html>')
  expect((await upload(guardian, name, page)).error).toBeNull()
  const check = await guardian.functions.invoke('check-uploads', { body: { path: name } })
  expect(check.error?.context.status).toBe(422)
  expect(await check.error?.context.json()).toEqual({ code: 'file_type' })

  await upload(guardian, `player-photos/${CHILD}/later.png`, page)
  await stack.tick()
  const told = await guardian
    .from('notifications')
    .select('kind, payload')
    .eq('kind', 'file_refused')
  expect(told.data).toEqual([{ kind: 'file_refused', payload: { reason: 'file_type' } }])
  await stack.tick()
  const files = (await listObjects()).map(({ file }) => file)
  expect(files).toEqual([`player-photos/${CHILD}/wait.png`])
})

it('signs no address of a photo, for whoever may see it', async () => {
  const photos = guardian.storage.from('player-photos')
  expect((await photos.createSignedUrl(`${CHILD}/wait.png`, 315_360_000)).error).not.toBeNull()
  expect((await photos.createSignedUrl(`${CHILD}/wait.png`, 60)).error).not.toBeNull()
  const many = await photos.createSignedUrls([`${CHILD}/wait.png`], 60)
  expect(many.data?.every(({ signedUrl }) => !signedUrl)).toBe(true)
  expect((await photos.download(`${CHILD}/wait.png`)).error).toBeNull()
})

it('deletes the photo that another one replaces', async () => {
  await publish(guardian, `player-photos/${CHILD}/first.png`)
  await publish(owner, `player-photos/${CHILD}/second.png`)
  for (const file of ['first', 'second']) {
    const shown = owner.from('players').update({ photo_path: `${CHILD}/${file}.png` })
    expect((await shown.eq('id', CHILD).select('id')).data).toHaveLength(1)
  }
  expect(await isReadable(owner, 'player-photos', `${CHILD}/first.png`)).toBe(false)
  await guardian.functions.invoke('erase-data')
  const files = (await listObjects()).map(({ file }) => file)
  expect(files).not.toContain(`player-photos/${CHILD}/first.png`)
  expect(files).toContain(`player-photos/${CHILD}/second.png`)
})

it('an erased child leaves no photo behind, and the receipt counts them', async () => {
  const service = connect(stack, stack.serviceKey)
  const old = await service.storage
    .from('player-photos')
    .createSignedUrl(`${CHILD}/second.png`, 600)
  const signed = old.data?.signedUrl ?? ''
  expect((await fetch(signed)).status).toBe(200)
  const publicUrl = service.storage.from('player-photos').getPublicUrl(`${CHILD}/second.png`)
    .data.publicUrl

  const asked = await guardian.rpc('request_erasure', { p_player_id: CHILD })
  expect(asked.error).toBeNull()
  const decided = await owner.rpc('decide_erasure', {
    p_request_id: asked.data.id,
    p_is_approved: true,
  })
  expect(decided.error).toBeNull()
  expect(decided.data).toMatchObject({ status: 'approved', receipt: { files: {} } })
  // Nobody reads it from this moment, though the worker has not come yet.
  for (const client of [owner, guardian]) {
    expect(await isReadable(client, 'player-photos', `${CHILD}/second.png`)).toBe(false)
  }
  await stack.tick()

  const photos = service.storage.from('player-photos')
  expect((await photos.download(`${CHILD}/second.png`)).error).not.toBeNull()
  expect((await photos.list(CHILD)).data).toEqual([])
  expect((await fetch(signed)).ok).toBe(false)
  expect((await fetch(publicUrl)).ok).toBe(false)
  const request = await owner.from('erasure_requests').select('status, receipt').single()
  expect(request.data).toMatchObject({
    status: 'done',
    receipt: { rows: { guardian_links: 1, players: 1 }, files: { 'player-photos': 2 } },
  })
})

it('an account goes with its picture, and its receipt stays without a name', async () => {
  await publish(guardian, `avatars/${guardianId}/me.png`)
  const { publicUrl } = guardian.storage.from('avatars').getPublicUrl(`${guardianId}/me.png`).data
  const shown = await guardian
    .from('users')
    .update({ avatar_url: publicUrl })
    .eq('id', guardianId)
    .select('id')
  expect(shown.data).toHaveLength(1)
  expect((await fetch(publicUrl)).status).toBe(200)

  const adminId = await createAccount('admin@erasure.test')
  await stack.sql(`insert into public.role_assignments (user_id, role) values ($1, 'admin')`, [
    adminId,
  ])
  const admin = await signIn(stack, 'admin@erasure.test')
  const asked = await guardian.rpc('request_erasure')
  const decision = { p_request_id: asked.data.id, p_is_approved: true }
  expect((await admin.rpc('decide_erasure', decision)).error).toBeNull()
  await stack.tick()

  expect((await fetch(publicUrl)).ok).toBe(false)
  expect(
    (
      await connect(stack).auth.signInWithPassword({
        email: 'mother@erasure.test',
        password: PASSWORD,
      })
    ).error,
  ).not.toBeNull()
  const request = await admin.from('erasure_requests').select().eq('id', asked.data.id).single()
  expect(request.data).toMatchObject({
    status: 'done',
    user_id: null,
    requested_by: null,
    receipt: { rows: { users: 1, role_assignments: 1 }, files: { avatars: 1 } },
  })
  expect(await stack.sql('select kind from public.erasures order by kind')).toEqual([
    { kind: 'account' },
    { kind: 'player' },
  ])
})
