/** A game on a small and on a large pitch. */
import type { ExerciseSize } from '../grown/kit'

interface SizeFacts {
  small: readonly [length: number, width: number]
  large: readonly [length: number, width: number]
  ages: readonly [from: number, to: number]
  /** From the year after to adults when left out. */
  olderAges?: readonly [from: number, to: number]
  level: number
  /** Sets, seconds of work (a minute more for the older), seconds of rest. */
  time: readonly [number, number, number]
  more?: number
  fewer?: number
}

export function createSizes(facts: SizeFacts): readonly ExerciseSize[] {
  const { small, large, ages, olderAges, level, time, ...others } = facts
  return [
    {
      ...others,
      key: 'small',
      name: ['small pitch', 'kleines Feld', 'малко поле'],
      area: small,
      ages,
      level,
      time,
    },
    {
      ...others,
      key: 'large',
      name: ['large pitch', 'großes Feld', 'голямо поле'],
      area: large,
      ages: olderAges ?? [ages[1] + 1, 99],
      level: level + 1,
      time: [time[0], time[1] + 60, time[2]],
    },
  ]
}
