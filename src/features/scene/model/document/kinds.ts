/** The closed sets of things that stand on a pitch. */

export const equipmentKinds = [
  'cone',
  'marker',
  'pole',
  'mannequin',
  'wall',
  'ladder',
  'hurdle',
  'ring',
  'rebounder',
] as const
export type EquipmentKind = (typeof equipmentKinds)[number]

export const goalSizes = ['full', 'youth', 'small', 'mini'] as const
export type GoalSize = (typeof goalSizes)[number]

/** Metres between the posts and depth on the ground (Laws of the Game 1; youth and futsal goals: common sizes). */
export const goalMeasures: Record<GoalSize, { width: number; depth: number }> = {
  full: { width: 7.32, depth: 1.8 },
  youth: { width: 5, depth: 1.4 },
  small: { width: 3, depth: 1 },
  mini: { width: 1.2, depth: 0.7 },
}

/** Usual length in metres where a kind has one (see `length` in the schema). */
export const usualLengths: Partial<Record<EquipmentKind, number>> = {
  wall: 2.4,
  ladder: 4,
  hurdle: 0.9,
  ring: 0.7,
  rebounder: 1.5,
}

/** What a question can be about: those topics of the exercise library that are decided on the pitch. */
export const quizTopics = [
  'dribbling',
  'first_touch',
  'passing',
  'switching_play',
  'crossing',
  'finishing',
  'possession',
  'combination_play',
  'pressing',
  'counter_press',
  'counter_attack',
  'compactness',
  'defending_1v1',
  'defending_group',
  'goalkeeping',
  'set_pieces',
] as const
export type QuizTopic = (typeof quizTopics)[number]
