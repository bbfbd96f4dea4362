/** The whole catalogue: every family worked out, with its equipment counted and its chain laid. */
import type { Scene } from '../../../src/features/scene/model/document/scene-schema'
import { clearMotions } from '../../../src/features/scene/model/motion/scene-motion'
import { createCaptions } from './film/captions'
import { finishFilm } from './film/finish-film'
import { families } from './families'
import type { AnyFamily, EquipmentCount, Kind, Locale, ExerciseWords } from './family'

/** As `private.import_exercises` takes it. */
export interface CatalogueExercise extends Kind {
  slug: string
  /** Of the practice it is one size of, and of its set-up; none of them where it is the only one. */
  practice?: string
  family?: string
  ages: readonly [number, number]
  level: number
  players: { min: number; max: number; ideal: number }
  keepers: number
  coaches: number
  area: readonly [number, number]
  minutes: number
  intervals?: { sets: number; work: number; rest: number }
  intensity: string
  heading: boolean
  equipment: EquipmentCount[]
  diagram: Scene
  texts: Record<Locale, ExerciseWords>
  /** What to do after this one: the next level of the family. */
  next?: string
}

export function createCatalogue(): CatalogueExercise[] {
  return families.flatMap(expand)
}

export function expand(family: AnyFamily): CatalogueExercise[] {
  const all = family.drafts().map((one) => createExercise(family, one))
  return all.map((exercise) => {
    const next = findFollowing(exercise, all)
    return next ? { ...exercise, next: next.slug } : exercise
  })
}

function createExercise(
  family: AnyFamily,
  { key, practice, draft }: ReturnType<AnyFamily['drafts']>[number],
): CatalogueExercise {
  const practiceType = draft.practice_type ?? family.practice_type
  const scene = finishFilm({
    scene: draft.sketch.scene(),
    ages: draft.ages,
    practiceType,
    isWalking: draft.isWalking ?? false,
    captions: createCaptions(draft.words),
  })
  clearMotions()
  const players = scene.objects.filter((object) => object.kind === 'player')
  return {
    slug: `${family.slug}-${key}`,
    practice: `${family.slug}-${practice}`,
    family: family.slug,
    topic: draft.topic ?? family.topic,
    moment: draft.moment === undefined ? family.moment : draft.moment,
    phase: draft.phase ?? family.phase,
    practice_type: practiceType,
    corners: draft.corners ?? family.corners,
    ages: draft.ages,
    // the hardest of all is nothing for children under ten
    level: draft.ages[0] < 10 ? Math.min(draft.level, 4) : draft.level,
    players: { min: draft.players[0], max: draft.players[1], ideal: players.length },
    keepers: players.filter(({ is_keeper }) => is_keeper).length,
    coaches: draft.coaches ?? 1,
    area: draft.sketch.area,
    minutes: draft.minutes,
    ...(draft.intervals && { intervals: draft.intervals }),
    intensity: draft.intensity,
    heading: draft.heading ?? false,
    equipment: countEquipment(scene, draft.bibs),
    diagram: scene,
    texts: draft.words,
  }
}

const sceneEquipment: Record<string, EquipmentCount['kind']> = {
  ball: 'balls',
  cone: 'cones',
  marker: 'flat_markers',
  pole: 'poles',
  mannequin: 'mannequins',
  ladder: 'ladders',
  hurdle: 'hurdles',
  ring: 'rings',
  rebounder: 'rebounders',
}
const goalEquipment = {
  full: 'full_goals',
  youth: 'youth_goals',
  small: 'youth_goals',
  mini: 'mini_goals',
} as const

/** What the drawing shows, and bibs for every team but the largest. */
export function countEquipment(scene: Scene, bibs?: number): EquipmentCount[] {
  const counts = new Map<EquipmentCount['kind'], number>()
  for (const object of scene.objects) {
    const kind = object.kind === 'goal' ? goalEquipment[object.size] : sceneEquipment[object.kind]
    if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  const sizes = scene.teams.map(
    ({ id }) =>
      scene.objects.filter(
        (object) => object.kind === 'player' && object.team === id && !object.is_keeper,
      ).length,
  )
  const needed = bibs ?? sizes.reduce((sum, size) => sum + size, 0) - Math.max(...sizes)
  if (needed > 0) counts.set('bibs', needed)
  return [...counts].map(([kind, count]) => ({ kind, count }))
}

/** The nearest one of a higher level: for the same ages if possible, then with the most alike number of players. */
function findFollowing(
  from: CatalogueExercise,
  all: readonly CatalogueExercise[],
): CatalogueExercise | undefined {
  const higher = all.filter(({ level }) => level > from.level)
  const nearest = Math.min(...higher.map(({ level }) => level))
  const measureDistance = ({ players, ages }: CatalogueExercise) =>
    Math.abs(players.ideal - from.players.ideal) + 3 * Math.abs(ages[0] - from.ages[0])
  return higher
    .filter(({ level }) => level === nearest)
    .toSorted((a, b) => measureDistance(a) - measureDistance(b))[0]
}
