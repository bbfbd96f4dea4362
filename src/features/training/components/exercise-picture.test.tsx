import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SceneLegend } from '@/features/scene/widgets/scene-legend'
import { SceneWords } from '@/features/scene/widgets/scene-words'
import { startI18n, loadNamespaces } from '@/lib/i18n/setup'
import type { Locale } from '@/lib/i18n/locale'
import { exerciseScene } from '../model/exercise-scene'
import { ExercisePicture } from './exercise-picture'

/** As an exercise of a school may still be saved: the first form of drawings. */
const exercise = {
  area_length_m: 30,
  area_width_m: 20,
  diagram: {
    v: 1,
    pitch: 'half',
    items: [
      { k: 'player', team: 'a', x: 5, y: 5, n: '6' },
      { k: 'player', team: 'a', x: 15, y: 5 },
      { k: 'player', team: 'gk', x: 28, y: 10 },
      { k: 'ball', x: 6, y: 5 },
      { k: 'ladder', x: 8, y: 15, r: 90, len: 4 },
      { k: 'goal', x: 30, y: 10, r: 180 },
    ],
    moves: [
      {
        k: 'pass',
        p: [
          [6, 5],
          [14, 5],
        ],
      },
      {
        k: 'dribble',
        p: [
          [15, 6],
          [18, 9],
          [22, 9],
        ],
      },
    ],
    zones: [{ x: 0, y: 0, w: 10, h: 20 }],
  },
}

async function draw(locale: Locale) {
  await startI18n(locale)
  await loadNamespaces(['training', 'scene'])
  const scene = exerciseScene(exercise)
  render(
    <>
      <ExercisePicture exercise={exercise} density="fine" />
      {scene && <SceneLegend scene={scene} />}
      {scene && <SceneWords scene={scene} />}
    </>,
  )
}

test.each([
  [
    'en',
    'Half pitch (30 × 20 m): 2 against 1, 1 ball, 1 full-size goal, and 1 ladder. Movement: 1 pass and 1 dribble.',
  ],
  [
    'de',
    'Halbes Spielfeld (30 × 20 m): 2 gegen 1, 1 Ball, 1 Großtor und 1 Koordinationsleiter. Bewegung: 1 Pass und 1 Dribbling.',
  ],
  [
    'bg',
    'Половин игрище (30 × 20 м): 2 срещу 1, 1 топка, 1 голяма врата и 1 стълба. Движение: 1 подаване и 1 водене на топката.',
  ],
] as const)('the drawing says what it shows (%s)', async (locale, name) => {
  await draw(locale)
  expect(screen.getByRole('img', { name })).toBeVisible()
})

test('the legend names the signs in use, the words tell who moves where', async () => {
  await draw('en')
  const legend = screen.getByRole('list', { name: 'What the signs mean' })
  const signs = within(legend).getAllByRole('listitem')
  expect(signs.map((sign) => sign.textContent)).toEqual([
    'Pass',
    'Dribble',
    'Green',
    'Yellow, goalkeeper',
    'Ladder',
    'Full-size goal',
    'Ball',
  ])
  expect(screen.getByText('6 passes to a green player')).toBeInTheDocument()
  expect(screen.getByText('A green player dribbles')).toBeInTheDocument()
})

test('an exercise without a drawing says so', async () => {
  await startI18n('en')
  await loadNamespaces(['training', 'scene'])
  render(<ExercisePicture exercise={{ ...exercise, diagram: null }} density="card" />)
  expect(screen.getByText('No drawing yet')).toBeVisible()
})
