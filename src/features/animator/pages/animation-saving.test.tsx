import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { getSession } from '@/features/session/api/session-store'
import { openPreview } from '@/features/scene/model/document/open-scene'
import { href, paths } from '@/lib/router/paths'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { expectComplaint } from '@/test/console-watch'
import { renderApp } from '@/test/render-app'
import { runScene, storeAnimation } from '@/test/stored-animation'
import { createNewAnimationLink } from '../model/editor-link'
import { animationDrafts, createDraftKey } from '../model/saving/animation-draft'

beforeEach(() => localStorage.clear())

const getEditorPath = (id: string) => href(paths.animator.editor, { id })

async function openEditor(id: string) {
  return renderApp(getEditorPath(id), { as: 'coach' })
}

type App = Awaited<ReturnType<typeof renderApp>>

/** A change of the drawing that needs no canvas. */
async function draw({ user }: App) {
  await user.click(await screen.findByRole('button', { name: 'Add step' }))
}

async function read(id: string) {
  const client = await getDb()
  return unwrap(client.from('animations').select('id, version, title, scene').eq('id', id).single())
}

/** Two as stored, three once drawn on. */
async function countSteps(id: string) {
  return openPreview((await read(id)).scene).steps.length
}

/** The same person on another device. */
async function saveMeanwhile(id: string) {
  const client = await getDb()
  return unwrap(
    client.from('animations').update({ title: 'Theirs' }).eq('id', id).select().single(),
  )
}

function readId(app: App): string {
  return app.router.state.location.pathname.split('/').at(-1) ?? ''
}

/** Fails every request while it is on. */
function failNetwork() {
  expectComplaint(/Failed to fetch/)
  const real = globalThis.fetch
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  return () => {
    globalThis.fetch = real
    window.dispatchEvent(new Event('online'))
  }
}

test('a new drawing is saved with its first change and gets an address of its own', async () => {
  const app = await openEditor('new')
  expect(await screen.findByText('Not changed yet')).toBeVisible()
  await draw(app)
  await waitFor(() => expect(readId(app)).not.toBe('new'))
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(await countSteps(readId(app))).toBe(2)
  // the same work goes on at the new address: undo still knows the first change
  await app.user.click(screen.getByRole('button', { name: /^Undo/ }))
  await waitFor(async () => expect(await countSteps(readId(app))).toBe(1))
})

test('without a connection the drawing stays on the device and is sent when it is back', async () => {
  const { id } = await storeAnimation('coach', 'On the train')
  const app = await openEditor(id)
  await screen.findByRole('button', { name: 'Add step' })
  const reconnect = failNetwork()
  await draw(app)
  expect(await screen.findByText('No connection')).toBeVisible()
  expect(Object.keys(localStorage).some((key) => key.endsWith(id))).toBe(true)
  reconnect()
  await waitFor(() => expect(screen.queryByText('No connection')).toBeNull())
  await waitFor(async () => expect(await countSteps(id)).toBe(3))
  expect(Object.keys(localStorage).some((key) => key.endsWith(id))).toBe(false)
})

test('what never reached the server is there when the page opens again', async () => {
  const { id } = await storeAnimation('coach', 'Closed too early')
  const steps = [...runScene.steps, { id: 's3', t: 5, name: '', note: '' }]
  animationDrafts.write(createDraftKey(getSession()?.user.id ?? '', id), {
    saved_at: Date.now(),
    base_version: 1,
    title: 'Closed too early',
    scene: { ...runScene, steps },
  })
  await openEditor(id)
  expect(await screen.findByText(/^Unsaved work from this device/)).toBeVisible()
  await waitFor(async () => expect(await countSteps(id)).toBe(3))
})

test('a draft of an older state does not overwrite what was saved since', async () => {
  const { id } = await storeAnimation('coach', 'Drawn on the plane')
  animationDrafts.write(createDraftKey(getSession()?.user.id ?? '', id), {
    saved_at: Date.now(),
    base_version: 1,
    title: 'Drawn on the plane',
    scene: runScene,
  })
  await saveMeanwhile(id)
  await openEditor(id)
  const dialog = { name: 'You saved a newer version elsewhere' }
  expect(await screen.findByRole('dialog', dialog)).toBeVisible()
  expect(await read(id)).toMatchObject({ title: 'Theirs', version: 2 })
})

test('when somebody saved meanwhile, both can be kept', async () => {
  const { id } = await storeAnimation('coach', 'Common ground')
  const app = await openEditor(id)
  await screen.findByRole('button', { name: 'Add step' })
  await saveMeanwhile(id)
  await draw(app)
  const dialog = await screen.findByRole('dialog', { name: 'You saved a newer version elsewhere' })
  expect(within(dialog).getByText(/^You saved this animation/)).toBeVisible()
  expect(within(dialog).getByText(/^Theirs/)).toBeVisible()
  await app.user.click(within(dialog).getByRole('button', { name: 'Keep both' }))
  await waitFor(() => expect(readId(app)).not.toBe(id))

  expect(await read(id)).toMatchObject({ title: 'Theirs', version: 2 })
  expect(await countSteps(id)).toBe(2)
  expect(await read(readId(app))).toMatchObject({ title: 'Copy of Common ground' })
  expect(await countSteps(readId(app))).toBe(3)
})

test('keeping mine saves it on top, and the other one stays in the history', async () => {
  const { id } = await storeAnimation('coach', 'Mine counts')
  const app = await openEditor(id)
  await screen.findByRole('button', { name: 'Add step' })
  await saveMeanwhile(id)
  await draw(app)
  await app.user.click(await screen.findByRole('button', { name: 'Keep mine' }))
  await waitFor(async () =>
    expect(await read(id)).toMatchObject({ title: 'Mine counts', version: 3 }),
  )
})

test('somebody who only looks at a newer version is told, and loads it', async () => {
  const { id } = await storeAnimation('coach', 'Two tabs')
  const app = await openEditor(id)
  await screen.findByRole('button', { name: 'Add step' })
  await saveMeanwhile(id)
  document.dispatchEvent(new Event('visibilitychange'))
  await app.user.click(await screen.findByRole('button', { name: 'Load it' }))
  expect(await screen.findByDisplayValue('Theirs')).toBeVisible()
})

test('a template starts a drawing of its own, without the names of another club', async () => {
  const { id: template } = await storeAnimation('owner2', 'Rival template', 'public')
  const app = await renderApp(createNewAnimationLink({ from: template }), { as: 'coach' })
  expect(await screen.findByDisplayValue('Rival template')).toBeVisible()
  await draw(app)
  await waitFor(() => expect(readId(app)).not.toBe('new'))
  const scene = openPreview((await read(readId(app))).scene)
  expect(scene.objects).toHaveLength(2)
  expect(JSON.stringify(scene)).not.toContain('Child Test')
})

test('who may not change it may look and is not asked to save', async () => {
  const { id } = await storeAnimation('owner', 'Only to look at', 'school')
  await openEditor(id)
  expect(await screen.findByRole('button', { name: 'Play' })).toBeVisible()
  expect(screen.queryByText('Saved')).toBeNull()
  expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull()
})
