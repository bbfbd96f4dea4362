import { useTranslation } from 'react-i18next'
import { toWallClock } from '@/lib/time/wall-clock'
import { useNow } from '@/lib/time/use-now'
import { Alert } from '@/shared/public/alert'
import { useBusy } from '../../api/match-form'
import { findClashes } from '../../model/match-clash'
import { useMatchTime } from './use-match-time'

interface ClashNoteProps {
  zone: string
  matchId: string | null
}

/** Before anything is sent: what the team has at that time already, and a kick-off that is past. */
export function ClashNote({ zone, matchId }: ClashNoteProps) {
  const { t } = useTranslation('matches/form')
  const now = useNow()
  const time = useMatchTime(zone)
  const { data } = useBusy(time)
  if (!time) return null
  const { matches, trainings, isPast } = findClashes(
    { starts_at: time.startsAt, ends_at: time.endsAt },
    data ?? { matches: [], trainings: [] },
    { ownId: matchId, now },
  )
  const formatSpan = (span: { starts_at: string; ends_at: string }) =>
    `${toWallClock(span.starts_at, zone).time}–${toWallClock(span.ends_at, zone).time}`
  const lines = [
    ...matches.map((match) =>
      t('clash.match', { opponent: match.opponent, time: formatSpan(match) }),
    ),
    ...trainings.map((training) =>
      t('clash.training', {
        title: training.title ?? t('clash.untitled'),
        time: formatSpan(training),
      }),
    ),
    ...(isPast && matchId === null ? [t('clash.past')] : []),
  ]
  if (lines.length === 0) return null
  return (
    <Alert>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Alert>
  )
}
