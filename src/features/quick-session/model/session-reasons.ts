/** What the whole session was made from: the facts that decided, and those that are missing. */
import type { Known } from './reasons'
import type {
  QuickBlock,
  QuickRequest,
  SessionReason,
} from '@/features/planner/model/candidates/session'
import { playAge } from '@/features/planner/model/candidates/shape'

export function listSessionReasons(
  { facts }: QuickRequest,
  blocks: readonly QuickBlock[],
  { is, theme }: Known,
): SessionReason[] {
  const { players, field, usual_field } = facts
  const ground = field[0] ?? usual_field
  const [first] = theme.topics
  const served = blocks.some(
    ({ phase, exercise }) =>
      phase === 'main_part' && theme.topics.some(({ topic }) => topic === exercise?.topic),
  )
  const reasons: SessionReason[] = [
    first && !served ? { code: 'theme_missed', topic: first.topic } : getThemeReason(facts, theme),
    players.squad === 0 || players.expected === 0
      ? { code: 'players_assumed', players: is.players }
      : { code: 'expected', players: is.players, yes: players.yes, open: players.open },
    { code: is.age <= playAge ? 'shape_play' : 'shape_build' },
  ]
  if (is.recent.size > 0) reasons.push({ code: 'no_repeat', exercises: is.recent.size })
  reasons.push(
    ground && is.ground
      ? { code: 'ground', name: ground.name, length: is.ground[0], width: is.ground[1] }
      : { code: 'ground_unknown' },
    { code: is.stock ? 'stock_checked' : 'stock_unknown' },
  )
  if (!is.mayHead) reasons.push({ code: 'no_heading' })
  return reasons
}

function getThemeReason(facts: QuickRequest['facts'], theme: Known['theme']): SessionReason {
  const [first] = theme.topics
  if (theme.choice === 'season' && facts.theme) return { code: 'season', title: facts.theme.title }
  if (theme.choice === 'balanced' || !first) {
    return { code: 'balance', topics: theme.topics.map(({ topic }) => topic) }
  }
  return { code: 'theme', topic: first.topic }
}
