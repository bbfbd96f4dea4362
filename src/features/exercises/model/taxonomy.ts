/** The closed sets of the training area, spelled as the database's enums (peers §5.2). */

export const trainingPhases = ['warm_up', 'main_part', 'game', 'cool_down'] as const
export type TrainingPhase = (typeof trainingPhases)[number]

export const exerciseTopics = [
  'ball_mastery',
  'dribbling',
  'first_touch',
  'passing',
  'switching_play',
  'crossing',
  'heading',
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
  'coordination',
  'speed',
  'strength',
  'mobility',
  'fun',
] as const

export const exerciseMoments = [
  'in_possession',
  'out_of_possession',
  'transition_to_attack',
  'transition_to_defence',
  'set_play',
] as const

export const practiceTypes = [
  'unopposed',
  'passive_opposition',
  'opposed',
  'rondo',
  'positional_game',
  'wave',
  'phase_of_play',
  'small_sided_game',
  'conditioned_game',
  'free_game',
  'test',
  'fun_game',
] as const

export const intensityLevels = ['low', 'medium', 'high', 'very_high'] as const
export type IntensityLevel = (typeof intensityLevels)[number]

export const equipmentKinds = [
  'balls',
  'cones',
  'flat_markers',
  'poles',
  'bibs',
  'mini_goals',
  'youth_goals',
  'full_goals',
  'mannequins',
  'ladders',
  'hurdles',
  'rings',
  'rebounders',
] as const
export type EquipmentKind = (typeof equipmentKinds)[number]
