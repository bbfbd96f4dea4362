import { useState } from 'react'
import { useStore } from '@/lib/store'
import { useTick } from '@/shared/hooks/use-tick'
import { useLiveMatchQuery } from '../../api/live/live-match'
import { getDeviceId, getMatchOutbox } from '../../api/live/match-outbox'
import {
  computeLikelyEnd,
  computePlayedSeconds,
  findForgottenEnd,
  type ClockStep,
  type EventTime,
} from '../../model/live/clock'
import {
  createClockEntry,
  createEventEntries,
  createUndoEntries,
  type EventContent,
} from '../../model/live/create-entries'
import { addEntries, type OutboxEntry } from '../../model/live/match-outbox'
import { computeScore, findLikelyDoubles, mergeClock, mergeLog } from '../../model/live/merge-log'
import { computePlay, sumSeconds } from '../../model/live/played-intervals'

/** How long a fresh entry offers to be taken back. */
const undoMs = 8_000

export interface Fresh {
  clientIds: readonly string[]
  until: number
}

function createFresh(clientIds: readonly string[]): Fresh {
  return { clientIds, until: Date.now() + undoMs }
}

/** A match as the database and this device know it together, and what one can do to it. */
export function useLiveMatch(userId: string, matchId: string) {
  const match = useLiveMatchQuery(matchId)
  const runner = getMatchOutbox(userId, matchId)
  const outbox = useStore(runner, (shown) => shown)
  const [fresh, setFresh] = useState<Fresh | null>(null)
  /** The period this page ended last, and when it had begun. */
  const [ended, setEnded] = useState<{ period: number; since: number } | null>(null)
  const clock = mergeClock(match.clock, outbox.box)
  const isLive = clock.status === 'live'
  const now = useTick(isLive || fresh !== null, fresh ? fresh.until - undoMs : 0)

  const events = mergeLog(match.events, outbox.box, getDeviceId())
  const frame = {
    period_minutes: clock.period_minutes,
    players: match.players,
    lineup: match.lineup,
    events,
    played: computePlayedSeconds(clock, now),
  }
  const isBreak = isLive && clock.runsSince === null
  const { onPitch, sentOff } = computePlay(frame, (clock.period ?? 1) + (isBreak ? 1 : 0))
  const seconds = sumSeconds(computePlay(frame).intervals)
  const regularEnd = findForgottenEnd(clock, now)
  const hasGoals = events.some(({ kind }) => kind.includes('goal'))

  function put(entries: readonly OutboxEntry[]) {
    runner.change((box) => addEntries(box, entries), 'now')
  }

  /** All at the same moment; offered to be taken back as one. */
  function log(contents: readonly EventContent[], time: EventTime | null = null) {
    const entries = createEventEntries(contents, clock, time)
    put(entries)
    setFresh(createFresh(entries.map(({ key }) => key)))
  }

  function undo(clientIds: readonly string[], isUndone: boolean) {
    put(createUndoEntries(clientIds, isUndone))
    setFresh(null)
  }

  /** An entry cannot be changed: the goal is taken back and stands again with its assist. */
  function addAssist(goalId: string, playerId: string) {
    const goal = events.find(({ client_id }) => client_id === goalId)
    if (!goal) return
    const { kind, player_id, period, clock_seconds } = goal
    undo([goalId], true)
    log([{ kind, player_id, second_player_id: playerId }], { period, clock_seconds })
    setFresh(null)
  }

  function moveClock(step: ClockStep['step'], period: number | null, at?: number) {
    if (step === 'end_period' && clock.period !== null && clock.runsSince !== null) {
      setEnded({ period: clock.period, since: clock.runsSince })
    }
    put([createClockEntry(step, period, at)])
  }

  const typed = { us: match.goals_for ?? 0, them: match.goals_against ?? 0 }
  return {
    match,
    clock,
    now,
    events,
    score: hasGoals ? computeScore(events) : typed,
    onPitch,
    sentOff,
    seconds,
    doubles: findLikelyDoubles(events),
    fresh: fresh && fresh.until > now ? fresh : null,
    outbox,
    runner,
    log,
    undo,
    addAssist,
    moveClock,
    /** Nobody logged the final whistle: when the match was probably over; else null. */
    likelyEnd: regularEnd === null ? null : computeLikelyEnd(clock, regularEnd, events),
    /** Null where nothing was ended here by mistake. */
    ended: isBreak && ended?.period === clock.period ? ended : null,
  }
}

export type Live = ReturnType<typeof useLiveMatch>
