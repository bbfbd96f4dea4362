/**
 * Makes a whole session in one go. The method (docs/decisions, "How a quick session is made"):
 * 1. The length is divided into steps by the age of the team (`shape.ts`), exactly to the minute.
 * 2. Every exercise is held against the musts of the evening (`fit.ts`): age, heading, players, ground,
 *    equipment, keepers, three weeks. Only where too few are left does something give way, and is said.
 * 3. For every step the best are kept by points (`score.ts`); chance from the seed shuffles near equals.
 * 4. A beam search puts them together: each exercise once, and with points for what follows what.
 * The same request gives the same session; another seed another one. No network, no clock.
 */
import type { Candidate } from '@/features/planner/model/candidates/candidate'
import { conditionsOf, type Conditions } from '@/features/planner/model/candidates/fit'
import { fitAll, poolOf, type Choice, type Fitted } from './pool'
import { explained } from './reasons'
import {
  pairScore,
  teamLevel,
  type Slot,
  type Taste,
} from '@/features/planner/model/candidates/score'
import { stepsOf, type Step } from '@/features/planner/model/candidates/shape'
import { wholeReasons } from './session-reasons'
import type {
  QuickBlock,
  QuickRequest,
  QuickSession,
} from '@/features/planner/model/candidates/session'
import { themeOf } from '@/features/planner/model/candidates/theme'

/** Half-made sessions kept at every step. */
const beam = 24

interface Partial {
  score: number
  chosen: readonly (Choice | null)[]
}

export function makeSession(request: QuickRequest): QuickSession {
  const { facts, minutes, isHot, seed } = request
  const is = conditionsOf(facts, request.startsAt)
  const theme = themeOf(request.theme, facts)
  const fitted = fitAll(request.candidates, is)
  const taste: Taste = { age: is.age, theme, level: levelOf(request, is), seed }
  const steps = stepsOf(minutes, is.age, isHot)
  const places = placed(steps, request, fitted, taste)
  const chosen = search(places.map(({ choices }) => choices))
  const blocks = places.map((place, index): QuickBlock => {
    const choice = chosen[index] ?? null
    return {
      key: place.kind === 'break' ? `break-${index}` : `${place.slot.phase}-${place.slot.place}`,
      phase: place.slot.phase,
      minutes: place.slot.minutes,
      kind: place.kind,
      exercise: choice?.exercise ?? null,
      groups: sizes(is.players, choice?.groups ?? 1),
      isLocked: place.isLocked,
      reasons: [],
      compromises: [],
    }
  })
  const known = { is, theme, fitted }
  return { blocks: explained(blocks, known), reasons: wholeReasons(request, blocks, known) }
}

interface Place {
  slot: Slot
  kind: QuickBlock['kind']
  isLocked: boolean
  choices: readonly Choice[]
}

function placed(
  steps: readonly Step[],
  request: QuickRequest,
  fitted: Fitted,
  taste: Taste,
): Place[] {
  const byId = new Map(request.candidates.map((exercise) => [exercise.id, exercise]))
  const away = new Set([...request.unwanted, ...request.locked.map(({ exerciseId }) => exerciseId)])
  const open = request.candidates.filter(({ id }) => !away.has(id))
  return steps.map((step): Place => {
    const same = steps.filter(({ phase, kind }) => phase === step.phase && kind === 'exercise')
    const place = step.kind === 'exercise' ? same.indexOf(step) : same.length
    const slot: Slot = { ...step, place, count: same.length }
    if (step.kind === 'break') return { slot, kind: 'break', isLocked: false, choices: [] }
    const lock = request.locked.find((each) => each.phase === step.phase && each.place === place)
    const held = lock && byId.get(lock.exerciseId)
    if (held) return { slot, kind: 'exercise', isLocked: true, choices: [asChoice(held, fitted)] }
    return { slot, kind: 'exercise', isLocked: false, choices: poolOf(slot, open, fitted, taste) }
  })
}

function asChoice(exercise: Candidate, fitted: Fitted): Choice {
  const fit = fitted.get(exercise.id) ?? { groups: 1, against: [] }
  return { exercise, ...fit, score: 0 }
}

/** The best choice for every place; null where there is none to choose. */
function search(places: readonly (readonly Choice[])[]): readonly (Choice | null)[] {
  let kept: Partial[] = [{ score: 0, chosen: [] }]
  for (const choices of places) {
    const next = kept.flatMap((partial) => longer(partial, choices))
    kept = next.toSorted((one, other) => other.score - one.score).slice(0, beam)
  }
  return kept[0]?.chosen ?? []
}

function longer({ score, chosen }: Partial, choices: readonly Choice[]): Partial[] {
  const before = chosen.flatMap((choice) => choice?.exercise ?? [])
  const open = choices.filter(({ exercise }) => before.every(({ id }) => id !== exercise.id))
  if (open.length === 0) return [{ score: score - 20, chosen: [...chosen, null] }]
  return open.map((choice) => ({
    score: score + choice.score + pairScore(choice.exercise, before),
    chosen: [...chosen, choice],
  }))
}

function levelOf({ facts, candidates }: QuickRequest, is: Conditions): number {
  const done = new Set(facts.recent.flatMap(({ exercise_ids }) => exercise_ids))
  return teamLevel(
    candidates.filter(({ id }) => done.has(id)),
    is.age,
  )
}

/** Players in so many equal groups, the larger first. */
export function sizes(players: number, groups: number): number[] {
  return Array.from({ length: groups }, (_, index) => Math.ceil((players - index) / groups))
}
