import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Alert } from '@/shared/public/alert'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { FieldRow } from '@/shared/ui/patterns/form-section'
import {
  findMissing,
  statementFields,
  type StatementField,
  type StatementTable,
} from '../../model/statement/read-csv'

interface StatementColumnsProps {
  table: StatementTable
  fields: readonly (StatementField | null)[]
  onChange: (fields: (StatementField | null)[]) => void
}

/** What each column holds, as guessed from its heading; another choice counts at once. */
export function StatementColumns({ table, fields, onChange }: StatementColumnsProps) {
  const { t } = useTranslation('fees')
  const { header, rows } = table
  const missing = findMissing(fields)
  const options = header.map((heading, at) => ({
    value: String(at),
    label: heading || t('statement.column', { number: at + 1 }),
  }))

  function choose(field: StatementField, value: string | null) {
    onChange(
      header.map((_, at) => {
        if (value === String(at)) return field
        return fields[at] === field ? null : (fields[at] ?? null)
      }),
    )
  }

  return (
    <SectionCard title={t('statement.columns')} description={t('statement.columns_text')}>
      {missing.length > 0 ? (
        <Alert kind="info">
          {t('statement.missing', {
            fields: missing.map((field) => t(`statement.fields.${field}`)).join(', '),
          })}
        </Alert>
      ) : null}
      <FieldRow>
        {statementFields.map((field) => {
          const at = fields.indexOf(field)
          return (
            <Select
              key={field}
              label={t(`statement.fields.${field}`)}
              description={at < 0 ? '–' : rows[0]?.[at] || '–'}
              placeholder={t('statement.none')}
              data={options}
              value={at < 0 ? null : String(at)}
              clearable
              clearButtonProps={{ 'aria-label': t('statement.clear') }}
              onChange={(value) => choose(field, value)}
            />
          )
        })}
      </FieldRow>
    </SectionCard>
  )
}
