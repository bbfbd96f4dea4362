/** Another exercise for a place: the same job, as like as can be, and possible that evening. */
import { rpeOf, effortOf, familyOf, type Candidate } from './candidate'
import { conditionsOf, fitOf, type Conditions } from './fit'
import type { SessionFacts } from './session-facts'
import type { TrainingPhase } from '@/features/exercises/model/taxonomy'
import { likenessOf } from './score'
import { affinity } from './topics'

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

/**
 * Exercises of the same phase and topic family, ± 25 % of the minutes and one step of intensity, that fit
 * the evening; the likest first. `used` are not offered again. Where that leaves fewer than wanted, the
 * minutes and then the topic count less, the musts never.
 */
export function alternativesFor(
  block: Swapped,
  candidates: readonly Candidate[],
  facts: SessionFacts,
  startsAt: string,
  used: readonly string[],
  wanted = 8,
): Alternative[] {
  const is = conditionsOf(facts, startsAt)
  const open = candidates
    .filter(
      ({ phase, id }) => phase === block.phase && !used.includes(id) && id !== block.exercise?.id,
    )
    .flatMap((exercise) => possible(exercise, is))
  const tiers = [
    open.filter(({ exercise }) => isLike(exercise, block)),
    open.filter(({ exercise }) => isOfTopic(exercise, block)),
    open,
  ]
  const enough = tiers.find((some) => some.length >= wanted) ?? open
  return enough
    .map((alternative) => ({ alternative, points: likenessTo(alternative.exercise, block) }))
    .toSorted(
      (one, other) =>
        other.points - one.points ||
        (one.alternative.exercise.id < other.alternative.exercise.id ? -1 : 1),
    )
    .slice(0, wanted)
    .map(({ alternative }) => alternative)
}

function possible(exercise: Candidate, is: Conditions): Alternative[] {
  const { groups, against } = fitOf(exercise, is)
  return against.length === 0 ? [{ exercise, groups }] : []
}

function isOfTopic(exercise: Candidate, { exercise: old }: Swapped): boolean {
  return !old || affinity(exercise.topic, old.topic) >= 0.5
}

function isLike(exercise: Candidate, block: Swapped): boolean {
  const { exercise: old, minutes } = block
  const isClose = Math.abs(exercise.minutes - minutes) <= minutes * 0.25
  const isAsHard = !old || Math.abs(effortOf(exercise) - effortOf(old)) <= 1
  return isClose && isAsHard && isOfTopic(exercise, block)
}

function likenessTo(exercise: Candidate, { exercise: old, minutes }: Swapped): number {
  const liking = (exercise.favourite ? 0.6 : 0) + (exercise.own ? 0.3 : 0)
  const time = -2 * Math.abs(Math.log(exercise.minutes / minutes))
  if (!old) return liking + time
  return (
    liking +
    time +
    4 * affinity(exercise.topic, old.topic) -
    Math.abs(rpeOf(exercise) - rpeOf(old)) * 0.4 -
    Math.abs(likenessOf(exercise) - likenessOf(old)) * 0.6 -
    Math.abs(exercise.level - old.level) * 0.5 -
    Math.abs(exercise.players[1] - old.players[1]) * 0.1 -
    // a swap should show something new, not the same with one cone more
    (familyOf(exercise) === familyOf(old) ? 1.5 : 0)
  )
}
