/** Three levels of the prevention warm-up; the next one is earned by clean movement. */
import type { ExerciseSize, Words3 } from '../kit'

type Fill = Readonly<Record<string, Words3>>

/** What each level adds is said by its `fill`. */
export function createLevels(
  area: readonly [number, number],
  time: readonly [number, number, number],
  [first, second, third]: readonly [Fill, Fill, Fill],
): ExerciseSize[] {
  const shared = { area, time, fewer: 4, more: 8 }
  return [
    {
      ...shared,
      key: 'level-1',
      name: ['level 1', 'Stufe 1', 'ниво 1'],
      ages: [12, 99],
      level: 1,
      fill: first,
    },
    {
      ...shared,
      key: 'level-2',
      name: ['level 2', 'Stufe 2', 'ниво 2'],
      ages: [14, 99],
      level: 2,
      fill: second,
    },
    {
      ...shared,
      key: 'level-3',
      name: ['level 3', 'Stufe 3', 'ниво 3'],
      ages: [15, 99],
      level: 3,
      fill: third,
    },
  ]
}
