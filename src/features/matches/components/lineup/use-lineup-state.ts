import { useState } from 'react'
import { hashKey } from '@tanstack/react-query'
import { createHistory, record, redo, undo } from '@/lib/history'
import { useSaveLineup, type MatchLineupData } from '../../api/lineup'
import type { Match } from '../../api/matches'
import { readDuties, toDutyRows, type Duties } from '../../model/lineup/duties'
import { pickFormation } from '../../model/lineup/formations'
import { countPlacements, findPlayerPlace, type Lineup } from '../../model/lineup/lineup'
import {
  createMatchLineup,
  getLineup,
  listChangedPeriods,
  setLineup,
  toSlots,
  type MatchLineup,
} from '../../model/lineup/match-lineup'
import type { OwnFormation } from '../../model/lineup/own-formations'
import { describeLineup } from '../../model/lineup/seen-lineup'

interface Draft {
  lineups: MatchLineup
  duties: Duties
}

/** The line-ups and duties of a match while they are edited: undo, redo, what is not saved yet, and who was faster. */
export function useLineupState(
  match: Match,
  data: MatchLineupData,
  drawn: readonly OwnFormation[],
) {
  const createDraft = (): Draft => ({
    lineups: createMatchLineup(match, data.slots, drawn),
    duties: readDuties(data.duties),
  })
  const [read, setRead] = useState(data)
  const [seen, setSeen] = useState(() => describeLineup(data.slots, data.duties))
  const [saved, setSaved] = useState(createDraft)
  const [history, setHistory] = useState(() => createHistory(saved))
  const [period, setPeriod] = useState(1)
  const save = useSaveLineup(match.id)

  const { lineups, duties } = history.present
  const changed = listChangedPeriods(saved.lineups, lineups)
  const formation = getFormation(match, lineups)
  const hasNewDuties = !isSame(saved.duties, duties)
  const isDirty =
    changed.length > 0 || hasNewDuties || formation !== getFormation(match, saved.lineups)
  const stored = describeLineup(data.slots, data.duties)
  const isOther = !save.isPending && !isSame(stored, seen)

  function load() {
    const next = createDraft()
    setSeen(stored)
    setSaved(next)
    setHistory(createHistory(next))
  }

  if (read !== data && !isDirty && !save.isPending) {
    setRead(data)
    if (isOther) load()
  }

  const write = (next: Draft) => {
    save.reset()
    setHistory((known) => record(known, next, { limit: 100 }))
  }
  const first = getLineup(match, lineups, 1)

  return {
    period,
    setPeriod,
    lineup: getLineup(match, lineups, period),
    /** With which the match begins. */
    first,
    before: period > 1 ? getLineup(match, lineups, period - 1) : null,
    isOwn: lineups[period - 1] !== null,
    duties,
    isDirty,
    isSaving: save.isPending,
    failure: save.error,
    /** Somebody else has saved while this was edited. */
    isOvertaken: isDirty && isOther,
    takeTheirs: () => {
      save.reset()
      load()
    },
    /** The next save replaces what the other one saved. */
    keepMine: () => {
      save.reset()
      setSeen(stored)
    },
    change: (next: Lineup) => write({ duties, lineups: setLineup(lineups, period, next) }),
    changeDuties: (next: Duties) => write({ lineups, duties: next }),
    /** The period begins as the one before ended. */
    inherit: () => write({ duties, lineups: setLineup(lineups, period, null) }),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
    save: () =>
      save.mutate(
        {
          seen,
          periods: changed.map((number) => ({
            period: number,
            slots: toSlots(lineups[number - 1] ?? null),
          })),
          ...(formation === match.formation ? {} : { formation }),
          ...(hasNewDuties ? { duties: toDutyRows(limitToSubstitutes(duties, first)) } : {}),
        },
        {
          onSuccess: (answer) => {
            const next = { duties, lineups: removeEmpty(lineups) }
            setSeen(answer)
            setSaved(next)
            setHistory((known) =>
              known.present === history.present ? { ...known, present: next } : known,
            )
          },
        },
      ),
  }
}

export type LineupState = ReturnType<typeof useLineupState>

function isSame(one: unknown, other: unknown): boolean {
  return hashKey([one]) === hashKey([other])
}

/** Who begins waits on no bench. */
function limitToSubstitutes(duties: Duties, first: Lineup): Duties {
  return { ...duties, bench: duties.bench.filter((id) => !findPlayerPlace(first, id)) }
}

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
