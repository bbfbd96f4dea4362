import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import type { QuickBlock } from '@/features/planner/model/candidates/session'
import { trainingPhases } from '@/features/exercises/model/taxonomy'
import styles from './time-strip.module.css'

/** How the training divides: each phase as long as its minutes, its name and minutes below. */
export function TimeStrip({ blocks }: { blocks: readonly QuickBlock[] }) {
  const { t } = useTranslation(['quick-session', 'exercises'])
  const phases = trainingPhases.flatMap((phase) => {
    const own = blocks.filter((block) => block.phase === phase)
    const minutes = own.reduce((sum, block) => sum + block.minutes, 0)
    return minutes > 0 ? [{ phase, minutes, own }] : []
  })
  return (
    <ul
      className={`${layout.list} ${layout.flex} ${layout.gap1} ${styles.strip}`}
      aria-label={t('quick.shape')}
    >
      {phases.map(({ phase, minutes, own }) => (
        <li key={phase} style={{ flexGrow: minutes }}>
          <span className={`${layout.flex} ${layout.gapTight}`} aria-hidden="true">
            {own.map((block) => (
              <span
                key={block.key}
                className={`${layout.round} ${styles.bar}`}
                data-phase={phase}
                data-break={block.kind === 'break' || undefined}
                style={{ flexGrow: block.minutes }}
              />
            ))}
          </span>
          <span className={`${layout.size13} ${styles.name}`}>
            {t(`exercises:phases.${phase}`)}
          </span>
          <span className={`${layout.cut} ${layout.dimmed13} ${layout.oneLine}`} data-figures="">
            {t('quick.minutes', { count: minutes })}
          </span>
        </li>
      ))}
    </ul>
  )
}
