/** What a coach changes in a finished quick session; its minutes keep summing to the same length. */
import { conditionsOf } from '@/features/planner/model/candidates/fit'
import { sizes } from './make-session'
import { fitAll } from './pool'
import { explained } from './reasons'
import type { Alternative } from '@/features/planner/model/candidates/like-for-like'
import type {
  Locked,
  QuickBlock,
  QuickRequest,
  QuickSession,
} from '@/features/planner/model/candidates/session'
import { themeOf } from '@/features/planner/model/candidates/theme'

/** The session with another exercise at a place. */
export function withSwapped(
  session: QuickSession,
  key: string,
  { exercise, groups }: Alternative,
  request: QuickRequest,
): QuickSession {
  const is = conditionsOf(request.facts, request.startsAt)
  const blocks = session.blocks.map((block) =>
    block.key === key ? { ...block, exercise, groups: sizes(is.players, groups) } : block,
  )
  const theme = themeOf(request.theme, request.facts)
  return {
    ...session,
    blocks: explained(blocks, { is, theme, fitted: fitAll(request.candidates, is) }),
  }
}

/** The session without a block; its neighbours take over its minutes, those of its phase first. */
export function withoutQuickBlock(session: QuickSession, key: string): QuickSession {
  const gone = session.blocks.find((block) => block.key === key)
  const left = session.blocks.filter((block) => block.key !== key)
  if (!gone || left.length === 0) return session
  const heirs = heirsOf(gone, session.blocks)
  const given = new Map(
    heirs.map((heir, index) => [
      heir.key,
      Math.floor((gone.minutes * (index + 1)) / heirs.length) -
        Math.floor((gone.minutes * index) / heirs.length),
    ]),
  )
  return {
    ...session,
    blocks: left.map((block) => ({
      ...block,
      minutes: block.minutes + (given.get(block.key) ?? 0),
    })),
  }
}

function heirsOf(gone: QuickBlock, blocks: readonly QuickBlock[]): QuickBlock[] {
  const others = blocks.filter((block) => block.key !== gone.key)
  const working = others.filter(({ kind }) => kind === 'exercise')
  const same = working.filter(({ phase }) => phase === gone.phase)
  if (same.length > 0) return same
  const place = blocks.indexOf(gone)
  const near = working.toSorted(
    (one, other) => Math.abs(blocks.indexOf(one) - place) - Math.abs(blocks.indexOf(other) - place),
  )
  return (near.length > 0 ? near : others).slice(0, 1)
}

/** What stays when another session is made: exercise by phase and place, as the key says. */
export function lockOf(block: QuickBlock): Locked | null {
  const place = Number(block.key.split('-')[1])
  return block.exercise && Number.isInteger(place)
    ? { phase: block.phase, place, exerciseId: block.exercise.id }
    : null
}
