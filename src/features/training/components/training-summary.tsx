import { useTranslation } from 'react-i18next'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { computeBalance } from '@/features/planner/model/plan-times'
import type { TrainingView } from '@/features/planner/model/training-view'
import styles from './training-summary.module.css'
import { useEquipmentText } from '@/features/exercises/widgets/library/use-equipment-text'

interface TrainingSummaryProps {
  view: TrainingView
  /** What everybody on the way should know; null when there is nothing. */
  notes: string | null
}

/** Beside the running order: does it fit, what to carry, what to know. */
export function TrainingSummary({ view, notes }: TrainingSummaryProps) {
  const { t } = useTranslation(['training', 'planner', 'exercises'])
  const equipment = useEquipmentText()
  const { kind, minutes } = computeBalance(view.minutes, view.length)
  return (
    <>
      <SectionCard title={t('details.plan')}>
        <div className={`${layout.stack3} ${layout.size14} ${styles.total}`} data-balance={kind}>
          <p data-figures="">
            <b>{t('planner:totals.of', { total: view.minutes, planned: view.length })}</b>
            <span>{t(`planner:totals.${kind}`, { minutes })}</span>
          </p>
          <div
            className={`${layout.flex} ${layout.gapTight} ${layout.cut} ${styles.meter}`}
            aria-hidden="true"
          >
            {view.phases.map((phase) => (
              <span
                key={phase.phase}
                data-phase={phase.phase}
                style={{ flexGrow: phase.minutes }}
              />
            ))}
            {kind === 'under' ? <i style={{ flexGrow: minutes }} /> : null}
          </div>
          <ul className={styles.parts} data-figures="">
            {view.phases.map((phase) => (
              <li key={phase.phase} data-phase={phase.phase}>
                <span>{t(`exercises:phases.${phase.phase}`)}</span>
                <span>{t('list.length', { count: phase.minutes })}</span>
              </li>
            ))}
          </ul>
        </div>
      </SectionCard>
      {view.equipment.length > 0 ? (
        <SectionCard title={t('details.facts.equipment')}>
          <ul className={styles.equipment}>
            {view.equipment.map((item) => (
              <li key={item.kind}>{equipment(item)}</li>
            ))}
          </ul>
        </SectionCard>
      ) : null}
      {notes ? (
        <SectionCard title={t('details.notes')}>
          <p className={`${layout.text14} ${layout.plain} ${layout.ownLines}`}>{notes}</p>
        </SectionCard>
      ) : null}
    </>
  )
}
