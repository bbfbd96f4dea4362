import { useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Team } from '@/features/teams/api/teams'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { exerciseFilterSchema, type ExerciseFilter } from '../../model/exercise-filter'
import { clockTimes } from '../../model/plan-times'
import type { TrainingPhase } from '../../model/taxonomy'
import type { TrainingValues } from '../../model/training-schema'
import { EquipmentLine } from './board/equipment-line'
import { PlanBoard } from './board/plan-board'
import { PlanDrag } from './board/plan-drag'
import { TotalBar } from './board/total-bar'
import { LibraryPanel } from './library/library-panel'
import styles from './planner.module.css'
import { PlannerContext } from './planner-context'
import { useDragTexts } from './use-drag-texts'
import { usePlan } from './use-plan'

interface PlannerWorkplaceProps {
  teams: readonly Team[]
  /** Why the last saving failed. */
  problem: ReactNode
}

/** Exercises beside the plan; on the phone one or the other. */
export function PlannerWorkplace({ teams, problem }: PlannerWorkplaceProps) {
  const { t } = useTranslation('training')
  const isPhone = useIsPhone()
  const [view, setView] = useState('plan')
  const [filter, setFilter] = useState<ExerciseFilter>(() => exerciseFilterSchema.parse({}))
  const { plan, moves, said, freshKey } = usePlan()
  const [time, teamId] = useWatch<TrainingValues, ['time', 'team_id']>({
    name: ['time', 'team_id'],
  })
  const texts = useDragTexts()
  const ageGroup = teams.find(({ id }) => id === teamId)?.age_group ?? ''

  function findFor(phase: TrainingPhase) {
    setFilter({ ...exerciseFilterSchema.parse({}), age: filter.age, phases: [phase] })
    setView('library')
  }

  const times = clockTimes(plan, /^\d\d:\d\d$/.test(time) ? time : '00:00')
  return (
    <PlannerContext value={{ plan, times, moves, freshKey, findFor }}>
      <p className={styles.said} role="status">
        {said}
      </p>
      {isPhone ? (
        <SegmentedControl
          fullWidth
          aria-label={t('board.views')}
          className={styles.views}
          value={view}
          onChange={setView}
          data={[
            { value: 'plan', label: `${t('board.plan')} (${plan.length})` },
            { value: 'library', label: t('board.library') },
          ]}
        />
      ) : null}
      <PlanDrag plan={plan} texts={texts} onInsert={moves.add} onMove={moves.move}>
        <div className={styles.workplace}>
          <div className={styles.library} hidden={isPhone && view !== 'library'}>
            <LibraryPanel filter={filter} onFilter={setFilter} ageGroup={ageGroup} />
          </div>
          <div className={styles.board} hidden={isPhone && view !== 'plan'}>
            <PlanBoard />
            {isPhone ? <EquipmentLine className={styles.carry} /> : null}
          </div>
        </div>
      </PlanDrag>
      <div className={styles.dock}>
        {problem}
        <TotalBar plan={plan} />
      </div>
    </PlannerContext>
  )
}
