import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createEmptyScene } from '@/features/scene/model/document/empty-scene'
import { SceneLegend } from '@/features/scene/widgets/scene-legend'
import { SceneWords } from '@/features/scene/widgets/scene-words'
import { startI18n, loadNamespaces } from '@/lib/i18n/setup'
import type { Locale } from '@/lib/i18n/locale'
import { openExerciseScene } from '../../model/exercise-scene'
import { ExercisePicture } from './exercise-picture'

const exercise = {
  area_length_m: 30,
  area_width_m: 20,
  diagram: {
    ...createEmptyScene({ kind: 'half', length: 30, width: 20 }),
    objects: [
      { id: 'ladder', kind: 'ladder', x: 8, y: 15, rotation: 90, length: 4 },
      { id: 'goal', kind: 'goal', x: 30, y: 10, rotation: 180, size: 'full' },
      { id: 'six', kind: 'player', team: 'a', number: '6', x: 5, y: 5 },
      { id: 'mate', kind: 'player', team: 'a', x: 15, y: 5 },
      { id: 'keeper', kind: 'player', team: 'b', is_keeper: true, x: 28, y: 10 },
      { id: 'ball', kind: 'ball', x: 6, y: 5, owner: 'six' },
    ],
    tracks: [
      {
        object: 'mate',
        keys: [
          { t: 1.13, x: 15, y: 5, ease: 'linear' },
          { t: 3.41, x: 22, y: 9, ease: 'in_out', via: [[18, 9]] },
        ],
      },
    ],
    events: [{ id: 'pass', ball: 'ball', t: 0, kind: 'ground', to: 'mate', speed: 12 }],
  },
}

async function draw(locale: Locale) {
  await startI18n(locale)
  await loadNamespaces(['exercises', 'training', 'scene'])
  const scene = openExerciseScene(exercise)
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
  await loadNamespaces(['exercises', 'training', 'scene'])
  render(<ExercisePicture exercise={{ ...exercise, diagram: null }} density="card" />)
  expect(screen.getByText('No drawing yet')).toBeVisible()
})
