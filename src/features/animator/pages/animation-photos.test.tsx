import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playerPhotoQueries } from '@/features/scene/api/player-photos'
import { openPreview } from '@/features/scene/model/document/open-scene'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { listPhotoSources } from '@/features/scene/model/draw/photos'
import { queryClient } from '@/lib/query/query-client'
import { href, paths } from '@/lib/router/paths'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { signInAs } from '@/test/sign-in-as'
import type { Persona } from '@/test/personas'
import { addPlayerPhoto, type Photographed } from '@/test/player-photo'
import { renderApp } from '@/test/render-app'
import { drawnPhoto } from '@/test/scene/drawn-photo'
import { runScene, storeAnimation } from '@/test/stored-animation'

let child: Photographed
let scene: Scene

beforeAll(async () => {
  child = await addPlayerPhoto('coach')
  const face = { player_id: child.playerId, has_photo: true }
  scene = {
    ...runScene,
    objects: runScene.objects.map((object) =>
      object.kind === 'player' ? { ...object, ...face } : object,
    ),
  }
})
afterAll(() => child.remove())

const listPictures = () => [...document.querySelectorAll('image')]

async function fetchPhoto(persona: Persona) {
  await signInAs(persona)
  const photos = await queryClient.fetchQuery(playerPhotoQueries.of([child.playerId]))
  return photos.href(child.playerId)
}

test('the coach of the team and the owner of the school get the photo', async () => {
  expect(await fetchPhoto('coach')).toBe(drawnPhoto)
  expect(await fetchPhoto('owner')).toBe(drawnPhoto)
})

test.each(['coach2', 'owner2', 'parent2', 'pending'] as const)(
  'the photo is refused to %s, with and without its path',
  async (persona) => {
    expect(await fetchPhoto(persona)).toBeNull()
    const client = await getDb()
    const photos = client.storage.from('player-photos')
    expect((await photos.download(child.path)).error).not.toBeNull()
    expect((await photos.createSignedUrl(child.path, 60)).error).not.toBeNull()
  },
)

test('every picture of an animation shows the face, with the number on its badge', async () => {
  const { id } = await storeAnimation('coach', 'With a face', 'school', scene)
  await renderApp(href(paths.animator.details, { id }), { as: 'coach' })
  const steps = await screen.findByRole('list', { name: 'Step by step' })
  await waitFor(() => expect(steps.querySelectorAll('image')).toHaveLength(2))
  expect(listPictures().map((picture) => picture.getAttribute('href'))).toContain(drawnPhoto)
  expect(within(steps).getAllByText('7')[0]).toBeInTheDocument()
})

test('the inspector switches the photo on and off, and the bench shows it', async () => {
  const { id } = await storeAnimation('coach', 'Faces on', 'me', scene)
  const { user } = await renderApp(href(paths.animator.editor, { id }), { as: 'coach' })
  await waitFor(() => expect(listPictures().length).toBeGreaterThan(0))
  await user.click(screen.getByRole('tab', { name: 'Squad' }))
  const choice = await screen.findByRole('combobox', { name: 'Squad' })
  await user.selectOptions(choice, child.teamId)
  const getSquadList = () => within(screen.getByRole('list', { name: 'Squad' }))
  await waitFor(() =>
    expect(getSquadList().getByRole('presentation')).toHaveAttribute('src', drawnPhoto),
  )
  await user.click(screen.getByRole('tab', { name: 'Objects' }))
  const team = within(screen.getByRole('list', { name: /^Team A/ }))
  await user.click(team.getByRole('button', { name: /^Green 7 Child Test/ }))
  await user.click(screen.getByRole('tab', { name: 'Selection' }))
  const photo = screen.getByRole('switch', { name: 'Show photo' })
  expect(photo).toBeChecked()
  await user.click(photo)
  await waitFor(() => expect(listPictures()).toHaveLength(0))
})

test('a shared animation says nothing about who the players are, so nobody can ask for a face', async () => {
  const { id } = await storeAnimation('coach', 'Passed on', 'me', scene)
  const client = await getDb()
  const links = await unwrap(client.rpc('create_animation_share', { p_animation_id: id }))
  const shared = await unwrap(client.rpc('shared_animation', { p_token: links[0]?.token ?? '' }))
  expect(listPhotoSources(scene)).toEqual([child.playerId])
  expect(listPhotoSources(openPreview(shared[0]?.scene))).toEqual([])
  expect(JSON.stringify(shared)).not.toContain(child.playerId)
})
