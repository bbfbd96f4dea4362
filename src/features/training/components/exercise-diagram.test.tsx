import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startI18n, loadNamespaces } from '@/lib/i18n/setup'
import type { Locale } from '@/lib/i18n/locale'
import type { Diagram } from '../model/diagram/diagram'
import { ExerciseDiagram } from './exercise-diagram'
import { DiagramLegend } from './library/diagram-legend'
import { DiagramWords } from './library/diagram-words'

const diagram: Diagram = {
  v: 1,
  pitch: 'half',
  items: [
    { k: 'player', team: 'a', x: 5, y: 5, n: '6' },
    { k: 'player', team: 'a', x: 15, y: 5 },
    { k: 'player', team: 'gk', x: 28, y: 10 },
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
}

async function draw(locale: Locale) {
  await startI18n(locale)
  await loadNamespaces(['training'])
  render(
    <>
      <ExerciseDiagram diagram={diagram} area={{ length: 30, width: 20 }} density="fine" />
      <DiagramLegend diagram={diagram} />
      <DiagramWords
        exercise={{ diagram: { ...diagram, items: [...diagram.items, { k: 'ball', x: 6, y: 5 }] } }}
      />
    </>,
  )
}

test.each([
  [
    'en',
    'Area 30 × 20 m. On it: 2 green players, 1 goalkeeper, 1 ladder, and 1 goal. Movement: 1 pass and 1 dribble.',
  ],
  [
    'de',
    'Feld 30 × 20 m. Darauf: 2 grüne Spieler, 1 Torwart, 1 Koordinationsleiter und 1 Tor. Bewegung: 1 Pass und 1 Dribbling.',
  ],
  [
    'bg',
    'Поле 30 × 20 м. На него: 2 зелени играчи, 1 вратар, 1 стълба и 1 врата. Движение: 1 подаване и 1 водене.',
  ],
] as const)('the drawing says what it shows (%s)', async (locale, name) => {
  await draw(locale)
  expect(screen.getByRole('img', { name })).toBeVisible()
})

test('the legend names the signs in use, the words tell who moves where', async () => {
  await draw('en')
  const legend = screen.getByRole('list', { name: 'What the signs mean' })
  expect(within(legend).getAllByRole('listitem')).toHaveLength(6)
  expect(screen.getByText('Pass: Green 6 → Green')).toBeInTheDocument()
  expect(screen.getByText('Dribble: Green → space')).toBeInTheDocument()
})
