import { useTranslation } from 'react-i18next'
import { toWallClock } from '@/lib/time/wall-clock'
import { formatDay } from '@/lib/time/format-day'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import { formatFullName } from '@/lib/person'
import type { AttendanceSheet } from '../model/attendance-sheet'
import { createMarkKey } from '../model/mark'
import { ConflictRow } from './conflict-row'
import layout from '@/shared/ui/layout.module.css'
import styles from './save-problems.module.css'
import type { SaveStateProps } from './save-state'

interface SaveProblemsProps extends SaveStateProps {
  evening: AttendanceSheet
  /** The list is the one last seen on this device. */
  isOld: boolean
}

const known: ReadonlySet<string> = new Set([
  'not_staff_of_team',
  'training_cancelled',
  'too_early',
  'player_not_in_squad',
])

/** What stands in the way of saving, said plainly, each with a way on. Nothing when all is well. */
export function SaveProblems({ runner, state, zone, evening, isOld }: SaveProblemsProps) {
  const { t, i18n } = useTranslation('attendance')
  const { box, isKept } = state
  const formatName = (id: string) => {
    const row = evening.rows.find(({ player_id }) => player_id === id)
    return row ? formatFullName(row) : t('review.evening')
  }
  const refused = box.marks.flatMap(({ mark, refused: reason }) =>
    reason ? [{ mark, reason }] : [],
  )
  const reason = refused[0]?.reason ?? ''
  const seen = toWallClock(evening.fetched_at, zone)
  return (
    <>
      {isOld ? (
        <Alert
          kind="info"
          title={t('attendance.old', {
            date: formatDay(seen.date, i18n.language),
            time: seen.time,
          })}
        >
          {t('attendance.old_text')}
        </Alert>
      ) : null}
      {isKept ? null : <Alert kind="error" title={t('attendance.save.not_kept')} />}
      {refused.length > 0 ? (
        <Alert
          kind="error"
          title={t('attendance.save.refused', { count: refused.length })}
          actions={
            <>
              <Button kind="secondary" onClick={runner.retry}>
                {t('attendance.save.again')}
              </Button>
              <Button kind="secondary" onClick={runner.giveUp}>
                {t('attendance.save.give_up')}
              </Button>
            </>
          }
        >
          {known.has(reason)
            ? t(`attendance.save.reasons.${getReasonKey(reason)}`)
            : t('attendance.save.reasons.other')}{' '}
          {refused.map(({ mark }) => formatName(mark.player_id)).join(', ')}
        </Alert>
      ) : null}
      {box.conflicts.length > 0 ? (
        <section
          className={`${layout.roundCard} ${styles.conflicts}`}
          aria-label={t('attendance.conflicts.label')}
        >
          <p className={`${layout.medium} ${layout.plain} ${layout.amber}`}>
            {t('attendance.conflicts.title', { count: box.conflicts.length })}
          </p>
          <ul>
            {box.conflicts.map((conflict) => (
              <ConflictRow
                key={createMarkKey(conflict.mine)}
                conflict={conflict}
                name={formatName(conflict.mine.player_id)}
                zone={zone}
                onDecide={(choice) => runner.decide(conflict, choice)}
              />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}

function getReasonKey(reason: string) {
  if (reason === 'not_staff_of_team') return 'not_staff'
  if (reason === 'training_cancelled') return 'cancelled'
  return reason === 'too_early' ? 'too_early' : 'not_in_squad'
}
