import { FileButton } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { getCurrentLocale } from '@/lib/i18n/setup'
import { decodeTable } from '@/lib/table-file/decode-table'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { isCamt, readCamt } from '../../model/statement/read-camt'
import { openStatement, type StatementTable } from '../../model/statement/read-csv'
import {
  statementLimits,
  type StatementFault,
  type StatementLine,
} from '../../model/statement/statement-line'

export type OpenedFile =
  { fault: StatementFault } | { lines: StatementLine[] } | { table: StatementTable }

interface StatementSourceProps {
  fault: StatementFault | null
  onOpen: (file: OpenedFile) => void
}

/** The file, which stays on this device: only what pays a fee is sent. */
export function StatementSource({ fault, onOpen }: StatementSourceProps) {
  const { t } = useTranslation('fees')

  async function read(file: File | null) {
    if (!file) return
    if (file.size > statementLimits.bytes) {
      onOpen({ fault: 'too_large' })
      return
    }
    const text = decodeTable(await file.arrayBuffer(), getCurrentLocale())
    if (isCamt(text)) {
      onOpen(readCamt(text))
      return
    }
    const table = openStatement(text)
    onOpen('fault' in table ? table : { table })
  }

  return (
    <SectionCard title={t('statement.source')} description={t('statement.source_text')}>
      {fault ? (
        <Alert
          kind="error"
          title={t(`statement.faults.${fault}`, { max: statementLimits.lines })}
        />
      ) : null}
      <div>
        <FileButton
          accept=".csv,.txt,.xml,text/csv,application/xml,text/xml"
          onChange={(file) => void read(file)}
          inputProps={{ 'aria-label': t('statement.choose') }}
        >
          {(props) => (
            <Button {...props} icon={<IconUpload size={18} stroke={1.75} />}>
              {t('statement.choose')}
            </Button>
          )}
        </FileButton>
      </div>
    </SectionCard>
  )
}
