/** Why each block is where it is, and what gave way for it. */
import type { Topic } from '@/features/planner/model/candidates/candidate'
import { getEffort } from '@/features/planner/model/candidates/candidate'
import {
  findMissing,
  type Conditions,
  type Obstacle,
} from '@/features/planner/model/candidates/fit'
import { isStretched, type Fitted } from './pool'
import { isPairTooHard, getLikeness } from '@/features/planner/model/candidates/score'
import type { Compromise, QuickBlock, Reason } from '@/features/planner/model/candidates/session'
import { playAge } from '@/features/planner/model/candidates/shape'
import type { SessionFacts } from '@/features/planner/model/candidates/session-facts'
import { listGoals, type Theme } from '@/features/planner/model/candidates/theme'
import { computeAffinity } from '@/features/planner/model/candidates/topics'

export interface Known {
  is: Conditions
  theme: Theme
  fitted: Fitted
  facts: SessionFacts
}

/** The blocks with their reasons, at least one each, and their compromises. */
export function explainBlocks(blocks: readonly QuickBlock[], known: Known): QuickBlock[] {
  return blocks.map((block, index) => ({
    ...block,
    reasons: listReasons(block, blocks.slice(0, index), known),
    compromises: listCompromises(block, blocks[index - 1] ?? null, known),
  }))
}

function listReasons(block: QuickBlock, before: readonly QuickBlock[], known: Known): Reason[] {
  const { exercise } = block
  if (block.kind === 'break') return [{ code: 'drinks' }]
  if (!exercise) return [{ code: block.phase === 'cool_down' ? 'calms_down' : 'starts_easy' }]
  const reasons: Reason[] = block.isLocked ? [{ code: 'locked' }] : []
  reasons.push(...listThemeReasons(exercise.topic, known, block.phase === 'cool_down'))
  reasons.push(...listPlaceReasons(block, before, known))
  if (exercise.favourite) reasons.push({ code: 'favourite' })
  if (exercise.own) reasons.push({ code: 'own' })
  const { players } = known.is
  const groups = block.groups.length
  reasons.push(groups > 1 ? { code: 'groups', players, groups } : { code: 'players', players })
  return reasons
}

function listThemeReasons(topic: Topic, known: Known, isOver: boolean): Reason[] {
  if (isOver) return []
  const { theme } = known
  const goal = listGoalReasons(topic, known)
  if (theme.topics.some((wanted) => wanted.topic === topic)) {
    if (theme.choice !== 'balanced') return [{ code: 'theme', topic }, ...goal]
    return goal.length > 0 ? goal : [{ code: 'gap', topic }]
  }
  const close = theme.topics.find((wanted) => computeAffinity(topic, wanted.topic) >= 0.5)
  return close ? [...goal, { code: 'related', topic, theme: close.topic }] : goal
}

function listGoalReasons(topic: Topic, { facts }: Known): Reason[] {
  const goal = listGoals(facts).find((each) => each.topic === topic)
  return goal ? [{ code: 'goal', topic, players: goal.players, squad: facts.players.squad }] : []
}

function listPlaceReasons(
  block: QuickBlock,
  before: readonly QuickBlock[],
  { is }: Known,
): Reason[] {
  const { exercise, phase, minutes } = block
  if (!exercise) return []
  if (phase === 'cool_down') return [{ code: 'calms_down' }]
  const reasons: Reason[] = []
  if (phase === 'warm_up' && getEffort(exercise) <= 1) reasons.push({ code: 'starts_easy' })
  if (is.age <= playAge && minutes <= 12 && getLikeness(exercise) >= 2) {
    reasons.push({ code: 'short_game', minutes })
  }
  if (phase === 'main_part') {
    const isFirst = before.every((other) => other.phase !== 'main_part')
    if (isFirst && getLikeness(exercise) <= 2) reasons.push({ code: 'simple_first' })
  }
  if (phase === 'game' && getLikeness(exercise) >= 3) reasons.push({ code: 'match_like' })
  const earlier = before.flatMap((other) => (other.exercise ? getEffort(other.exercise) : []))
  if (
    phase !== 'warm_up' &&
    getEffort(exercise) >= 2 &&
    getEffort(exercise) > Math.max(0, ...earlier)
  ) {
    reasons.push({ code: 'peak' })
  }
  return reasons
}

function listCompromises(block: QuickBlock, last: QuickBlock | null, known: Known): Compromise[] {
  const { exercise, minutes } = block
  if (block.kind === 'break') return []
  if (!exercise) return [{ code: 'nothing_fits' }]
  const against = known.fitted.get(exercise.id)?.against ?? []
  const said = against.flatMap((obstacle) => toCompromise(obstacle, block, known.is))
  if (isStretched(minutes, exercise.minutes)) {
    said.push({ code: 'stretched', minutes, usual: exercise.minutes })
  }
  if (last?.exercise && isPairTooHard(last.exercise, exercise))
    said.push({ code: 'very_hard_twice' })
  return said
}

function toCompromise(obstacle: Obstacle, block: QuickBlock, is: Conditions): Compromise[] {
  const { exercise } = block
  const groups = block.groups.length
  if (!exercise) return []
  const [length, width] = exercise.area
  switch (obstacle) {
    case 'repeat':
      return [{ code: 'repeat' }]
    case 'keepers':
      return [{ code: 'keepers', needed: exercise.keepers * groups, have: is.keepers ?? 0 }]
    case 'equipment': {
      const lack = findMissing(exercise, groups, is.stock)
      return lack ? [{ code: 'equipment', ...lack }] : []
    }
    case 'area':
      return [{ code: 'area', length, width }]
    case 'players': {
      const [fewest, most] = exercise.players
      return [{ code: 'players', players: is.players, fewest, most }]
    }
    default:
      return []
  }
}
