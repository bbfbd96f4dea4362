import { href, paths } from '@/lib/router/paths'
import { useTranslation } from 'react-i18next'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { DataTable } from '@/shared/ui/table/data-table'
import type { DataTableProps, TableSelection } from '@/shared/ui/table/data-table-model'
import type { ListedTraining } from '../model/list/listed-training'
import { listSorts, getSortDirection, type TrainingFilter } from '../model/training-filter'
import { useTrainingColumns } from './list/use-training-columns'
import { TrainingCard } from './training-card'
import { TrainingRowActions } from './training-row-actions'
import { TrainingWeeks } from './training-weeks'
import { useTrainingText } from '@/features/teams/widgets/use-training-text'

interface TrainingTableProps {
  rows: ListedTraining[]
  filter: TrainingFilter
  onFilter: (patch: Partial<TrainingFilter>) => void
  /** Null for families, who read only and need no plan either. */
  mayWrite: ((teamId: string) => boolean) | null
  isUpdating: boolean
  selection?: TableSelection
}

/** One table on the desktop; on the phone cards under the week they fall into. */
export function TrainingTable(props: TrainingTableProps) {
  const { rows, filter, onFilter, mayWrite, isUpdating, selection } = props
  const { t } = useTranslation('training')
  const text = useTrainingText()
  const columns = useTrainingColumns(rows, mayWrite)
  const isPhone = useIsPhone()
  const table: DataTableProps<ListedTraining> = {
    label: t('list.label'),
    columns,
    rows,
    rowKey: ({ id }) => id,
    rowLabel: (row) => t('list.label_select', { title: text.title(row), when: text.when(row) }),
    rowHref: ({ id }) => href(paths.trainings.details, { trainingId: id }),
    rowActions:
      mayWrite === null
        ? undefined
        : (row) => <TrainingRowActions training={row} mayWrite={mayWrite(row.team_id)} />,
    renderCard: (row) => <TrainingCard training={row} hasPlan={mayWrite !== null} />,
    sort: { key: filter.sort, dir: getSortDirection(filter) },
    onSort: ({ key, dir }) =>
      onFilter({ sort: listSorts.find((known) => known === key) ?? 'when', dir }),
    selection,
    isUpdating,
  }
  // weeks are only weeks while the rows stand in order of time
  return isPhone && filter.sort === 'when' ? <TrainingWeeks {...table} /> : <DataTable {...table} />
}
