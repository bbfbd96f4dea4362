import { IconBellRinging } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '@/lib/money'
import { formatFullName } from '@/lib/person'
import { ActionMenu } from '@/shared/ui/action-menu'
import { Button } from '@/shared/ui/button'
import { Dim } from '@/shared/ui/name-lines'
import { canRemind, listMoves, type Fee } from '../../model/fee'
import { sumFees } from '../../model/statement/match-lines'
import { useRemind } from '../use-remind'
import type { OpenedSheet } from './fee-sheets'

interface FeeActionsProps {
  fee: Fee
  now: number
  onOpen: (sheet: OpenedSheet) => void
}

/** What may be done with one fee; the likeliest stands open. */
export function FeeActions({ fee, now, onOpen }: FeeActionsProps) {
  const { t } = useTranslation('fees')
  const { remind, isPending } = useRemind(() => undefined)
  const moves = listMoves(fee)
  const label = `${formatFullName(fee)}, ${fee.title}`
  return (
    <>
      {fee.status === 'due' ? (
        <Button
          kind="secondary"
          disabled={isPending || !canRemind(fee, now)}
          onClick={() => remind([fee.id])}
        >
          {t('list.remind')}
        </Button>
      ) : null}
      <ActionMenu
        label={t('list.actions', { what: label })}
        items={[
          ...moves.map((move) => ({
            label: t(`settle.${move}`),
            isDanger: move === 'waive',
            onSelect: () => onOpen({ kind: move, fees: [fee] }),
          })),
          { label: t('history.open'), onSelect: () => onOpen({ kind: 'history', fees: [fee] }) },
        ]}
      />
    </>
  )
}

interface FeeBulkActionsProps {
  fees: readonly Fee[]
  now: number
  onOpen: (sheet: OpenedSheet) => void
  onDone: () => void
}

/** The same for all chosen, with what they add up to. */
export function FeeBulkActions({ fees, now, onOpen, onDone }: FeeBulkActionsProps) {
  const { t } = useTranslation('fees')
  const { remind, isPending } = useRemind(onDone)
  const due = fees.filter(({ status }) => status === 'due')
  const settled = fees.filter((fee) => listMoves(fee).includes('reopen'))
  return (
    <>
      <Dim>{formatMoney(sumFees(fees))}</Dim>
      {due.length > 0 ? (
        <>
          <Button
            icon={<IconBellRinging size={18} stroke={1.75} />}
            busy={isPending}
            onClick={() => remind(due.filter((fee) => canRemind(fee, now)).map(({ id }) => id))}
          >
            {t('list.remind_all', { count: due.length })}
          </Button>
          <Button kind="secondary" onClick={() => onOpen({ kind: 'pay', fees: due })}>
            {t('settle.pay')}
          </Button>
          <Button kind="secondary" onClick={() => onOpen({ kind: 'waive', fees: due })}>
            {t('settle.waive')}
          </Button>
        </>
      ) : null}
      {settled.length > 0 ? (
        <Button kind="secondary" onClick={() => onOpen({ kind: 'reopen', fees: settled })}>
          {t('settle.reopen')}
        </Button>
      ) : null}
    </>
  )
}
