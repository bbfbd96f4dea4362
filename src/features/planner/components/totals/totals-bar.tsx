import { use, useState } from 'react'
import { IconAlertTriangle, IconCheck, IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FormStatus } from '@/shared/form/form-status'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { Button, IconButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { computeBalance, sumPhaseMinutes, sumPlanMinutes } from '../../model/plan-times'
import { trainingPhases } from '@/features/exercises/model/taxonomy'
import { usePlanner } from '../planner-context'
import styles from './totals-bar.module.css'
import { TotalsFacts } from './totals-facts'
import type { PlanFacts } from './use-plan-facts'

/** Always in sight: how full the session is, what it asks for, and save. */
export function TotalsBar({ facts }: { facts: PlanFacts }) {
  const { t } = useTranslation('planner')
  const { plan, planned } = usePlanner()
  const { isBusy } = use(FormStatus)
  const isPhone = useIsPhone()
  const [isOpen, setIsOpen] = useState(false)
  const total = sumPlanMinutes(plan)
  const { kind, minutes } = computeBalance(total, planned)
  const scale = Math.max(total, planned, 1)
  return (
    <section
      className={`${layout.float} ${layout.grid} ${layout.middle} ${layout.pad3} ${styles.bar}`}
      aria-label={t('totals.label')}
      data-kind={kind}
    >
      <div className={layout.grid2}>
        <p
          className={`${layout.flex} ${layout.wrap} ${layout.size14} ${layout.baseline} ${styles.numbers}`}
          data-figures=""
        >
          <strong>{t('totals.of', { total, planned })}</strong>
          <span className={`${layout.inline1} ${layout.dimmed} ${styles.verdict}`}>
            {kind === 'over' ? <IconAlertTriangle size={16} stroke={2} aria-hidden="true" /> : null}
            {kind === 'exact' ? <IconCheck size={16} stroke={2} aria-hidden="true" /> : null}
            {t(`totals.${kind}`, { minutes })}
          </span>
        </p>
        <div
          className={`${layout.flex} ${layout.relative} ${layout.cut} ${layout.round} ${styles.track}`}
          aria-hidden="true"
        >
          {trainingPhases.map((phase) => (
            <span
              key={phase}
              data-phase={phase}
              style={{ inlineSize: `${(sumPhaseMinutes(plan, phase) / scale) * 100}%` }}
            />
          ))}
          {kind === 'over' ? (
            <i
              className={`${layout.inside} ${styles.end}`}
              style={{ insetInlineStart: `${(planned / scale) * 100}%` }}
            />
          ) : null}
        </div>
      </div>
      {isPhone ? (
        <IconButton
          label={t('plan.totals.more')}
          isPressed={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? <IconChevronDown size={20} /> : <IconChevronUp size={20} />}
        </IconButton>
      ) : null}
      {!isPhone || isOpen ? <TotalsFacts facts={facts} /> : null}
      <div className={styles.save}>
        <Button type="submit" busy={isBusy}>
          <span className={isPhone ? layout.hidden : undefined}>{t('form.save')}</span>
          {isPhone ? <span aria-hidden="true">{t('plan.save_short')}</span> : null}
        </Button>
      </div>
    </section>
  )
}
