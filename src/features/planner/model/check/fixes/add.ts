/** Adds a missing part: an exercise found for the training and the theme, or a calm end without one. */
import { childAge } from '../../drinks'
import { createFreeBlock, type Plan, type PlanBlock } from '../../plan'
import { listSteps, replaceSteps } from '../../board/steps'
import { getEffort, type Candidate } from '../../candidates/candidate'
import { computeFit } from '../../candidates/fit'
import { sortTopicsByNeed } from '../../candidates/theme'
import { computeAffinity } from '../../candidates/topics'
import type { TrainingPhase } from '@/features/exercises/model/taxonomy'
import type { Checked } from '../checked'
import { checkLimits } from '../limits'
import { findMainTopic } from '../rules/content/same-topic'
import { toCard, createStep } from './card'
import type { About, Attempt } from './fix'
import { getSlotMinutes, shortenTo } from './room'

/** How many exercises are tried for the place. */
const tried = 8
/** Effort of 0 low to 3 very high that a part may begin or end with. */
const hardest: Readonly<Record<TrainingPhase, number>> = {
  warm_up: 1,
  main_part: 3,
  game: 3,
  cool_down: 0,
}

export function createAddFix(phase: TrainingPhase): Attempt {
  return (about) => {
    const { checked, tools } = about
    const minutes = getMinutes(phase, checked)
    const steps = listCandidates(phase, minutes, about).map(({ exercise, groups }) =>
      createStep({ exercise: toCard(exercise), phase, minutes, groups }, tools),
    )
    if (phase === 'cool_down') {
      const free = createFreeBlock(tools.newKey(), phase, tools.words.calm)
      steps.push([{ ...free, minutes, planned_rpe: calmRpe }])
    }
    return steps.map((step) => placeStep(step, phase, checked)).filter((plan) => plan !== null)
  }
}

/** An easy jog and stretching. */
const calmRpe = 2

/** Fills what is free at the end with one more exercise of the main part or the game. */
export const addToFreeTime: Attempt = (about) => {
  const { checked, tools } = about
  const free = checked.planned - checked.total
  return (['main_part', 'game'] as const)
    .flatMap((phase) =>
      listCandidates(phase, free, about).map(({ exercise, groups }) => {
        const minutes = Math.min(free, exercise.minutes)
        const step = createStep({ exercise: toCard(exercise), phase, minutes, groups }, tools)
        return placeStep(step, phase, checked)
      }),
    )
    .filter((plan) => plan !== null)
}

function getMinutes(phase: TrainingPhase, { age, planned, total }: Checked): number {
  const isChild = age !== null && age <= childAge
  const usual = (isChild ? checkLimits.addedChild : checkLimits.added)[phase]
  // no part takes more than a quarter of a short training
  return Math.max(checkLimits.leastLeft, Math.min(usual, Math.round((planned || total) / 4)))
}

/** The best for a place: near the theme, of about the length, neither used nor in the way of a must. */
function listCandidates(phase: TrainingPhase, minutes: number, { checked, tools }: About) {
  const { is, plan, facts } = checked
  if (!is || !facts) return []
  const theme = findMainTopic(plan) ?? sortTopicsByNeed(facts)[0] ?? 'passing'
  const used = new Set(plan.map(({ exercise_id }) => exercise_id))
  const computePoints = (exercise: Candidate) =>
    4 * computeAffinity(exercise.topic, theme) -
    2 * Math.abs(Math.log(exercise.minutes / minutes)) +
    (exercise.favourite ? 0.6 : 0) +
    (exercise.own ? 0.3 : 0)
  return tools.candidates
    .filter((exercise) => exercise.phase === phase && !used.has(exercise.id))
    .filter((exercise) => getEffort(exercise) <= hardest[phase])
    .flatMap((exercise) => {
      const { groups, against } = computeFit(exercise, is)
      return against.length === 0 ? [{ exercise, groups, points: computePoints(exercise) }] : []
    })
    .toSorted(
      (one, other) => other.points - one.points || (one.exercise.id < other.exercise.id ? -1 : 1),
    )
    .slice(0, tried)
}

/** At the beginning for a warm-up, else at the end of its part; others give the minutes. */
function placeStep(
  step: readonly PlanBlock[],
  phase: TrainingPhase,
  checked: Checked,
): Plan | null {
  const steps = listSteps(checked.plan, phase)
  const all = phase === 'warm_up' ? [step, ...steps] : [...steps, step]
  const keep = new Set(step.map(({ key }) => key))
  const limit = getSlotMinutes(checked.planned, checked.total)
  return shortenTo(replaceSteps(checked.plan, phase, all), limit, keep)
}
