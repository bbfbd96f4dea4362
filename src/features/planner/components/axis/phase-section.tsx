import { IconCoffee, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { isFull } from '../../model/plan'
import type { AxisPhase } from '../../model/board/time-axis'
import { usePlanner } from '../planner-context'
import styles from './axis.module.css'
import { StepRow } from './step-row'

/** One part of the session as a coloured stretch of the axis, and two ways to add something to it. */
export function PhaseSection({ part }: { part: AxisPhase }) {
  const { t } = useTranslation(['planner', 'exercises'])
  const { plan, moves, findFor } = usePlanner()
  const isPhone = useIsPhone()
  const { phase, minutes, steps } = part
  const name = t(`exercises:phases.${phase}`)
  return (
    <section className={layout.relative} aria-label={name} data-phase-section={phase}>
      <header className={`${layout.row} ${styles.phaseHead}`}>
        <span
          className={`${layout.fixed} ${layout.round} ${styles.dot}`}
          data-phase={phase}
          aria-hidden="true"
        />
        <h2 className={layout.text14}>{name}</h2>
        {minutes > 0 ? (
          <span className={layout.dim13} data-figures="">
            {t('totals.total', { total: minutes })}
          </span>
        ) : null}
        <div className={`${layout.flex} ${styles.phaseTools}`}>
          <Button
            kind="quiet"
            icon={<IconPlus size={16} stroke={1.75} />}
            onClick={() => findFor(phase)}
          >
            <span className={layout.hidden}>{t('planner.find', { phase: name })}</span>
            <span aria-hidden="true">{t('planner.exercise')}</span>
          </Button>
          <Button
            kind="quiet"
            disabled={isFull(plan)}
            icon={<IconCoffee size={16} stroke={1.75} />}
            onClick={() => moves.addFree(phase)}
          >
            <span className={layout.hidden}>{t('board.free_block_in', { phase: name })}</span>
            <span aria-hidden="true">{t('planner.break')}</span>
          </Button>
        </div>
      </header>
      {steps.length > 0 ? (
        <ol className={`${layout.listStack} ${styles.steps}`}>
          {steps.map((step) => (
            <StepRow key={step.key} step={step} phase={phase} />
          ))}
        </ol>
      ) : (
        <p
          className={`${layout.roundControl} ${layout.size13} ${layout.dimmed} ${layout.padRow} ${styles.empty}`}
        >
          {t(isPhone ? 'planner.phase_empty_phone' : 'board.phase_empty')}
        </p>
      )}
    </section>
  )
}
