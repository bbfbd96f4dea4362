import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '@/shared/ui/patterns/page-header'
import layout from '@/shared/ui/layout.module.css'
import { toDeskSearch } from '../../model/desk-filter'
import {
  findMissing,
  guessFields,
  readStatementRows,
  type StatementField,
  type StatementTable,
} from '../../model/statement/read-csv'
import type { StatementFault, StatementLine } from '../../model/statement/statement-line'
import { StatementColumns } from './statement-columns'
import { StatementLines } from './statement-lines'
import { StatementSource, type OpenedFile } from './statement-source'

/** A statement of the bank against what is open: read on this device, matched, confirmed line by line. */
export function StatementImport({ schoolId }: { schoolId: string }) {
  const { t } = useTranslation('fees')
  const [fault, setFault] = useState<StatementFault | null>(null)
  const [table, setTable] = useState<StatementTable | null>(null)
  const [fields, setFields] = useState<(StatementField | null)[]>([])
  const [lines, setLines] = useState<StatementLine[] | null>(null)

  function open(file: OpenedFile) {
    setFault('fault' in file ? file.fault : null)
    setTable(null)
    setLines(null)
    if ('lines' in file) setLines(file.lines)
    if ('table' in file) {
      setTable(file.table)
      match(file.table, guessFields(file.table.header))
    }
  }

  function match(opened: StatementTable, next: (StatementField | null)[]) {
    setFields(next)
    if (findMissing(next).length > 0) {
      setLines(null)
      return
    }
    const read = readStatementRows(opened, next)
    setFault('fault' in read ? read.fault : null)
    setLines('lines' in read ? read.lines : null)
  }

  return (
    <div className={layout.stack4}>
      <PageHeader
        title={t('statement.title')}
        description={t('statement.lead')}
        back={{
          to: toDeskSearch({ tab: 'overview', school: schoolId }),
          label: t('pages.finances'),
        }}
      />
      <StatementSource fault={fault} onOpen={open} />
      {table ? (
        <StatementColumns table={table} fields={fields} onChange={(next) => match(table, next)} />
      ) : null}
      {lines ? <StatementLines schoolId={schoolId} lines={lines} /> : null}
    </div>
  )
}
