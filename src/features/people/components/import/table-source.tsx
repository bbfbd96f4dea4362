import { useState } from 'react'
import { FileButton, Textarea } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { currentLocale } from '@/lib/i18n/setup'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { decodeTable } from '../../model/import/decode'
import { importLimits, type TableFault } from '../../model/import/read-table'
import styles from '../people.module.css'

interface TableSourceProps {
  fault: TableFault | null
  onText: (text: string) => void
}

/** A CSV file, or cells copied from Excel, Numbers or Google Sheets. */
export function TableSource({ fault, onText }: TableSourceProps) {
  const { t } = useTranslation('people')
  const [pasted, setPasted] = useState('')
  const [isTooLarge, setTooLarge] = useState(false)

  async function read(file: File | null) {
    if (!file) return
    setTooLarge(file.size > importLimits.bytes)
    if (file.size <= importLimits.bytes) {
      onText(decodeTable(await file.arrayBuffer(), currentLocale()))
    }
  }

  const problem = isTooLarge ? 'too_large' : fault
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
        <span className={layout.row2}>
          <Button disabled={pasted.trim() === ''} onClick={() => onText(pasted)}>
            {t('import.use_pasted')}
          </Button>
          <FileButton
            accept=".csv,.tsv,.txt,text/csv"
            onChange={(file) => void read(file)}
            inputProps={{ 'aria-label': t('import.choose_file') }}
          >
            {(props) => (
              <Button {...props} kind="secondary" icon={<IconUpload size={18} stroke={1.75} />}>
                {t('import.choose_file')}
              </Button>
            )}
          </FileButton>
        </span>
        <p className={`${layout.dim13Any} ${styles.dim}`}>{t('import.excel_hint')}</p>
      </div>
    </SectionCard>
  )
}
