/** Why each block is where it is, and what gave way for it. */
import type { Topic } from '@/features/planner/model/candidates/candidate'
import { effortOf } from '@/features/planner/model/candidates/candidate'
import { missing, type Conditions, type Obstacle } from '@/features/planner/model/candidates/fit'
import { isStretched, type Fitted } from './pool'
import { areTooHard, likenessOf } from '@/features/planner/model/candidates/score'
import type { Compromise, QuickBlock, Reason } from '@/features/planner/model/candidates/session'
import { playAge } from '@/features/planner/model/candidates/shape'
import type { Theme } from '@/features/planner/model/candidates/theme'
import { affinity } from '@/features/planner/model/candidates/topics'

export interface Known {
  is: Conditions
  theme: Theme
  fitted: Fitted
}

/** The blocks with their reasons, at least one each, and their compromises. */
export function explained(blocks: readonly QuickBlock[], known: Known): QuickBlock[] {
  return blocks.map((block, index) => ({
    ...block,
    reasons: reasonsOf(block, blocks.slice(0, index), known),
    compromises: compromisesOf(block, blocks[index - 1] ?? null, known),
  }))
}

function reasonsOf(block: QuickBlock, before: readonly QuickBlock[], known: Known): Reason[] {
  const { exercise } = block
  if (block.kind === 'break') return [{ code: 'drinks' }]
  if (!exercise) return [{ code: block.phase === 'cool_down' ? 'calms_down' : 'starts_easy' }]
  const reasons: Reason[] = block.isLocked ? [{ code: 'locked' }] : []
  reasons.push(...themeReason(exercise.topic, known.theme, block.phase === 'cool_down'))
  reasons.push(...placeReason(block, before, known))
  if (exercise.favourite) reasons.push({ code: 'favourite' })
  if (exercise.own) reasons.push({ code: 'own' })
  const { players } = known.is
  const groups = block.groups.length
  reasons.push(groups > 1 ? { code: 'groups', players, groups } : { code: 'players', players })
  return reasons
}

function themeReason(topic: Topic, theme: Theme, isOver: boolean): Reason[] {
  if (isOver) return []
  if (theme.topics.some((wanted) => wanted.topic === topic)) {
    return [theme.choice === 'balanced' ? { code: 'gap', topic } : { code: 'theme', topic }]
  }
  const close = theme.topics.find((wanted) => affinity(topic, wanted.topic) >= 0.5)
  return close ? [{ code: 'related', topic, theme: close.topic }] : []
}

function placeReason(block: QuickBlock, before: readonly QuickBlock[], { is }: Known): Reason[] {
  const { exercise, phase, minutes } = block
  if (!exercise) return []
  if (phase === 'cool_down') return [{ code: 'calms_down' }]
  const reasons: Reason[] = []
  if (phase === 'warm_up' && effortOf(exercise) <= 1) reasons.push({ code: 'starts_easy' })
  if (is.age <= playAge && minutes <= 12 && likenessOf(exercise) >= 2) {
    reasons.push({ code: 'short_game', minutes })
  }
  if (phase === 'main_part') {
    const isFirst = before.every((other) => other.phase !== 'main_part')
    if (isFirst && likenessOf(exercise) <= 2) reasons.push({ code: 'simple_first' })
  }
  if (phase === 'game' && likenessOf(exercise) >= 3) reasons.push({ code: 'match_like' })
  const earlier = before.flatMap((other) => (other.exercise ? effortOf(other.exercise) : []))
  if (
    phase !== 'warm_up' &&
    effortOf(exercise) >= 2 &&
    effortOf(exercise) > Math.max(0, ...earlier)
  ) {
    reasons.push({ code: 'peak' })
  }
  return reasons
}

function compromisesOf(block: QuickBlock, last: QuickBlock | null, known: Known): Compromise[] {
  const { exercise, minutes } = block
  if (block.kind === 'break') return []
  if (!exercise) return [{ code: 'nothing_fits' }]
  const against = known.fitted.get(exercise.id)?.against ?? []
  const said = against.flatMap((obstacle) => toCompromise(obstacle, block, known.is))
  if (isStretched(minutes, exercise.minutes)) {
    said.push({ code: 'stretched', minutes, usual: exercise.minutes })
  }
  if (last?.exercise && areTooHard(last.exercise, exercise)) said.push({ code: 'very_hard_twice' })
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
      const lack = missing(exercise, groups, is.stock)
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
