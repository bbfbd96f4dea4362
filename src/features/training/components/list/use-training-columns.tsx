import { VisuallyHidden } from '@mantine/core'
import { IconRepeat } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Column } from '@/shared/ui/table/data-table-model'
import layout from '@/shared/ui/layout.module.css'
import type { ListedTraining } from '../../model/list/listed-training'
import { TrainingStatusBadge } from '../training-status'
import styles from '../trainings.module.css'
import { useTrainingText } from '@/features/teams/widgets/use-training-text'
import { PlanCell } from './plan-cell'
import { TurnoutCell } from './turnout-cell'

/** What a reader may see of each training; `mayWrite` is null for families. */
export function useTrainingColumns(
  rows: readonly ListedTraining[],
  mayWrite: ((teamId: string) => boolean) | null,
): Column<ListedTraining>[] {
  const { t } = useTranslation(['training', 'series', 'exercises'])
  const text = useTrainingText()
  const hasSchools = new Set(rows.map(({ team }) => team.school.name)).size > 1
  const hasTurnout = rows.some(({ turnout }) => turnout !== null)
  const columns: (Column<ListedTraining> & { isFor?: boolean })[] = [
    {
      key: 'when',
      header: t('list.columns.when'),
      isSortable: true,
      render: (row) => (
        <span
          className={`${layout.column} ${layout.flex} ${layout.oneLine} ${styles.when}`}
          data-figures=""
        >
          <time dateTime={row.starts_at}>{text.day(row)}</time>
          <span className={layout.inline1}>
            {text.clock(row)}
            {row.series_id && mayWrite ? (
              <IconRepeat
                className={`${layout.dimmed} ${layout.fixed}`}
                size={14}
                stroke={1.75}
                aria-label={t('series:series.weekly')}
              />
            ) : null}
          </span>
          <VisuallyHidden>{`, ${row.team.name}, ${text.title(row)}`}</VisuallyHidden>
        </span>
      ),
    },
    {
      key: 'team',
      header: t('list.columns.team'),
      isSortable: true,
      render: ({ team }) => (
        <span className={`${layout.stack} ${styles.stack}`}>
          <span className={`${layout.medium} ${layout.oneLine} ${styles.team}`}>{team.name}</span>
          {hasSchools ? (
            <span className={`${layout.dimmed13} ${layout.normal} ${layout.pretty} ${styles.dim}`}>
              {team.school.name}
            </span>
          ) : null}
        </span>
      ),
    },
    {
      key: 'title',
      header: t('list.columns.title'),
      render: (row) => (
        <span
          className={`${layout.stack} ${styles.stack}`}
          data-cancelled={row.status === 'cancelled' || undefined}
        >
          <span className={`${layout.medium} ${styles.title}`}>{text.title(row)}</span>
          <TitleLine training={row} />
        </span>
      ),
    },
    { key: 'place', header: t('list.columns.place'), render: ({ place }) => place },
    {
      key: 'length',
      header: t('list.columns.length'),
      width: 152,
      isSortable: true,
      isFor: mayWrite !== null,
      render: (row) => <PlanCell training={row} mayWrite={mayWrite?.(row.team_id) ?? false} />,
    },
    {
      key: 'who',
      header: t('list.who'),
      isFor: hasTurnout,
      render: (row) => <TurnoutCell training={row} />,
    },
    {
      key: 'status',
      header: t('list.columns.status'),
      render: (row) => <TrainingStatusBadge training={row} />,
    },
  ]
  return columns.filter(({ isFor = true }) => isFor)
}

/** Why it is off, else what it is for, else what it is about. */
function TitleLine({ training }: { training: ListedTraining }) {
  const { t } = useTranslation(['training', 'series', 'exercises'])
  const { status, change_reason: reason, objective, topics } = training
  if (status === 'cancelled' && reason) {
    return (
      <span
        className={`${layout.dimmed} ${layout.dimmed13} ${layout.normal} ${layout.undecorated}`}
      >
        {t('list.off_reason', { reason })}
      </span>
    )
  }
  const words = objective ?? topics.map((topic) => t(`exercises:topics.${topic}`)).join(', ')
  return words ? (
    <span className={`${layout.dimmed13} ${layout.normal} ${layout.pretty} ${styles.dim}`}>
      {words}
    </span>
  ) : null
}
