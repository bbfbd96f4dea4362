import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '@/lib/money'
import { saveFile } from '@/lib/save-file'
import { getToday } from '@/lib/time/calendar-date'
import { DateField } from '@/shared/form/fields/date-field'
import { SelectField } from '@/shared/form/fields/select-field'
import { TextField } from '@/shared/form/fields/text-field'
import { Form } from '@/shared/form/form'
import { SubmitBar } from '@/shared/form/submit-bar'
import { Alert } from '@/shared/public/alert'
import { FormPage } from '@/shared/ui/patterns/form-page'
import { FieldRow, FormSection } from '@/shared/ui/patterns/form-section'
import { fetchAllFees } from '../api/treasury'
import { toDeskSearch } from '../model/desk-filter'
import { exportSchema, type ExportInput } from '../model/export-schema'
import { exportColumns, toDatevCsv, toFeeCsv, usualAccounts } from '../model/fee-export'
import { sumFees } from '../model/statement/match-lines'

interface Saved {
  count: number
  cents: number
}

/** A file for the accountant: every fee of a period, or what was paid as booking lines. */
export function ExportForm({ schoolId }: { schoolId: string }) {
  const { t, i18n } = useTranslation('fees')
  const [saved, setSaved] = useState<Saved | null>(null)
  const today = getToday()
  const back = toDeskSearch({ tab: 'overview', school: schoolId })
  return (
    <FormPage
      title={t('export.title')}
      description={t('export.lead')}
      back={{ to: back, label: t('pages.finances') }}
    >
      <Form
        schema={exportSchema}
        defaultValues={{
          from: `${today.slice(0, 4)}-01-01`,
          to: today,
          format: 'table',
          ...usualAccounts,
        }}
        onSubmit={async ({ from, to, format, ...accounts }) => {
          const isDatev = format === 'datev'
          const request = { status: isDatev ? ('paid' as const) : null, from, to, sort: 'paid' }
          const fees = await fetchAllFees(schoolId, request, new AbortController().signal)
          const text = isDatev
            ? toDatevCsv(fees, accounts)
            : toFeeCsv(
                fees,
                {
                  headings: exportColumns.map((column) => t(`export.headings.${column}`)),
                  formatKind: (kind) => t(`kinds.${kind}`),
                  formatStatus: (status) => t(`statuses.${status}`),
                  formatMethod: (method) => t(`methods.${method}`),
                },
                i18n.language === 'en' ? '.' : ',',
              )
          const name = `${t(isDatev ? 'export.file_datev' : 'export.file')} ${from} ${to}.csv`
          if (fees.length > 0) saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }))
          setSaved({ count: fees.length, cents: sumFees(fees) })
        }}
      >
        {saved ? (
          <Alert kind={saved.count > 0 ? 'success' : 'info'}>
            {saved.count > 0
              ? t('export.done', { count: saved.count, sum: formatMoney(saved.cents) })
              : t('export.none')}
          </Alert>
        ) : null}
        <FormSection title={t('export.period')} why={t('export.period_why')}>
          <FieldRow>
            <DateField name="from" label={t('export.from')} required />
            <DateField name="to" label={t('export.to')} required />
          </FieldRow>
          <SelectField
            name="format"
            label={t('export.format')}
            required
            options={[
              { value: 'table', label: t('export.formats.table') },
              { value: 'datev', label: t('export.formats.datev') },
            ]}
          />
        </FormSection>
        <AccountFields />
        <SubmitBar label={t('export.do')} cancelTo={back} />
      </Form>
    </FormPage>
  )
}

function AccountFields() {
  const { t } = useTranslation('fees')
  const format = useWatch<ExportInput, 'format'>({ name: 'format' })
  if (format !== 'datev') return null
  return (
    <FormSection title={t('export.accounts')} why={t('export.accounts_why')}>
      <FieldRow>
        <TextField name="bank" label={t('export.bank')} maxLength={9} required />
        <TextField name="cash" label={t('export.cash')} maxLength={9} required />
        <TextField name="income" label={t('export.income')} maxLength={9} required />
      </FieldRow>
    </FormSection>
  )
}
