import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createEmptyScene } from '@/features/scene/model/document/empty-scene'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { renderBoard } from '@/test/render-board'

const scene: Scene = {
  ...createEmptyScene(),
  objects: [{ id: 'p1', kind: 'player', team: 'a', number: '7', x: 20, y: 30 }],
  tracks: [{ object: 'p1', keys: [{ t: 1, x: 60, y: 30, ease: 'linear' }] }],
}

test('what cannot happen is counted, explained, and shown when chosen', async () => {
  const { user, editor } = await renderBoard(scene)
  await user.click(screen.getByRole('button', { name: '1 warning' }))
  const list = within(await screen.findByRole('list', { name: 'Warnings' }))
  await user.click(list.getByRole('button', { name: /Green 7.*Nobody runs 40 m\/s/ }))
  expect(editor.getState().selection).not.toEqual([])
  expect(screen.getByRole('tab', { name: 'Selection' })).toHaveAttribute('aria-selected', 'true')
})

test('without warnings there is nothing in the way', async () => {
  await renderBoard(createEmptyScene())
  expect(screen.queryByRole('button', { name: /warning/ })).not.toBeInTheDocument()
})
