import { useState } from 'react'
import { createHistory, record, redo, undo } from '@/lib/history'
import { useSaveLineup, type MatchLineupData } from '../../api/lineup'
import type { Match } from '../../api/matches'
import { pickFormation } from '../../model/lineup/formations'
import { countPlacements, type Lineup } from '../../model/lineup/lineup'
import {
  createMatchLineup,
  getLineup,
  listChangedPeriods,
  setLineup,
  toSlots,
  type MatchLineup,
} from '../../model/lineup/match-lineup'

/** The line-ups of a match while they are edited: undo, redo, and what is not saved yet. */
export function useLineupState(match: Match, { slots }: MatchLineupData) {
  const [seen, setSeen] = useState(slots)
  const [saved, setSaved] = useState(() => createMatchLineup(match, slots))
  const [history, setHistory] = useState(() => createHistory(saved))
  const [period, setPeriod] = useState(1)
  const save = useSaveLineup(match.id)

  const lineups = history.present
  const changed = listChangedPeriods(saved, lineups)
  const formation = getFormation(match, lineups)
  const isDirty = changed.length > 0 || formation !== getFormation(match, saved)

  if (seen !== slots) {
    setSeen(slots)
    const stored = createMatchLineup(match, slots)
    // somebody else has saved; what is being edited here is not taken away
    if (!isDirty && listChangedPeriods(saved, stored).length > 0) {
      setSaved(stored)
      setHistory(createHistory(stored))
    }
  }

  const write = (next: MatchLineup) => {
    save.reset()
    setHistory((known) => record(known, next, { limit: 100 }))
  }

  return {
    period,
    setPeriod,
    lineup: getLineup(match, lineups, period),
    /** With which the match begins. */
    first: getLineup(match, lineups, 1),
    before: period > 1 ? getLineup(match, lineups, period - 1) : null,
    isOwn: lineups[period - 1] !== null,
    isDirty,
    isSaving: save.isPending,
    failure: save.error,
    change: (next: Lineup) => write(setLineup(lineups, period, next)),
    /** The period begins as the one before ended. */
    inherit: () => write(setLineup(lineups, period, null)),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
    save: () =>
      save.mutate(
        {
          periods: changed.map((number) => ({
            period: number,
            slots: toSlots(lineups[number - 1] ?? null),
          })),
          ...(formation === match.formation ? {} : { formation }),
        },
        {
          onSuccess: () => {
            const stored = removeEmpty(lineups)
            setSaved(stored)
            setHistory((known) =>
              known.present === lineups ? { ...known, present: stored } : known,
            )
          },
        },
      ),
  }
}

export type LineupState = ReturnType<typeof useLineupState>

/** The match's formation is the one it begins with. */
function getFormation(match: Match, lineups: MatchLineup): string {
  return lineups[0]?.formation ?? pickFormation(match.format, match.formation)
}

/** A later period that nobody begins is stored as none of its own. */
function removeEmpty(lineups: MatchLineup): MatchLineup {
  return lineups.map((lineup, index) =>
    lineup && index > 0 && countPlacements(lineup) === 0 ? null : lineup,
  )
}
