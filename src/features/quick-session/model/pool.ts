/** Which exercises come into question for a place, and what has to give way where none fits. */
import {
  computeFit,
  type Conditions,
  type Fit,
  type Obstacle,
} from '@/features/planner/model/candidates/fit'
import {
  chooseSizes,
  getEffort,
  type Candidate,
} from '@/features/planner/model/candidates/candidate'
import {
  computeGapCost,
  computeOwnScore,
  warmUpEffort,
  type Slot,
  type Taste,
} from '@/features/planner/model/candidates/score'

export interface Choice extends Fit {
  exercise: Candidate
  score: number
}

export type Fitted = ReadonlyMap<string, Fit>

/** How everybody fits, worked out once per session. */
export function fitAll(candidates: readonly Candidate[], is: Conditions): Fitted {
  return new Map(candidates.map((exercise) => [exercise.id, computeFit(exercise, is)]))
}

/** What gives way first; age and heading never do. */
const yielding: readonly Obstacle[] = ['repeat', 'keepers', 'equipment', 'area', 'players']

/** Points off per obstacle, more for what gives way later. */
function computeCost(against: readonly Obstacle[]): number {
  return against.reduce((sum, obstacle) => sum + 6 + yielding.indexOf(obstacle) * 4, 0)
}

/** A place takes an exercise at half to not quite double its minutes. */
export function isStretched(minutes: number, usual: number): boolean {
  return minutes > usual * 1.8 || minutes < usual * 0.5
}

/** How many a place keeps, and how many of one family. */
const mostChoices = 28
const mostOfFamily = 4

/**
 * The best of a phase for a place. Those that fit everything; and only where they are fewer than the
 * phase has places, those for which something has to give way, the least first.
 */
export function listChoices(
  slot: Slot,
  candidates: readonly Candidate[],
  fitted: Fitted,
  taste: Taste,
): Choice[] {
  const possible = candidates.flatMap((exercise): Choice[] => {
    const fit = fitted.get(exercise.id)
    if (!fit || exercise.phase !== slot.phase) return []
    if (fit.against.some((obstacle) => !yielding.includes(obstacle))) return []
    const score = computeOwnScore(exercise, fit.groups, slot, taste)
    return [{ exercise, ...fit, score: score - computeCost(fit.against) - computeGapCost(fit.gap) }]
  })
  // a warm-up is no race: a hard one only where there is no other
  const calm = possible.filter(({ exercise }) => getEffort(exercise) <= warmUpEffort)
  const open = slot.phase === 'warm_up' && calm.length > 0 ? calm : possible
  const proper = open.filter(
    ({ against, exercise }) => against.length === 0 && !isStretched(slot.minutes, exercise.minutes),
  )
  const fitting = open.filter(({ against }) => against.length === 0)
  // enough for every place of the phase, each exercise once
  const enough = [proper, fitting, open].find((some) => some.length >= slot.count) ?? open
  return limitFamilies(chooseSizes(enough.toSorted(compareChoices)))
}

function compareChoices(one: Choice, other: Choice): number {
  return other.score - one.score || (one.exercise.id < other.exercise.id ? -1 : 1)
}

function limitFamilies(sorted: readonly Choice[]): Choice[] {
  const families = new Map<string, number>()
  const few = sorted.filter(({ exercise }) => {
    const { family } = exercise
    const seen = families.get(family) ?? 0
    families.set(family, seen + 1)
    return seen < mostOfFamily
  })
  return few.slice(0, mostChoices)
}
