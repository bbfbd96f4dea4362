import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { Dim } from '@/shared/ui/name-lines'
import { DataTable } from '@/shared/ui/table/data-table'
import { useChargedFees } from '../../api/fees'
import type { TreasuryPlayer } from '../../api/treasury'
import { listParts, type ChargeInput } from '../../model/charge-schema'
import { toPartTitle } from '../../model/instalments'
import { sumFees } from '../../model/statement/match-lines'
import { listPlayersToCharge } from '../../model/treasury-teams'

interface ChargePreviewProps {
  schoolId: string
  players: readonly TreasuryPlayer[]
}

/** Every line that a family will have, how many are charged and who has it already. */
export function ChargePreview({ schoolId, players }: ChargePreviewProps) {
  const { t } = useTranslation('fees')
  const values = useWatch<ChargeInput>()
  const title = values.title?.trim() ?? ''
  const parts = listParts({ ...values, teams: undefined, players: undefined }).map(
    (part, place, all) => ({
      ...part,
      title: toPartTitle(title, place, all.length),
    }),
  )
  const ids = listPlayersToCharge(players, values.teams ?? [], values.players ?? [])
  const { data: known } = useChargedFees(
    schoolId,
    title && ids.length > 0 ? parts.map((part) => part.title) : [],
  )
  if (parts.length === 0 || ids.length === 0 || !title)
    return <SectionCard title={t('preview.title')} description={t('preview.empty')} />
  const charged = new Set(known?.map((fee) => `${fee.player_id} ${fee.title} ${fee.due_on}`))
  const countKnown = (part: (typeof parts)[number]) =>
    ids.filter((id) => charged.has(`${id} ${part.title} ${part.due_on}`)).length
  const have = ids.filter((id) =>
    parts.some((part) => charged.has(`${id} ${part.title} ${part.due_on}`)),
  ).length
  const total = parts.reduce(
    (sum, part) => sum + part.amount_cents * (ids.length - countKnown(part)),
    0,
  )
  return (
    <SectionCard
      title={t('preview.title')}
      description={[
        t('preview.players', { count: ids.length }),
        have > 0 ? t('preview.have', { count: have }) : null,
        t('preview.each', { sum: formatMoney(sumFees(parts)) }),
        t('preview.total', { sum: formatMoney(total) }),
      ]
        .filter(Boolean)
        .join(' · ')}
    >
      <DataTable
        label={t('preview.title')}
        rows={parts}
        rowKey={({ due_on }) => due_on}
        columns={[
          { key: 'title', header: t('columns.fee'), render: (part) => part.title },
          { key: 'due', header: t('columns.due'), render: (part) => formatDate(part.due_on) },
          {
            key: 'players',
            header: t('preview.new'),
            align: 'end',
            render: (part) => ids.length - countKnown(part),
          },
          {
            key: 'amount',
            header: t('columns.amount'),
            align: 'end',
            render: (part) => formatMoney(part.amount_cents),
          },
        ]}
      />
      <Dim>{t('preview.heard')}</Dim>
    </SectionCard>
  )
}
