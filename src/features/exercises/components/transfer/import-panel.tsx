import { useState } from 'react'
import { Progress } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatIssue } from '@/shared/form/format-issue'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { readFile, type FileFault } from '../../model/transfer/exercise-file'
import { planImport, type Choice, type PlannedEntry } from '../../model/transfer/import-plan'
import { FilePicker } from './file-picker'
import { ImportEntry } from './import-entry'
import { ImportSummary } from './import-summary'
import styles from './transfer.module.css'
import { useImport } from './use-import'
import { useMine } from './use-mine'

interface ImportPanelProps {
  userId: string
  schoolId: string
}

/** A file of exercises: looked at first, brought in after. */
export function ImportPanel({ userId, schoolId }: ImportPanelProps) {
  const { t } = useTranslation('exercises')
  const mine = useMine(userId)
  const [name, setName] = useState('')
  const [fault, setFault] = useState<FileFault | null>(null)
  const [entries, setEntries] = useState<PlannedEntry[]>([])
  const { progress, result, run, clear } = useImport(schoolId)
  const wanted = entries.filter(({ choice }) => choice !== 'skip')
  const replaced = wanted.filter(({ choice }) => choice === 'replace').length

  function open(text: string, fileName: string) {
    const read = readFile(text, formatIssue)
    clear()
    setName(fileName)
    setFault('fault' in read ? read.fault : null)
    setEntries('fault' in read ? [] : planImport(read.entries, mine))
  }

  function choose(place: number, choice: Choice) {
    setEntries(entries.map((entry) => (entry.place === place ? { ...entry, choice } : entry)))
  }

  async function runImport() {
    await run(entries)
    setEntries([])
  }

  return (
    <div className={`${layout.gap4} ${layout.packed} ${styles.panel}`}>
      <p className={layout.dim13}>{t('transfer.import.text')}</p>
      <div className={layout.row2}>
        <FilePicker
          label={t('transfer.import.choose')}
          accept=".json,application/json"
          onText={open}
        />
      </div>
      {fault ? (
        <Alert kind="error" title={t(`transfer.faults.${fault}`)}>
          {name}
        </Alert>
      ) : null}
      {result ? <ImportSummary result={result} /> : null}
      {entries.length > 0 ? (
        <>
          <ul className={styles.list} aria-label={t('transfer.import.list')}>
            {entries.map((entry) => (
              <ImportEntry
                key={entry.place}
                entry={entry}
                onChoose={(choice) => choose(entry.place, choice)}
              />
            ))}
          </ul>
          {progress ? (
            <div role="status">
              <p>{t('transfer.import.progress', progress)}</p>
              <Progress
                value={(100 * progress.done) / Math.max(1, progress.all)}
                aria-label={t('transfer.import.progress', progress)}
              />
            </div>
          ) : null}
          <div className={layout.row2}>
            <Button
              busy={progress !== null}
              disabled={wanted.length === 0}
              onClick={() => void runImport()}
            >
              {t('transfer.import.run', { count: wanted.length })}
            </Button>
            <Button kind="secondary" disabled={progress !== null} onClick={() => setEntries([])}>
              {t('transfer.import.cancel')}
            </Button>
            {replaced > 0 ? (
              <p className={layout.dim13}>{t('transfer.import.replaces', { count: replaced })}</p>
            ) : null}
          </div>
        </>
      ) : null}
    </div>
  )
}
