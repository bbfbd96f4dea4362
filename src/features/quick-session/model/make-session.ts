/**
 * Makes a whole session in one go. The method (docs/decisions, "How a quick session is made"):
 * 1. The length is divided into steps by the age of the team (`shape.ts`), exactly to the minute.
 * 2. Every exercise is held against the musts of the training (`fit.ts`): age, heading, players, ground,
 *    equipment, keepers, three weeks. Only where too few are left does something give way, and is said.
 * 3. For every step the best are kept by points (`score.ts`); chance from the seed shuffles near equals.
 * 4. A beam search puts them together: each exercise once, and with points for what follows what.
 * The same request gives the same session; another seed another one. No network, no clock.
 */
import type { Candidate } from '@/features/planner/model/candidates/candidate'
import { getConditions, type Conditions } from '@/features/planner/model/candidates/fit'
import { fitAll, listChoices, type Choice, type Fitted } from './pool'
import { explainBlocks } from './reasons'
import {
  computePairScore,
  estimateTeamLevel,
  type Slot,
  type Taste,
} from '@/features/planner/model/candidates/score'
import { listSteps, type Step } from '@/features/planner/model/candidates/shape'
import { listSessionReasons } from './session-reasons'
import type {
  QuickBlock,
  QuickRequest,
  QuickSession,
} from '@/features/planner/model/candidates/session'
import { chooseTheme } from '@/features/planner/model/candidates/theme'

/** Half-made sessions kept at every step. */
const beam = 24

interface PartialPlan {
  score: number
  chosen: readonly (Choice | null)[]
}

export function makeSession(request: QuickRequest): QuickSession {
  const { facts, minutes, isHot, seed } = request
  const is = getConditions(facts, request.startsAt)
  const theme = chooseTheme(request.theme, facts)
  const fitted = fitAll(request.candidates, is)
  const level = computeLevel(request, is)
  const taste: Taste = { age: is.age, theme, level, seed, shown: countShownFamilies(request) }
  const steps = listSteps(minutes, is.age, isHot)
  const places = placeExercises(steps, request, fitted, taste)
  const chosen = search(places.map(({ choices }) => choices))
  const blocks = places.map((place, index): QuickBlock => {
    const choice = chosen[index] ?? null
    return {
      key: place.kind === 'break' ? `break-${index}` : `${place.slot.phase}-${place.slot.place}`,
      phase: place.slot.phase,
      minutes: place.slot.minutes,
      kind: place.kind,
      exercise: choice?.exercise ?? null,
      groups: splitIntoSizes(is.players, choice?.groups ?? 1),
      isLocked: place.isLocked,
      reasons: [],
      compromises: [],
    }
  })
  const known = { is, theme, fitted, facts }
  return {
    blocks: explainBlocks(blocks, known),
    reasons: listSessionReasons(request, blocks, known),
  }
}

interface Place {
  slot: Slot
  kind: QuickBlock['kind']
  isLocked: boolean
  choices: readonly Choice[]
}

function placeExercises(
  steps: readonly Step[],
  request: QuickRequest,
  fitted: Fitted,
  taste: Taste,
): Place[] {
  const byId = new Map(request.candidates.map((exercise) => [exercise.id, exercise]))
  const away = new Set(
    [...request.unwanted, ...request.locked.map(({ exerciseId }) => exerciseId)].map(
      (id) => byId.get(id)?.practice,
    ),
  )
  const open = request.candidates.filter(({ practice }) => !away.has(practice))
  return steps.map((step): Place => {
    const same = steps.filter(({ phase, kind }) => phase === step.phase && kind === 'exercise')
    const place = step.kind === 'exercise' ? same.indexOf(step) : same.length
    const slot: Slot = { ...step, place, count: same.length }
    if (step.kind === 'break') return { slot, kind: 'break', isLocked: false, choices: [] }
    const lock = request.locked.find((each) => each.phase === step.phase && each.place === place)
    const held = lock && byId.get(lock.exerciseId)
    if (held) return { slot, kind: 'exercise', isLocked: true, choices: [toChoice(held, fitted)] }
    return {
      slot,
      kind: 'exercise',
      isLocked: false,
      choices: listChoices(slot, open, fitted, taste),
    }
  })
}

function toChoice(exercise: Candidate, fitted: Fitted): Choice {
  const fit = fitted.get(exercise.id) ?? { groups: 1, gap: 0, against: [] }
  return { exercise, ...fit, score: 0 }
}

/** The best choice for every place; null where there is none to choose. */
function search(places: readonly (readonly Choice[])[]): readonly (Choice | null)[] {
  let kept: PartialPlan[] = [{ score: 0, chosen: [] }]
  for (const choices of places) {
    const next = kept.flatMap((partial) => extendPlan(partial, choices))
    kept = next.toSorted((one, other) => other.score - one.score).slice(0, beam)
  }
  return kept[0]?.chosen ?? []
}

function extendPlan({ score, chosen }: PartialPlan, choices: readonly Choice[]): PartialPlan[] {
  const before = chosen.flatMap((choice) => choice?.exercise ?? [])
  const open = choices.filter(({ exercise }) =>
    before.every(({ practice }) => practice !== exercise.practice),
  )
  if (open.length === 0) return [{ score: score - 20, chosen: [...chosen, null] }]
  return open.map((choice) => ({
    score: score + choice.score + computePairScore(choice.exercise, before),
    chosen: [...chosen, choice],
  }))
}

function countShownFamilies({ candidates, shown }: QuickRequest): Map<string, number> {
  const families = new Map<string, number>()
  for (const exercise of candidates.filter(({ id }) => shown.includes(id))) {
    const { family } = exercise
    families.set(family, (families.get(family) ?? 0) + 1)
  }
  return families
}

function computeLevel({ facts, candidates }: QuickRequest, is: Conditions): number {
  const done = new Set(facts.recent.flatMap(({ exercise_ids }) => exercise_ids))
  return estimateTeamLevel(
    candidates.filter(({ id }) => done.has(id)),
    is.age,
  )
}

/** Players in so many equal groups, the larger first. */
export function splitIntoSizes(players: number, groups: number): number[] {
  return Array.from({ length: groups }, (_, index) => Math.ceil((players - index) / groups))
}
