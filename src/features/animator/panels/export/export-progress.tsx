import { Progress } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import styles from './export.module.css'
import type { JobState } from './use-export-job'

/** How far it is, and how long it still takes. */
export function ExportProgress({ state }: { state: Extract<JobState, { phase: 'running' }> }) {
  const { t } = useTranslation('animator')
  const { done, total, secondsLeft } = state
  const percent = total === 0 ? 0 : Math.round((done / total) * 100)
  const isKnown = done > 0 && secondsLeft !== null && total > 1
  return (
    <div className={`${layout.grid} ${layout.gap2} ${styles.progress}`}>
      <p role="status">{t('export.working')}</p>
      <Progress.Root size="lg">
        <Progress.Section
          value={done === 0 ? 100 : percent}
          animated={done === 0}
          aria-label={t('export.progress')}
        />
      </Progress.Root>
      <p className={styles.left}>
        {isKnown ? t('export.left', { percent, count: secondsLeft }) : t('export.starting')}
      </p>
    </div>
  )
}
