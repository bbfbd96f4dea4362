/** Limits of an exercise, the same as the CHECKs in the exercises migration; a test reads them there. */
export const exerciseLimits = {
  title: 100,
  aim: 300,
  setup: 2000,
  rules: 2000,
  scoring: 1000,
  entry: 200,
  coaching_points: { min: 1, max: 8 },
  progressions: { min: 0, max: 6 },
  regressions: { min: 0, max: 6 },
  questions: { min: 0, max: 8 },
  common_faults: { min: 0, max: 8 },
  age: { min: 4, max: 99 },
  level: { min: 1, max: 5 },
  players: { min: 1, max: 40 },
  keepers: { min: 0, max: 6 },
  coaches: { min: 1, max: 10 },
  /** Metres. */
  area_length: { min: 1, max: 120 },
  area_width: { min: 1, max: 90 },
  minutes: { min: 1, max: 120 },
  sets: { min: 1, max: 50 },
  work_seconds: { min: 5, max: 3600 },
  rest_seconds: { min: 0, max: 3600 },
  equipment: 13,
  equipment_count: { min: 1, max: 100 },
  /** Characters of the drawing as PostgreSQL writes it. */
  diagram: 40_000,
  video_url: 500,
  source: 200,
  licence: 60,
} as const

/** The lists of a text, in the order a coach needs them. */
export const textLists = [
  'coaching_points',
  'progressions',
  'regressions',
  'questions',
  'common_faults',
] as const
export type TextList = (typeof textLists)[number]
