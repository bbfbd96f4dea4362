import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEmptyScene } from '@/features/scene/model/document/empty-scene'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { renderInEditor } from '@/test/render-in-editor'
import { ExportMenu } from './export-menu'

const scene: Scene = {
  ...createEmptyScene(),
  objects: [{ id: 'p', kind: 'player', team: 'a', x: 10, y: 10, number: '7', name: 'Kim' }],
  tracks: [{ object: 'p', keys: [{ t: 4, x: 30, y: 10, ease: 'linear' }] }],
  steps: [
    { id: 's1', t: 0, name: 'Build up', note: '' },
    { id: 's2', t: 2, name: '', note: '' },
  ],
}

const saved: { name: string; blob: Blob }[] = []
let made: Blob | null = null

beforeEach(() => {
  saved.length = 0
  window.URL.createObjectURL = (blob: Blob) => {
    made = blob
    return 'blob:made'
  }
  window.URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    if (made) saved.push({ name: this.download, blob: made })
  })
})

afterEach(() => {
  for (const name of ['VideoEncoder', 'OffscreenCanvas']) Reflect.deleteProperty(window, name)
})

async function open() {
  const onTitle = vi.fn<(title: string) => void>()
  const view = await renderInEditor(
    <ExportMenu title="Third man" club="SV Demo" onTitle={onTitle} />,
    scene,
  )
  await view.user.click(screen.getByRole('button', { name: 'Export and import' }))
  return { ...view, onTitle }
}

async function openExport() {
  const view = await open()
  await view.user.click(await screen.findByRole('menuitem', { name: 'Export…' }))
  await screen.findByRole('dialog', { name: 'Export' })
  return view
}

const findRadio = (name: string) => screen.findByRole('radio', { name })

test('a browser without film encoders shows films refused, with the reason, and offers GIF', async () => {
  const { user } = await openExport()
  const mp4 = await findRadio('MP4')
  await waitFor(() => expect(mp4).toHaveAccessibleDescription(/cannot write films. Take GIF/))
  expect(mp4).toBeDisabled()
  expect(await findRadio('WebM')).toBeDisabled()
  await user.click(await findRadio('GIF'))
  expect(await findRadio('GIF')).toBeChecked()
})

test('an encoder that knows one kind only leaves the other to choose', async () => {
  Object.assign(window, {
    OffscreenCanvas: () => undefined,
    VideoEncoder: {
      isConfigSupported: ({ codec }: { codec: string }) =>
        Promise.resolve({ supported: codec.startsWith('vp09') }),
    },
  })
  await openExport()
  const webm = await findRadio('WebM')
  await waitFor(() => expect(webm).toBeEnabled())
  const mp4 = await findRadio('MP4')
  expect(mp4).toBeDisabled()
  expect(mp4).toHaveAccessibleDescription(/this kind of film/)
})

test('paper starts white and A4, a picture dark and wide; the plan says what will come out', async () => {
  const { user } = await openExport()
  expect(await findRadio('PDF')).toBeChecked()
  expect(await findRadio('A4')).toBeChecked()
  expect(await findRadio('White')).toBeChecked()
  expect(screen.getByText(/^2 pages,/)).toBeVisible()
  await user.click(await findRadio('PNG'))
  expect(await findRadio('16:9')).toBeChecked()
  expect(await findRadio('Dark')).toBeChecked()
  expect(screen.getByText(/^2 pictures, 3840 × 2160 pixels,/)).toBeVisible()
  await user.click(await findRadio('Only step 1'))
  expect(screen.getByText(/^1 picture,/)).toBeVisible()
  expect(screen.getByRole('img', { name: 'How it will look' })).toBeVisible()
})

test('what is chosen is saved under the title, one file for each step', async () => {
  const { user } = await openExport()
  await user.click(await findRadio('SVG'))
  await user.click(screen.getByRole('button', { name: 'Export' }))
  expect(await screen.findByText('2 files saved')).toBeVisible()
  await waitFor(() => expect(saved).toHaveLength(2))
  expect(saved.map(({ name }) => name)).toEqual(['Third-man-1.svg', 'Third-man-2.svg'])
  const svg = await saved[0]?.blob.text()
  expect(svg).toContain('1. Build up')
  await user.click(screen.getByRole('button', { name: 'Export once more' }))
  expect(await findRadio('SVG')).toBeChecked()
})

test('a file that cannot be made says so, and the choices are still there', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { user } = await openExport()
  await user.click(await findRadio('PNG'))
  await user.click(screen.getByRole('button', { name: 'Export' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('The export did not work')
  expect(warned).toHaveBeenCalled()
  expect(await findRadio('PNG')).toBeChecked()
})

test('a pasted file replaces the drawing as one undo step, and brings its title', async () => {
  const { user, editor, onTitle } = await open()
  await user.click(await screen.findByRole('menuitem', { name: 'Import…' }))
  const field = await screen.findByRole('textbox', { name: 'Or paste the text of one' })
  await user.click(field)
  await user.paste('not json')
  await user.click(screen.getByRole('button', { name: 'Import' }))
  expect(screen.getByText(/This is not a JSON file/)).toBeVisible()
  await user.clear(field)
  await user.click(field)
  await user.paste(JSON.stringify({ title: 'Rondo', scene: createEmptyScene() }))
  await user.click(screen.getByRole('button', { name: 'Import' }))
  await waitFor(() => expect(editor.getState().scene.objects).toEqual([]))
  expect(onTitle).toHaveBeenCalledWith('Rondo')
  editor.undo()
  expect(editor.getState().scene).toBe(scene)
})

test('a damaged drawing is refused and the open one stays', async () => {
  const { user, editor } = await open()
  await user.click(await screen.findByRole('menuitem', { name: 'Import…' }))
  await user.click(await screen.findByRole('textbox', { name: 'Or paste the text of one' }))
  await user.paste(JSON.stringify({ ...createEmptyScene(), objects: [{ kind: 'dragon' }] }))
  await user.click(screen.getByRole('button', { name: 'Import' }))
  expect(await screen.findByText('Parts of this drawing are missing or damaged.')).toBeVisible()
  expect(editor.getState().scene).toBe(scene)
})
