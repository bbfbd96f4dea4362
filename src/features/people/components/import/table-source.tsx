import { useState } from 'react'
import { FileButton, Textarea } from '@mantine/core'
import { IconDownload, IconUpload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { getCurrentLocale } from '@/lib/i18n/setup'
import { saveFile } from '@/lib/save-file'
import { decodeTable } from '@/lib/table-file/decode-table'
import { importLimits, type TableFault } from '@/lib/table-file/read-table'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { templateFields } from '../../model/import/columns'
import styles from '../people.module.css'

interface TableSourceProps {
  fault: TableFault | null
  onText: (text: string) => void
}

/** An Excel workbook, a CSV file, or cells copied from Excel, Numbers or Google Sheets. */
export function TableSource({ fault, onText }: TableSourceProps) {
  const { t } = useTranslation('people')
  const [pasted, setPasted] = useState('')
  const [fileFault, setFileFault] = useState<'too_large' | 'binary' | null>(null)

  async function read(file: File | null) {
    if (!file) return
    setFileFault(file.size > importLimits.bytes ? 'too_large' : null)
    if (file.size > importLimits.bytes) return
    const bytes = await file.arrayBuffer()
    // The archive reader comes with the first workbook.
    const { isWorkbook, readWorkbook } = await import('@/lib/table-file/read-workbook')
    const text = isWorkbook(bytes) ? readWorkbook(bytes) : decodeTable(bytes, getCurrentLocale())
    if (text === null) setFileFault('binary')
    else onText(text)
  }

  async function saveTemplate() {
    const { writeTemplate } = await import('../../model/import/write-template')
    const headings = templateFields.map((field) => t(`import.fields.${field}`))
    const name = t('import.template_file')
    saveFile(`${name}.xlsx`, new Blob([writeTemplate(name, headings)]))
  }

  const problem = fileFault ?? fault
  return (
    <SectionCard title={t('import.source')} description={t('import.source_text')}>
      <div className={layout.grid4}>
        {problem ? (
          <Alert kind="error" title={t(`import.faults.${problem}`, { max: importLimits.rows })} />
        ) : null}
        <Textarea
          label={t('import.paste')}
          description={t('import.paste_hint')}
          placeholder={t('import.paste_example')}
          value={pasted}
          rows={6}
          onChange={(event) => setPasted(event.currentTarget.value)}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text')
            // a table goes on at once; anything else may still be worked on
            if (!text.includes('\t')) return
            event.preventDefault()
            onText(text)
          }}
        />
        <span className={layout.wrap2}>
          <Button disabled={pasted.trim() === ''} onClick={() => onText(pasted)}>
            {t('import.use_pasted')}
          </Button>
          <FileButton
            accept=".xlsx,.csv,.tsv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            onChange={(file) => void read(file)}
            inputProps={{ 'aria-label': t('import.choose_file') }}
          >
            {(props) => (
              <Button {...props} kind="secondary" icon={<IconUpload size={18} stroke={1.75} />}>
                {t('import.choose_file')}
              </Button>
            )}
          </FileButton>
          <Button
            kind="quiet"
            icon={<IconDownload size={18} stroke={1.75} />}
            onClick={() => void saveTemplate()}
          >
            {t('import.template')}
          </Button>
        </span>
        <p className={`${layout.dim13Any} ${styles.dim}`}>{t('import.excel_hint')}</p>
      </div>
    </SectionCard>
  )
}
