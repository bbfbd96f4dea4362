import { useState } from 'react'
import type { SessionFacts } from '@/features/planner/model/candidates/session-facts'
import type { Candidate } from '@/features/planner/model/candidates/candidate'
import { getLock, changeMinutes, removeQuickBlock, swapBlock } from '../model/edits'
import {
  findAlternatives,
  type Alternative,
} from '@/features/planner/model/candidates/like-for-like'
import { makeSession } from '../model/make-session'
import { isHotSeason } from '@/features/planner/model/candidates/quick-link'
import type {
  Locked,
  QuickBlock,
  QuickRequest,
  QuickSession,
} from '@/features/planner/model/candidates/session'
import type { ThemeChoice } from '@/features/planner/model/candidates/theme'
import type { QuickTraining } from './use-quick-slot'

interface Changed {
  /** The request the changes were made to: another one begins anew. */
  of: string
  session: QuickSession
}

/** The session of the training: made from the request, then what the coach changed in it. */
export function useQuickPlan(
  { link, slot, minutes, startsAt, patch }: QuickTraining,
  facts: SessionFacts,
  candidates: readonly Candidate[],
  theme: ThemeChoice,
) {
  const [locked, setLocked] = useState<readonly Locked[]>([])
  const [heldBy, setHeldBy] = useState<readonly Locked[]>([])
  const [unwanted, setUnwanted] = useState<readonly string[]>([])
  const [shunned, setShunned] = useState<readonly string[]>([])
  const [shown, setShown] = useState<readonly string[]>([])
  const [tried, setTried] = useState<readonly string[]>([])
  const [changed, setChanged] = useState<Changed | null>(null)
  const request: QuickRequest = {
    facts,
    startsAt,
    theme,
    minutes,
    candidates,
    seed: link.seed,
    // what was kept or thrown out counts from the next one on: this one stays as it stands
    locked: heldBy,
    unwanted: shunned,
    shown,
    isHot: isHotSeason(slot.date),
  }
  const made = makeSession(request)
  const of = JSON.stringify([startsAt, minutes, theme, link.seed])
  const session = changed?.of === of ? changed.session : made
  const blocks = session.blocks.map((block) => ({
    ...block,
    isLocked: isBlockLocked(block, locked),
  }))

  const change = (next: QuickSession) => setChanged({ of, session: next })
  const usedIds = blocks.flatMap(({ exercise }) => exercise?.id ?? [])

  function swap(block: QuickBlock, alternative: Alternative) {
    setLocked(locked.filter((lock) => !isLocked(lock, block)))
    if (block.exercise) setTried([...tried, block.exercise.id])
    change(swapBlock(session, block.key, alternative, request))
  }

  function remove(block: QuickBlock) {
    if (block.exercise) setUnwanted([...unwanted, block.exercise.id])
    change(removeQuickBlock(session, block.key))
  }

  function toggleLock(block: QuickBlock) {
    const lock = getLock(block)
    if (!lock) return
    const others = locked.filter((each) => !isLocked(each, block))
    setLocked(isBlockLocked(block, locked) ? others : [...others, lock])
  }

  function createAnother() {
    setHeldBy(locked)
    setShunned(unwanted)
    setShown([...shown, ...tried, ...usedIds])
    patch({ seed: link.seed + 1 })
  }

  return {
    session: { ...session, blocks },
    alternatives: (block: QuickBlock) =>
      findAlternatives(block, candidates, facts, startsAt, usedIds, 8, [...shown, ...tried]),
    swap,
    setMinutes: (block: QuickBlock, next: number) =>
      change(changeMinutes(session, block.key, next)),
    remove,
    toggleLock,
    another: createAnother,
  }
}

function isLocked(lock: Locked, block: QuickBlock): boolean {
  const own = getLock(block)
  return own !== null && own.phase === lock.phase && own.place === lock.place
}

function isBlockLocked(block: QuickBlock, locked: readonly Locked[]): boolean {
  return locked.some((lock) => isLocked(lock, block) && lock.exerciseId === block.exercise?.id)
}
