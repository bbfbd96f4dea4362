import { useTranslation } from 'react-i18next'
import { formatDate, formatLocale } from '@/lib/dates'
import { href, paths } from '@/lib/router/paths'
import { Link } from 'react-router'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { StatusBadge } from '@/shared/ui/status-badge'
import layout from '@/shared/ui/layout.module.css'
import { usePlayerAttendance } from '../../api/player-attendance'
import { computeAttendanceFigures } from '../../model/compute-attendance-figures'
import styles from '../people.module.css'

const tones = {
  present: 'green',
  late: 'amber',
  excused: 'neutral',
  absent: 'red',
  injured: 'blue',
} as const

/** How often, and the last trainings one by one. */
export function AttendanceTab({ playerId }: { playerId: string }) {
  const { t } = useTranslation('people')
  const { data, error, refetch } = usePlayerAttendance(playerId)
  if (error && !data) return <InlineError error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rows={6} />
  if (data.length === 0) {
    return <EmptyState title={t('attendance.empty')} text={t('attendance.empty_text')} />
  }
  const { came, counted, rate } = computeAttendanceFigures(data)
  const percent = new Intl.NumberFormat(formatLocale(), { style: 'percent' })
  return (
    <SectionCard
      title={
        rate === null ? t('attendance.title') : t('attendance.rate', { rate: percent.format(rate) })
      }
      description={t('attendance.of', { came, count: counted })}
    >
      <ul className={layout.listStack} aria-label={t('attendance.title')}>
        {data.slice(0, 20).map(({ id, status, training }) =>
          status ? (
            <li key={id} className={`${layout.rowWide} ${styles.item}`}>
              <span className={layout.stack}>
                <Link
                  className={styles.name}
                  to={href(paths.trainings.details, { trainingId: training.id })}
                >
                  {formatDate(training.starts_at)}
                </Link>
                <span className={`${layout.dim13Any} ${styles.dim}`}>
                  {[training.team.name, training.title].filter(Boolean).join(' · ')}
                </span>
              </span>
              <StatusBadge tone={tones[status]}>{t(`attendance.status.${status}`)}</StatusBadge>
            </li>
          ) : null,
        )}
      </ul>
    </SectionCard>
  )
}
