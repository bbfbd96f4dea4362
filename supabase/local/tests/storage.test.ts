import { afterAll, beforeAll, expect, it } from 'vitest'
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

const PIXEL = Uint8Array.from([0x89, 0x50, 0x4e, 0x47])
const createPicture = (bytes: Uint8Array<ArrayBuffer> = PIXEL, type = 'image/png') =>
  new File([bytes], 'me.png', { type })

it('takes a browser File and gives the same bytes back', async () => {
  const path = `${ANA.id}/me.png`
  const { data, error } = await ana.storage.from('pictures').upload(path, createPicture())
  expect(error).toBeNull()
  expect(data?.path).toBe(path)
  const { data: blob } = await ana.storage.from('pictures').download(path)
  expect(blob?.type).toBe('image/png')
  expect(new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(PIXEL)
  const list = await ana.storage.from('pictures').list(ANA.id)
  expect(list.data?.map(({ name }) => name)).toEqual(['me.png'])
  const top = await ana.storage.from('pictures').list()
  expect(top.data).toMatchObject([{ name: ANA.id, id: null }])
})

it('does not overwrite unless told to', async () => {
  const path = `${ANA.id}/twice.png`
  await ana.storage.from('pictures').upload(path, createPicture())
  const again = await ana.storage.from('pictures').upload(path, createPicture())
  expect(again.error).toMatchObject({ statusCode: '409' })
})

it('refuses more than 5 MB and other types', async () => {
  const big = createPicture(new Uint8Array(5 * 1024 * 1024 + 1))
  const tooBig = await ana.storage.from('pictures').upload(`${ANA.id}/big.png`, big)
  expect(tooBig.error).toMatchObject({ statusCode: '413' })
  const svg = createPicture(PIXEL, 'image/svg+xml')
  const wrongType = await ana.storage.from('pictures').upload(`${ANA.id}/a.svg`, svg)
  expect(wrongType.error).toMatchObject({ statusCode: '415' })
})

it('asks the policies: not into the folder of someone else, not for a visitor', async () => {
  const foreign = await ana.storage.from('pictures').upload(`${BEN.id}/x.png`, createPicture())
  expect(foreign.error).toMatchObject({ statusCode: '403' })
  const visitor = await connect(stack)
    .storage.from('pictures')
    .upload(`${ANA.id}/v.png`, createPicture())
  expect(visitor.error).not.toBeNull()
  const ben = await signIn(stack, BEN.email)
  expect((await ben.storage.from('pictures').download(`${ANA.id}/me.png`)).error).not.toBeNull()
})

it('hands out signed addresses that need no session', async () => {
  const { data } = await ana.storage.from('pictures').createSignedUrl(`${ANA.id}/me.png`, 60)
  const response = await fetch(data?.signedUrl ?? '')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/png')
  const other = await ana.storage.from('pictures').createSignedUploadUrl(`${ANA.id}/signed up.png`)
  const { path = '', token = '' } = other.data ?? {}
  const visitor = connect(stack).storage.from('pictures')
  expect((await visitor.uploadToSignedUrl(path, token, createPicture())).error).toBeNull()
  const several = await ana.storage.from('pictures').createSignedUrls([path, 'nobody/x.png'], 60)
  expect(several.data?.map(({ error }) => error === null)).toEqual([true, false])
  expect((await fetch(several.data?.[0]?.signedUrl ?? '')).status).toBe(200)
  const broken = await fetch(`${data?.signedUrl}x`)
  expect(broken.status).toBe(400)
})
