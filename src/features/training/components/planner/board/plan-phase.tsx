import { IconCoffee, IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { Button } from '@/shared/ui/button'
import { blocksOf, isFull } from '../../../model/plan'
import { phaseMinutes } from '../../../model/plan-times'
import type { TrainingPhase } from '../../../model/taxonomy'
import { usePlanner } from '../planner-context'
import styles from './board.module.css'
import { PlanBlockRow } from './plan-block-row'
import { DropPhase } from './plan-drag'

/** One part of the session with its blocks, its minutes, and two ways to add something. */
export function PlanPhase({ phase }: { phase: TrainingPhase }) {
  const { t } = useTranslation('training')
  const { plan, moves, findFor } = usePlanner()
  const isPhone = useIsPhone()
  const blocks = blocksOf(plan, phase)
  const name = t(`phases.${phase}`)
  const minutes = phaseMinutes(plan, phase)
  return (
    <DropPhase
      phase={phase}
      keys={blocks.map(({ key }) => key)}
      className={styles.phase}
      label={name}
    >
      <header className={styles.phaseHead}>
        <span className={styles.dot} data-phase={phase} aria-hidden="true" />
        <h2 className={styles.phaseName}>{name}</h2>
        {minutes > 0 ? (
          <span className={styles.phaseMinutes} data-figures="">
            {t('totals.total', { total: minutes })}
          </span>
        ) : null}
        <div className={styles.phaseTools}>
          <Button
            kind="quiet"
            icon={<IconSearch size={16} stroke={1.75} />}
            onClick={() => findFor(phase)}
          >
            <span className={styles.full}>{t('planner.find', { phase: name })}</span>
            <span aria-hidden="true">{t('planner.exercise')}</span>
          </Button>
          <Button
            kind="quiet"
            disabled={isFull(plan)}
            icon={<IconCoffee size={16} stroke={1.75} />}
            onClick={() => moves.addFree(phase)}
          >
            <span className={styles.full}>{t('board.free_block_in', { phase: name })}</span>
            <span aria-hidden="true">{t('planner.break')}</span>
          </Button>
        </div>
      </header>
      {blocks.length > 0 ? (
        <ol className={styles.blocks}>
          {blocks.map((block, index) => (
            <PlanBlockRow key={block.key} block={block} index={index} />
          ))}
        </ol>
      ) : (
        <p className={styles.empty}>
          {t(isPhone ? 'planner.phase_empty_phone' : 'board.phase_empty')}
        </p>
      )}
    </DropPhase>
  )
}
