/** What the whole session was made from: the facts that decided, and those that are missing. */
import type { Known } from './reasons'
import type {
  QuickBlock,
  QuickRequest,
  SessionReason,
} from '@/features/planner/model/candidates/session'
import { playAge } from '@/features/planner/model/candidates/shape'
import { listGoals } from '@/features/planner/model/candidates/theme'

/** A goal has a line of its own: it need not have come short. */
function listShortTopics({ theme, facts }: Known) {
  const goals = listGoals(facts)
  const topics = theme.topics.map(({ topic }) => topic)
  const short = topics.filter((topic) => goals.every((goal) => goal.topic !== topic))
  return short.length > 0 ? short : topics
}

export function listSessionReasons(
  { facts }: QuickRequest,
  blocks: readonly QuickBlock[],
  known: Known,
): SessionReason[] {
  const { is, theme } = known
  const { players, field, usual_field } = facts
  const ground = field[0] ?? usual_field
  const [first] = theme.topics
  const served = blocks.some(
    ({ phase, exercise }) =>
      phase === 'main_part' && theme.topics.some(({ topic }) => topic === exercise?.topic),
  )
  const reasons: SessionReason[] = [
    first && !served ? { code: 'theme_missed', topic: first.topic } : getThemeReason(known),
    ...listServedGoals(facts, blocks),
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

/** The players' goals that the main part trains. */
function listServedGoals(
  facts: QuickRequest['facts'],
  blocks: readonly QuickBlock[],
): SessionReason[] {
  const trained = new Set(
    blocks.flatMap(({ phase, exercise }) => (phase === 'main_part' && exercise?.topic) || []),
  )
  return listGoals(facts)
    .filter(({ topic }) => trained.has(topic))
    .map(({ topic, players }) => ({ code: 'goal', topic, players, squad: facts.players.squad }))
}

function getThemeReason(known: Known): SessionReason {
  const { theme, facts } = known
  const [first] = theme.topics
  if (theme.choice === 'season' && facts.theme) return { code: 'season', title: facts.theme.title }
  if (theme.choice === 'balanced' || !first) {
    return { code: 'balance', topics: listShortTopics(known) }
  }
  return { code: 'theme', topic: first.topic }
}
