import { useTranslation } from 'react-i18next'
import { formatFullName } from '@/lib/person'
import { DataTable } from '@/shared/ui/table/data-table'
import type { Column, Sort } from '@/shared/ui/table/data-table-model'
import type { LedgerLine, LedgerSortKey } from '../../model/season-ledger'
import { usePositionsText } from '../use-positions-text'
import { useLedgerNumbers } from './use-ledger-numbers'

interface LedgerTableProps {
  lines: readonly LedgerLine[]
  sort: Sort
  onSort: (sort: Sort) => void
}

/** One line per player; a card each on a phone. Minutes in goal stand among the positions, goals and cards in the file. */
export function LedgerTable({ lines, sort, onSort }: LedgerTableProps) {
  const { t } = useTranslation('matches/ledger')
  const formatPositions = usePositionsText()
  const numbers = useLedgerNumbers()
  const createColumn = (key: LedgerSortKey, render: Column<LedgerLine>['render']) => ({
    key,
    header: t(`columns.${key}`),
    isSortable: true,
    align: key === 'name' ? ('start' as const) : ('end' as const),
    render,
  })
  return (
    <DataTable
      label={t('title')}
      rows={lines}
      rowKey={(line) => line.player_id}
      sort={sort}
      onSort={onSort}
      columns={[
        createColumn('name', formatFullName),
        createColumn('called', (line) => line.called),
        createColumn('started', (line) => line.started),
        createColumn('bench', (line) => line.bench),
        createColumn('left_out', (line) => line.left_out),
        createColumn('minutes', (line) => line.minutes),
        createColumn('share', (line) =>
          line.share === null || line.points === null
            ? '–'
            : t('share_cell', {
                share: numbers.formatPercent(line.share),
                points: numbers.formatSigned(line.points),
              }),
        ),
        {
          key: 'positions',
          header: t('columns.positions'),
          render: (line) => formatPositions(line.positions) || '–',
        },
      ]}
    />
  )
}
