import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { formatFullName } from '@/lib/person'
import { getToday } from '@/lib/time/calendar-date'
import { showToast } from '@/lib/toast'
import { DateField } from '@/shared/form/fields/date-field'
import { SelectField } from '@/shared/form/fields/select-field'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { FormSheet } from '@/shared/form/form-sheet'
import { FactList } from '@/shared/ui/cards/fact-list'
import { Dim } from '@/shared/ui/name-lines'
import { Sheet } from '@/shared/ui/sheet'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { useFeeHistory, useSettleFees } from '../../api/fees'
import { createPaySchema, feeMethods, moveSchemas, type Fee, type FeeMove } from '../../model/fee'
import { sumFees } from '../../model/statement/match-lines'

export interface OpenedSheet {
  kind: FeeMove | 'history'
  fees: readonly Fee[]
}

interface FeeSheetsProps {
  sheet: OpenedSheet
  onDone: () => void
  onClose: () => void
}

/** The questions before fees are paid, waived or opened again, and what happened so far. */
export function FeeSheets({ sheet, onDone, onClose }: FeeSheetsProps) {
  const { t } = useTranslation('fees')
  const settle = useSettleFees()
  const { kind, fees } = sheet
  const [first] = fees
  if (!first) return null
  const ids = fees.map(({ id }) => id)
  const whose = fees.length === 1 ? `${formatFullName(first)}, ${first.title}` : null
  const what = `${whose ?? t('settle.several', { count: fees.length })} · ${formatMoney(sumFees(fees))}`
  const finish = (count: number) => {
    onDone()
    showToast('success', 'fees:settle.done', { values: { count } })
  }
  if (kind === 'history') return <HistorySheet fee={first} onClose={onClose} />
  if (kind === 'pay') {
    const today = getToday()
    return (
      <FormSheet
        title={t('settle.pay_title')}
        label={t('settle.pay_do', { count: fees.length })}
        schema={createPaySchema(today)}
        values={{ method: 'transfer', paid_on: today }}
        save={async ({ method, paid_on }) =>
          finish(await settle.mutateAsync({ ids, status: 'paid', method, paidOn: paid_on }))
        }
        onClose={onClose}
      >
        <Dim>{what}</Dim>
        <SelectField
          name="method"
          label={t('settle.method')}
          required
          options={feeMethods.map((method) => ({ value: method, label: t(`methods.${method}`) }))}
        />
        <DateField name="paid_on" label={t('settle.paid_on')} max={today} required />
      </FormSheet>
    )
  }
  return (
    <FormSheet
      title={t(`settle.${kind}_title`)}
      label={t(`settle.${kind}_do`, { count: fees.length })}
      schema={moveSchemas[kind]}
      values={{ note: '' }}
      save={async ({ note }) =>
        finish(await settle.mutateAsync({ ids, status: kind === 'waive' ? 'waived' : 'due', note }))
      }
      onClose={onClose}
    >
      <Dim>{what}</Dim>
      <TextareaField
        name="note"
        label={t('settle.reason')}
        hint={t('settle.reason_hint')}
        maxLength={300}
        required
      />
    </FormSheet>
  )
}

function HistorySheet({ fee, onClose }: { fee: Fee; onClose: () => void }) {
  const { t } = useTranslation('fees')
  const { data, error, refetch } = useFeeHistory(fee.id)
  return (
    <Sheet isOpen onClose={onClose} title={t('history.title', { what: fee.title })}>
      {error ? <InlineError error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <ListSkeleton rows={3} /> : null}
      {fee.note ? <Dim>{t('history.note', { note: fee.note })}</Dim> : null}
      {data ? (
        <FactList
          layout="stack"
          facts={data.map(({ occurred_at, status, amount_cents, note }) => ({
            label: formatDate(occurred_at),
            value: [t(`statuses.${status}`), formatMoney(amount_cents), note]
              .filter(Boolean)
              .join(' · '),
          }))}
        />
      ) : null}
    </Sheet>
  )
}
