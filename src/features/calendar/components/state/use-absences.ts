import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { absenceQueries, type Absence } from '@/features/attendance/api/absences'
import { listIds, type Child } from '@/features/attendance/model/family/children'
import type { Period } from '../../model/calendar-period'
import type { TeamLook } from '../../model/team-look'
import { addDays } from '@/lib/time/calendar-date'
import type { OwnEvent } from '../../model/family/own-event'
import type { Slot } from '../event-calendar'
import type { AbsenceDraft } from '../family/absence-sheet'

interface Shown {
  /** Whose dates are on show. */
  shown: readonly Child[]
  period: Period
  today: string
  getLook: (childId: string) => TeamLook
}

/** The times away of the children shown, as rows and as bars, and the one that is being written. */
export function useAbsences({ shown, period, today, getLook }: Shown) {
  const { t } = useTranslation('calendar')
  const { t: tShell } = useTranslation()
  const [draft, setDraft] = useState<AbsenceDraft | null>(null)
  const { data: absences = [] } = useQuery({
    ...absenceQueries.within(listIds(shown), period.from, period.to),
    enabled: shown.length > 0,
  })
  const writable = shown.filter(({ may_answer }) => may_answer)

  function formatName({ player_id, reason }: Absence): string {
    const name = shown.find(({ id }) => id === player_id)?.first_name ?? ''
    return t('away.bar', { name, reason: tShell(`answer.reason.${reason}`) })
  }

  function getOpener(absence: Absence): (() => void) | undefined {
    if (!writable.some(({ id }) => id === absence.player_id)) return undefined
    const { from_on: from, to_on: to, player_id: childId } = absence
    return () => setDraft({ absence, from, to, childId })
  }

  /** Without a child the only one is meant, if there is no other. */
  function openNew({ date, until = date }: Slot = { date: today }, childId = ''): void {
    const only = writable.length === 1 ? (writable[0]?.id ?? '') : ''
    setDraft({ from: date, to: until, childId: childId || only })
  }

  return {
    absences,
    bars: absences.map((absence): OwnEvent => ({
      id: absence.id,
      kind: 'away',
      title: formatName(absence),
      who: '',
      what: formatName(absence),
      start: absence.from_on,
      end: addDays(absence.to_on, 1),
      allDay: true,
      look: getLook(absence.player_id),
      place: null,
      note: null,
      isDone: false,
      warning: null,
      onOpen: getOpener(absence),
    })),
    writable,
    draft,
    close: () => setDraft(null),
    formatName,
    getOpener,
    openNew: writable.length > 0 ? openNew : undefined,
  }
}
