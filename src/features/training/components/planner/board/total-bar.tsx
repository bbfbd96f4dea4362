import { use } from 'react'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormStatus } from '@/shared/form/form-status'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { Button } from '@/shared/ui/button'
import type { Plan } from '../../../model/plan'
import { balance, phaseMinutes, totalMinutes } from '../../../model/plan-times'
import { trainingPhases } from '../../../model/taxonomy'
import type { TrainingValues } from '../../../model/training-schema'
import { EquipmentLine } from './equipment-line'
import styles from './total-bar.module.css'

/** Always in sight: how full the session is, what to carry, and save. */
export function TotalBar({ plan }: { plan: Plan }) {
  const { t } = useTranslation('training')
  const { isBusy } = use(FormStatus)
  const duration = useWatch<TrainingValues, 'duration'>({ name: 'duration' })
  const isPhone = useIsPhone()
  const planned = typeof duration === 'number' && duration > 0 ? duration : 0
  const total = totalMinutes(plan)
  const { kind, minutes } = balance(total, planned)
  const scale = Math.max(total, planned, 1)
  return (
    <section className={styles.bar} aria-label={t('totals.label')} data-kind={kind}>
      <div className={styles.time}>
        <p className={styles.numbers} data-figures="">
          <strong>{t('totals.of', { total, planned })}</strong>
          <span className={styles.verdict}>
            {kind === 'over' ? <IconAlertTriangle size={16} stroke={2} aria-hidden="true" /> : null}
            {kind === 'exact' ? <IconCheck size={16} stroke={2} aria-hidden="true" /> : null}
            {t(`totals.${kind}`, { minutes })}
          </span>
        </p>
        <div className={styles.track} aria-hidden="true">
          {trainingPhases.map((phase) => (
            <span
              key={phase}
              data-phase={phase}
              style={{ inlineSize: `${(phaseMinutes(plan, phase) / scale) * 100}%` }}
            />
          ))}
          {kind === 'over' ? (
            <i className={styles.end} style={{ insetInlineStart: `${(planned / scale) * 100}%` }} />
          ) : null}
        </div>
      </div>
      {isPhone ? null : <EquipmentLine className={styles.carry} />}
      <Button type="submit" busy={isBusy}>
        {t('form.save')}
      </Button>
    </section>
  )
}
