import { useEffect } from 'react'
import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { showToast } from '@/lib/toast'
import { Paper } from '@/shared/ui/print/paper'
import { trainingQueries } from '@/features/planner/api/trainings'
import { toPaperPlan } from '../../model/print/paper-plan'
import { PaperSheet } from '../print/paper-sheet'
import styles from './list.module.css'

interface BulkPrintProps {
  ids: readonly string[]
  onDone: () => void
}

/** How densely a sheet is set that nobody has looked at first. */
const unseen = 2

/** Fetches the plans and prints them, each on a sheet of its own. */
export function BulkPrint({ ids, onDone }: BulkPrintProps) {
  const { i18n } = useTranslation('training')
  const queries = useQueries({ queries: ids.map((id) => trainingQueries.details(id)) })
  const isReady = queries.every(({ isSuccess }) => isSuccess)
  const hasFailed = queries.some(({ isError }) => isError)

  useEffect(() => {
    if (hasFailed) showToast('error', 'errors:unavailable')
    if (isReady && !hasFailed) window.print()
    if (isReady || hasFailed) onDone()
  }, [isReady, hasFailed, onDone])

  return (
    <Paper>
      {queries.map(({ data }) =>
        data ? (
          <div key={data.id} className={styles.sheet}>
            <PaperSheet plan={toPaperPlan(data, i18n.language, false)} level={unseen} withPoints />
          </div>
        ) : null,
      )}
    </Paper>
  )
}
