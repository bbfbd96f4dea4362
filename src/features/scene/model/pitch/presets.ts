/** The grounds one can choose, with real measures in metres. */
import type { Pitch } from '../document/scene-schema'

export type PitchMeasures = Pick<Pitch, 'kind' | 'length' | 'width' | 'goal_side'>

export const pitchPresets = {
  full: { kind: 'full', length: 105, width: 68, goal_side: 'right' },
  half: { kind: 'half', length: 52.5, width: 68, goal_side: 'right' },
  third: { kind: 'third', length: 35, width: 68, goal_side: 'right' },
  box: { kind: 'box', length: 25, width: 60, goal_side: 'right' },
  small_sided: { kind: 'small_sided', length: 55, width: 35, goal_side: 'right' },
  futsal: { kind: 'futsal', length: 40, width: 20, goal_side: 'right' },
  blank: { kind: 'blank', length: 40, width: 30, goal_side: 'right' },
} as const satisfies Record<Pitch['kind'], PitchMeasures>

/** Wider than long: drawn with the attack going up, as on a coach's board, they fill a wide window. */
const upright: readonly Pitch['kind'][] = ['half', 'third', 'box']

/** How a ground is first shown. `isTall`: in a window higher than wide, where upright is larger. */
export function findOrientation(kind: Pitch['kind'], isTall: boolean): Pitch['orientation'] {
  return isTall || upright.includes(kind) ? 'portrait' : 'landscape'
}

export const gameFormats = ['3v3', '5v5', '7v7', '9v9', '11v11'] as const
export type GameFormat = (typeof gameFormats)[number]

/** Ground of a format where no association says otherwise. */
export const formatGrounds: Record<GameFormat, PitchMeasures> = {
  '3v3': createSmallSided(28, 22),
  '5v5': createSmallSided(40, 25),
  '7v7': createSmallSided(55, 35),
  '9v9': createSmallSided(70, 50),
  '11v11': pitchPresets.full,
}

export const associations = ['de', 'en', 'bg'] as const
export type Association = (typeof associations)[number]

export interface AgeGroup {
  /** Under this age: U8 to U9. `until` null: and older. */
  from: number
  until: number | null
  format: GameFormat
  length: number
  width: number
}

/**
 * What is played at which age. Germany: DFB, binding since 2024/25. England: FA from 2026/27, measures of
 * the FA's recommended sizes (yards). Bulgaria: Football 3, 5, 7, 9 as announced by the BFU in 2024, two
 * years each; it gave no measures, so the usual ones stand in.
 */
export const ageGroups: Record<Association, readonly AgeGroup[]> = {
  de: [
    createAgeGroup(6, 7, '3v3', 28, 22),
    createAgeGroup(8, 9, '5v5', 40, 25),
    createAgeGroup(10, 11, '7v7', 55, 35),
    createAgeGroup(12, 13, '9v9', 70, 50),
    createAgeGroup(14, null, '11v11', 105, 68),
  ],
  en: [
    createAgeGroup(7, 7, '3v3', 27, 18),
    createAgeGroup(8, 9, '5v5', 37, 27),
    createAgeGroup(10, 11, '7v7', 55, 37),
    createAgeGroup(12, 13, '9v9', 73, 46),
    createAgeGroup(14, 14, '11v11', 82, 50),
    createAgeGroup(15, 16, '11v11', 91, 55),
    createAgeGroup(17, null, '11v11', 101, 64),
  ],
  bg: [
    createAgeGroup(6, 7, '3v3', 28, 22),
    createAgeGroup(8, 9, '5v5', 40, 25),
    createAgeGroup(10, 11, '7v7', 55, 35),
    createAgeGroup(12, 13, '9v9', 70, 50),
    createAgeGroup(14, null, '11v11', 105, 68),
  ],
}

/** The ground of an age group: from 11v11 on with the lines of a full pitch. */
export function getPitchMeasures({ format, length, width }: AgeGroup): PitchMeasures {
  return format === '11v11'
    ? { ...pitchPresets.full, length, width }
    : createSmallSided(length, width)
}

function createSmallSided(length: number, width: number): PitchMeasures {
  return { kind: 'small_sided', length, width, goal_side: 'right' }
}

function createAgeGroup(
  from: number,
  until: number | null,
  format: GameFormat,
  length: number,
  width: number,
): AgeGroup {
  return { from, until, format, length, width }
}
