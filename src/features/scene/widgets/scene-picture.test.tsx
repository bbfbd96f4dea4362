import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Locale } from '@/lib/i18n/locale'
import { loadNamespaces, startI18n } from '@/lib/i18n/setup'
import { createEmptyScene } from '../model/document/empty-scene'
import type { Scene } from '../model/document/scene-schema'
import { ScenePicture } from './scene-picture'

const scene: Scene = {
  ...createEmptyScene({ kind: 'blank', length: 40, width: 30 }),
  objects: [
    { kind: 'player', id: 'p', team: 'a', x: 5, y: 5, number: '8' },
    { kind: 'player', id: 'later', team: 'b', x: 9, y: 5, number: '4', from: 2 },
  ],
  drawings: [
    {
      kind: 'tape',
      id: 't',
      points: [
        [0, 0],
        [0, 16.54],
      ],
    },
  ],
  steps: [
    { id: 's1', t: 0, name: '', note: '' },
    { id: 's2', t: 2, name: '', note: '' },
  ],
}

async function start(locale: Locale) {
  await startI18n(locale)
  await loadNamespaces(['scene'])
}

test('a picture with words is an image of that name', async () => {
  await start('en')
  render(<ScenePicture scene={scene} density="card" label="8 has the ball" />)
  expect(screen.getByRole('img', { name: '8 has the ball' })).toBeInTheDocument()
  expect(screen.getByText('8')).toBeInTheDocument()
})

test('a decorative picture is silent', async () => {
  await start('en')
  render(<ScenePicture scene={scene} density="card" label="8 has the ball" isDecorative />)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(screen.getByText('8')).toBeInTheDocument()
})

test('shows the step or the time asked for', async () => {
  await start('en')
  const { rerender } = render(<ScenePicture scene={scene} density="fine" stepIndex={1} />)
  expect(screen.getByText('4')).toBeInTheDocument()
  rerender(<ScenePicture scene={scene} density="fine" time={1.9} />)
  expect(screen.queryByText('4')).not.toBeInTheDocument()
})

test.each([
  ['en', '16.5 m'],
  ['de', '16,5 m'],
  ['bg', '16,5 м'],
] as const)('a tape says its metres as one writes them (%s)', async (locale, said) => {
  await start(locale)
  render(<ScenePicture scene={scene} density="fine" />)
  expect(screen.getByText(said)).toBeInTheDocument()
})
