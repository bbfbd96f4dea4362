/** What a coach changes in a finished quick session; its minutes keep summing to the same length. */
import { getConditions } from '@/features/planner/model/candidates/fit'
import { splitIntoSizes } from './make-session'
import { fitAll } from './pool'
import { explainBlocks } from './reasons'
import type { Alternative } from '@/features/planner/model/candidates/like-for-like'
import type {
  Locked,
  QuickBlock,
  QuickRequest,
  QuickSession,
} from '@/features/planner/model/candidates/session'
import { chooseTheme } from '@/features/planner/model/candidates/theme'

/** The session with another exercise at a place. */
export function swapBlock(
  session: QuickSession,
  key: string,
  { exercise, groups }: Alternative,
  request: QuickRequest,
): QuickSession {
  const { facts, candidates } = request
  const is = getConditions(facts, request.startsAt)
  const blocks = session.blocks.map((block) =>
    block.key === key ? { ...block, exercise, groups: splitIntoSizes(is.players, groups) } : block,
  )
  const theme = chooseTheme(request.theme, facts)
  return {
    ...session,
    blocks: explainBlocks(blocks, { is, theme, fitted: fitAll(candidates, is), facts }),
  }
}

/** The session without a block; its neighbours take over its minutes, those of its phase first. */
export function removeQuickBlock(session: QuickSession, key: string): QuickSession {
  const gone = session.blocks.find((block) => block.key === key)
  const left = session.blocks.filter((block) => block.key !== key)
  if (!gone || left.length === 0) return session
  const heirs = listHeirs(gone, session.blocks)
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

/** Fewest minutes a block keeps when another one grows. */
const leastMinutes = 3

/** The session with another length of one block; the next exercise, else the one before, gives or takes the rest. */
export function changeMinutes(session: QuickSession, key: string, minutes: number): QuickSession {
  const { blocks } = session
  const index = blocks.findIndex((block) => block.key === key)
  const block = blocks[index]
  const other =
    blocks.slice(index + 1).find(({ kind }) => kind === 'exercise') ??
    blocks.slice(0, Math.max(index, 0)).findLast(({ kind }) => kind === 'exercise')
  if (!block || !other) return session
  const most = block.minutes + other.minutes - leastMinutes
  const next = Math.max(leastMinutes, Math.min(most, Math.round(minutes)))
  const given = block.minutes - next
  return {
    ...session,
    blocks: blocks.map((each) => {
      if (each === block) return { ...each, minutes: next }
      return each === other ? { ...each, minutes: each.minutes + given } : each
    }),
  }
}

function listHeirs(gone: QuickBlock, blocks: readonly QuickBlock[]): QuickBlock[] {
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
export function getLock(block: QuickBlock): Locked | null {
  const place = Number(block.key.split('-')[1])
  return block.exercise && Number.isInteger(place)
    ? { phase: block.phase, place, exerciseId: block.exercise.id }
    : null
}
