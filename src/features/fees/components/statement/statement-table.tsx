import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { formatFullName } from '@/lib/person'
import { CardLines, FactLine, NameLines } from '@/shared/ui/name-lines'
import { StatusBadge } from '@/shared/ui/status-badge'
import { DataTable } from '@/shared/ui/table/data-table'
import type { StatementItem } from '../../api/statement'
import type { OpenFee } from '../../model/statement/match-lines'
import type { Choices } from './use-choices'

interface StatementTableRowsProps {
  items: readonly StatementItem[]
  open: readonly OpenFee[]
  choices: Choices
  isUpdating: boolean
}

/** One page of credits, to be ticked. */
export function StatementTableRows(props: StatementTableRowsProps) {
  const { items, open, choices, isUpdating } = props
  const { t } = useTranslation('fees')
  const renderWho = ({ line }: StatementItem) => (
    <NameLines name={line.payer || t('statement.unknown')} text={line.purpose || null} />
  )
  const renderAmount = ({ line }: StatementItem) => formatMoney(line.cents, line.currency)
  const renderMatch = (item: StatementItem) => (
    <MatchCell item={item} open={open} choices={choices} />
  )
  return (
    <DataTable
      label={t('statement.lines')}
      rows={items}
      rowKey={({ key }) => key}
      rowLabel={({ line }) => `${line.payer}, ${formatMoney(line.cents, line.currency)}`}
      selection={{
        ids: items.filter(choices.isOn).map(({ key }) => key),
        onChange: (keys) => choices.select(items, keys),
      }}
      columns={[
        { key: 'who', header: t('statement.payer'), render: renderWho },
        {
          key: 'day',
          header: t('statement.day'),
          render: ({ line }) => formatDate(line.booked_on),
        },
        { key: 'amount', header: t('columns.amount'), align: 'end', render: renderAmount },
        { key: 'match', header: t('statement.pays'), render: renderMatch },
      ]}
      renderCard={(item) => (
        <CardLines>
          {renderWho(item)}
          <FactLine>
            <span data-figures="">{renderAmount(item)}</span>
            {formatDate(item.line.booked_on)}
          </FactLine>
          {renderMatch(item)}
        </CardLines>
      )}
      isUpdating={isUpdating}
    />
  )
}

const tones = { certain: 'green', likely: 'amber', none: 'neutral' } as const

interface MatchCellProps {
  item: StatementItem
  open: readonly OpenFee[]
  choices: Choices
}

function MatchCell({ item, open, choices }: MatchCellProps) {
  const { t } = useTranslation('fees')
  const { line, match, isBooked, key } = item
  if (isBooked) return <StatusBadge tone="blue">{t('statement.booked')}</StatusBadge>
  const format = (fee: OpenFee) =>
    `${formatFullName(fee)} · ${fee.title} · ${formatDate(fee.due_on)}`
  const named = match.fees.map(format).join('; ')
  const fitting =
    line.currency === 'EUR' ? open.filter(({ amount_cents }) => amount_cents === line.cents) : []
  const [chosen = null] = choices.getFeeIds(item)
  return (
    <span style={{ display: 'grid', gap: 8 }}>
      <FactLine>
        <StatusBadge tone={tones[match.kind]}>{t(`statement.kinds.${match.kind}`)}</StatusBadge>
        {named ? <span>{named}</span> : null}
      </FactLine>
      {match.gap ? <span>{t(`statement.gaps.${match.gap}`)}</span> : null}
      {match.kind === 'certain' || fitting.length === 0 ? null : (
        <Select
          aria-label={t('statement.choose_fee', { who: line.payer || t('statement.unknown') })}
          placeholder={t('statement.choose_fee_short')}
          data={fitting.map((fee) => ({ value: fee.id, label: format(fee) }))}
          value={match.fees.length > 1 ? null : chosen}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': t('statement.clear') }}
          onChange={(value) => choices.choose(key, value)}
        />
      )}
    </span>
  )
}
