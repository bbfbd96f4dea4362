import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import layout from '@/shared/ui/layout.module.css'
import { useTeamAttendance, type TeamAttendanceRow } from '../api/attendance-figures'
import { StatusIcon } from '../components/status-looks'
import { formatFullName } from '@/lib/person'
import styles from './team-attendance.module.css'

interface TeamAttendanceProps {
  teamId: string
  /** Start of what counts, an instant in ISO: the season, say. */
  from: string
}

/** Who comes how often: rate, the last five trainings, and who said yes and was missing. */
export function TeamAttendance({ teamId, from }: TeamAttendanceProps) {
  const { t } = useTranslation('attendance')
  const { data, error, refetch } = useTeamAttendance(teamId, from)
  if (error && !data) return <InlineError error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rows={8} />
  if (data.every(({ recorded }) => recorded === 0)) {
    return <EmptyState title={t('attendance.team.empty')} text={t('attendance.team.empty_text')} />
  }
  return (
    <table className={`${layout.full} ${layout.size14} ${styles.table}`}>
      <caption className={layout.hidden}>{t('attendance.team.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('attendance.team.player')}</th>
          <th scope="col">{t('attendance.team.rate')}</th>
          <th scope="col">{t('attendance.team.last')}</th>
          <th scope="col" className={styles.wide}>
            {t('attendance.team.missing')}
          </th>
        </tr>
      </thead>
      <tbody>
        {data.map((row) => (
          <PlayerRow key={row.player_id} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function PlayerRow({ row }: { row: TeamAttendanceRow }) {
  const { t, i18n } = useTranslation('attendance')
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  const { came, absent, said_yes_but_missing: missing } = row
  // nobody of the list has a rate before there is a record that counts
  const rate = came + absent === 0 ? null : row.rate
  return (
    <tr>
      <th scope="row">{formatFullName(row)}</th>
      <td data-figures="">
        <span className={styles.rate}>{rate === null ? '–' : percent.format(rate)}</span>
        <span className={`${layout.cut} ${layout.round} ${styles.track}`} aria-hidden="true">
          <span style={{ inlineSize: `${(rate ?? 0) * 100}%` }} />
        </span>
      </td>
      <td>
        <span className={`${layout.inline} ${layout.gapTight}`}>
          {row.last_five.toReversed().map((status, index) => (
            <span
              key={index}
              role="img"
              className={`${layout.round} ${styles.dot}`}
              data-status={status}
              aria-label={t(`attendance.status.${status}`)}
              title={t(`attendance.status.${status}`)}
            >
              <StatusIcon status={status} />
            </span>
          ))}
        </span>
      </td>
      <td className={styles.wide} data-figures="" data-missing={missing > 0 || undefined}>
        {missing === 0 ? '–' : missing}
      </td>
    </tr>
  )
}
