import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { href, paths } from '@/lib/router/paths'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { DataTable } from '@/shared/ui/table/data-table'
import type { DataTableProps } from '@/shared/ui/table/data-table-model'
import type { TrainingRow } from '../../api/trainings'
import { sortDirection, type TrainingFilter } from '../../model/training-filter'
import { TrainingCard } from './training-card'
import { TrainingMinutes } from './training-minutes'
import { TrainingRowActions } from './training-row-actions'
import { TrainingStatusBadge } from './training-status'
import { TrainingWeeks } from './training-weeks'
import styles from './trainings.module.css'
import { useTrainingText } from './use-training-text'

interface TrainingTableProps {
  rows: TrainingRow[]
  filter: TrainingFilter
  onFilter: (patch: Partial<TrainingFilter>) => void
  /** Null for families, who read only and need no plan either. */
  mayWrite: ((teamId: string) => boolean) | null
  isUpdating: boolean
}

/** One table on the desktop; on the phone cards under the week they fall into. */
export function TrainingTable({
  rows,
  filter,
  onFilter,
  mayWrite,
  isUpdating,
}: TrainingTableProps) {
  const { t } = useTranslation('training')
  const columns = useTrainingColumns(new Set(rows.map(({ team }) => team.school.name)).size > 1)
  const isPhone = useIsPhone()
  const table: DataTableProps<TrainingRow> = {
    label: t('list.label'),
    columns: mayWrite ? columns : columns.filter(({ key }) => key !== 'length'),
    rows,
    rowKey: ({ id }) => id,
    rowHref: ({ id }) => href(paths.trainings.details, { trainingId: id }),
    rowActions:
      mayWrite === null
        ? undefined
        : (row) => <TrainingRowActions training={row} mayWrite={mayWrite(row.team_id)} />,
    renderCard: (row) => <TrainingCard training={row} hasPlan={mayWrite !== null} />,
    sort: { key: 'when', dir: sortDirection(filter) },
    onSort: ({ dir }) => onFilter({ dir }),
    isUpdating,
  }
  return isPhone ? <TrainingWeeks {...table} /> : <DataTable {...table} />
}

function useTrainingColumns(hasSchools: boolean): DataTableProps<TrainingRow>['columns'] {
  const { t } = useTranslation('training')
  const text = useTrainingText()
  return [
    {
      key: 'when',
      header: t('list.columns.when'),
      isSortable: true,
      render: (row) => (
        <span className={styles.when} data-figures="">
          <time dateTime={row.starts_at}>{text.day(row)}</time>
          <span>{text.clock(row)}</span>
          <VisuallyHidden>{`, ${row.team.name}, ${text.title(row)}`}</VisuallyHidden>
        </span>
      ),
    },
    {
      key: 'team',
      header: t('list.columns.team'),
      render: ({ team }) => (
        <span className={styles.stack}>
          <span className={styles.team}>{team.name}</span>
          {hasSchools ? <span className={styles.dim}>{team.school.name}</span> : null}
        </span>
      ),
    },
    {
      key: 'title',
      header: t('list.columns.title'),
      render: (row) => (
        <span className={styles.stack} data-cancelled={row.status === 'cancelled' || undefined}>
          <span className={styles.title}>{text.title(row)}</span>
          {row.objective ? <span className={styles.dim}>{row.objective}</span> : null}
        </span>
      ),
    },
    { key: 'place', header: t('list.columns.place'), render: ({ place }) => place },
    {
      key: 'length',
      header: t('list.columns.length'),
      width: 132,
      render: (row) => <TrainingMinutes training={row} />,
    },
    {
      key: 'status',
      header: t('list.columns.status'),
      render: (row) => <TrainingStatusBadge training={row} />,
    },
  ]
}
