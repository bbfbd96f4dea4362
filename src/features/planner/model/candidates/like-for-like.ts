/** Another exercise for a place: the same job, as like as can be, and possible that training. */
import { chooseSizes, getRpe, getEffort, type Candidate } from './candidate'
import { getConditions, computeFit, type Conditions } from './fit'
import type { SessionFacts } from './session-facts'
import type { TrainingPhase } from '@/features/exercises/model/taxonomy'
import { computeGapCost, getLikeness, warmUpEffort } from './score'
import { computeAffinity } from './topics'

/** The block that is to be swapped; `exercise` null for one without. */
export interface Swapped {
  phase: TrainingPhase
  minutes: number
  exercise: Candidate | null
}

export interface Alternative {
  exercise: Candidate
  groups: number
}

/** Of how many families they are at least before other topics join in. */
const wantedFamilies = 4

/** What was shown before comes after every round. */
const afterAll = 100

/**
 * Exercises of the same phase and topic family, ± 25 % of the minutes and one step of intensity, that fit
 * the training, each in the size that suits; one of each family first, the likest before, and what was `shown` already
 * last. `used` are not offered again, in no size. Where that leaves fewer than wanted, the minutes and then the topic count less, the musts never.
 */
export function findAlternatives(
  block: Swapped,
  candidates: readonly Candidate[],
  facts: SessionFacts,
  startsAt: string,
  used: readonly string[],
  wanted = 8,
  shown: readonly string[] = [],
): Alternative[] {
  const is = getConditions(facts, startsAt)
  const away = new Set(
    candidates
      .filter(({ id }) => used.includes(id) || id === block.exercise?.id)
      .map(({ practice }) => practice),
  )
  const open = candidates
    .filter(({ phase, practice }) => phase === block.phase && !away.has(practice))
    .filter((exercise) => block.phase !== 'warm_up' || getEffort(exercise) <= warmUpEffort)
    .flatMap((exercise) => listPossible(exercise, is))
  const tiers = [
    open.filter(({ exercise }) => isLike(exercise, block)),
    open.filter(({ exercise }) => isOfTopic(exercise, block)),
    open,
  ]
  const enough =
    tiers.find((some) => some.length >= wanted && listFamilies(some).size >= wantedFamilies) ?? open
  const sorted = enough
    .map((alternative) => ({
      alternative,
      points:
        computeLikenessTo(alternative.exercise, block) -
        computeGapCost(Math.abs(alternative.exercise.ideal - is.players / alternative.groups)),
    }))
    .toSorted(
      (one, other) =>
        other.points - one.points ||
        (one.alternative.exercise.id < other.alternative.exercise.id ? -1 : 1),
    )
    .map(({ alternative }) => alternative)
  const seen = candidates.filter(({ id }) => id === block.exercise?.id || shown.includes(id))
  return orderByFamily(chooseSizes(sorted), seen, shown).slice(0, wanted)
}

/** Rounds through the families: a swap shows something new, not the same exercise in other words. */
function orderByFamily(
  sorted: readonly Alternative[],
  seen: readonly Candidate[],
  shown: readonly string[],
): Alternative[] {
  const rounds = new Map<string, number>()
  for (const exercise of seen) {
    const { family } = exercise
    rounds.set(family, (rounds.get(family) ?? 0) + 1)
  }
  return sorted
    .map((alternative) => {
      const { exercise } = alternative
      const { family } = exercise
      const round = rounds.get(family) ?? 0
      rounds.set(family, round + 1)
      return { alternative, round: shown.includes(exercise.id) ? round + afterAll : round }
    })
    .toSorted((one, other) => one.round - other.round)
    .map(({ alternative }) => alternative)
}

function listFamilies(alternatives: readonly Alternative[]): Set<string> {
  return new Set(alternatives.map(({ exercise }) => exercise.family))
}

function listPossible(exercise: Candidate, is: Conditions): Alternative[] {
  const { groups, against } = computeFit(exercise, is)
  return against.length === 0 ? [{ exercise, groups }] : []
}

function isOfTopic(exercise: Candidate, { exercise: old }: Swapped): boolean {
  return !old || computeAffinity(exercise.topic, old.topic) >= 0.5
}

function isLike(exercise: Candidate, block: Swapped): boolean {
  const { exercise: old, minutes } = block
  const isClose = Math.abs(exercise.minutes - minutes) <= minutes * 0.25
  const isAsHard = !old || Math.abs(getEffort(exercise) - getEffort(old)) <= 1
  return isClose && isAsHard && isOfTopic(exercise, block)
}

function computeLikenessTo(exercise: Candidate, { exercise: old, minutes }: Swapped): number {
  const liking = (exercise.favourite ? 0.6 : 0) + (exercise.own ? 0.3 : 0)
  const time = -2 * Math.abs(Math.log(exercise.minutes / minutes))
  if (!old) return liking + time
  return (
    liking +
    time +
    4 * computeAffinity(exercise.topic, old.topic) -
    Math.abs(getRpe(exercise) - getRpe(old)) * 0.4 -
    Math.abs(getLikeness(exercise) - getLikeness(old)) * 0.6 -
    Math.abs(exercise.level - old.level) * 0.5 -
    Math.abs(exercise.players[1] - old.players[1]) * 0.1
  )
}
