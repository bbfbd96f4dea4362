import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toAppError } from '@/lib/errors'
import { invalidateTables } from '@/lib/query/tables'
import { formatIssue } from '@/shared/form/format-issue'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { saveExercise } from '../../api/exercise-writes'
import { toSaveArgument } from '../../model/exercise-form/stored-exercise'
import { readCsv, type CsvFault } from '../../model/transfer/texts-csv'
import { planTexts, type TextsPlan } from '../../model/transfer/texts-plan'
import { FilePicker } from './file-picker'
import { ImportSummary } from './import-summary'
import { TextsEntry } from './texts-entry'
import styles from './transfer.module.css'
import type { ImportResult } from './use-import'
import { useMine } from './use-mine'

/** A table of texts that comes back from a spreadsheet: every changed text before and after. */
export function TextsPanel({ userId }: { userId: string }) {
  const { t } = useTranslation('exercises')
  const client = useQueryClient()
  const mine = useMine(userId)
  const [plan, setPlan] = useState<TextsPlan | null>(null)
  const [faults, setFaults] = useState<readonly CsvFault[]>([])
  const [result, setResult] = useState<ImportResult | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const sound = plan?.exercises.filter((entry) => entry.faults.length === 0) ?? []

  function open(text: string) {
    const table = readCsv(text)
    setResult(null)
    setFaults(table.faults)
    setPlan(planTexts(table, mine, formatIssue))
  }

  async function save() {
    setIsBusy(true)
    const sum: ImportResult = { added: 0, replaced: 0, skipped: plan?.unchanged ?? 0, failed: [] }
    for (const { mine: own, values } of sound) {
      const { id, version, title } = own
      await saveExercise(toSaveArgument(values, { id, version })).then(
        () => (sum.replaced += 1),
        (thrown: unknown) => sum.failed.push({ title, code: toAppError(thrown).code }),
      )
    }
    await invalidateTables(client, ['exercises', 'exercise_texts'])
    setIsBusy(false)
    setPlan(null)
    setFaults([])
    setResult(sum)
  }

  return (
    <div className={`${layout.gap4} ${layout.packed} ${styles.panel}`}>
      <p className={layout.dim13}>{t('transfer.texts.text')}</p>
      <div className={layout.row2}>
        <FilePicker label={t('transfer.texts.choose')} accept=".csv,.txt,text/csv" onText={open} />
      </div>
      {result ? <ImportSummary result={result} /> : null}
      {faults.length > 0 || (plan && plan.foreign.length > 0) ? (
        <Alert kind="error" title={t('transfer.texts.bad_rows')}>
          <ul>
            {faults.map((fault) => (
              <li key={`${fault.line} ${fault.kind}`}>
                {t('transfer.texts.line', {
                  line: fault.line,
                  what:
                    fault.kind === 'columns'
                      ? t('transfer.csv.columns', { missing: fault.missing.join(', ') })
                      : t(`transfer.csv.${fault.kind}`),
                })}
              </li>
            ))}
            {plan?.foreign.map((line) => (
              <li key={line}>
                {t('transfer.texts.line', { line, what: t('transfer.csv.foreign') })}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {plan && plan.exercises.length === 0 && faults.length === 0 ? (
        <p role="status">{t('transfer.texts.nothing')}</p>
      ) : null}
      {plan && plan.exercises.length > 0 ? (
        <>
          <ul className={styles.list} aria-label={t('transfer.texts.list')}>
            {plan.exercises.map((entry) => (
              <TextsEntry key={entry.mine.id} entry={entry} />
            ))}
          </ul>
          <div className={layout.row2}>
            <Button busy={isBusy} disabled={sound.length === 0} onClick={() => void save()}>
              {t('transfer.texts.run', { count: sound.length })}
            </Button>
            <Button kind="secondary" disabled={isBusy} onClick={() => setPlan(null)}>
              {t('transfer.import.cancel')}
            </Button>
          </div>
        </>
      ) : null}
    </div>
  )
}
