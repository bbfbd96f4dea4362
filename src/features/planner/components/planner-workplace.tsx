import { useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { SegmentedControl } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { toWallClock } from '@/lib/time/wall-clock'
import type { Team } from '@/features/teams/api/teams'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import layout from '@/shared/ui/layout.module.css'
import {
  exerciseFilterSchema,
  type ExerciseFilter,
} from '@/features/exercises/model/exercise-filter'
import { computeClockTimes, sumPlanMinutes } from '../model/plan-times'
import { listBlockFaults } from '../model/board/list-block-faults'
import { zoomLevels } from '../model/board/time-axis'
import type { TrainingPhase } from '@/features/exercises/model/taxonomy'
import type { TrainingFields } from '../model/training-schema'
import { PlannerCheck } from '../widgets/check/planner-check'
import { usePlannerCheck } from '../widgets/check/use-planner-check'
import { PlanBoard } from './axis/plan-board'
import { ConnectionLine } from './connection-line'
import { BlockSheet } from './details/block-sheet'
import { useSlot } from './details/use-slot'
import { PlanDrag } from './drag/plan-drag'
import { KeysHelpSheet } from './keys/keys-help'
import { KeysHelp } from './keys/keys-help-context'
import { LibraryPanel } from './library/library-panel'
import { PlannerContext } from './planner-context'
import { PlannerSwap } from './planner-swap'
import { PlannerToolbar } from './planner-toolbar'
import styles from './planner.module.css'
import { SaveTemplate } from './start/save-template'
import { StartFrom, type Beginning } from './start/start-from'
import { usePlanMoves } from './state/use-plan-moves'
import type { PlannerState } from './state/use-planner-state'
import { TotalsBar } from './totals/totals-bar'
import { useTrainingFacts } from './totals/use-training-facts'
import { usePlanFacts } from './totals/use-plan-facts'

interface PlannerWorkplaceProps {
  state: PlannerState
  teams: readonly Team[]
  userId: string
  zoneOf: (teamId: string) => string
  trainingId: string | null
  /** Somebody tried to save: what forbids it is shown from then on. */
  isTried: boolean
  /** When the draft was last written to this device. */
  keptAt: number | null
  onBegin: (beginning: Beginning) => void
  /** Why the last saving failed. */
  problem: ReactNode
}

/** Exercises beside the plan; on the phone one or the other. */
export function PlannerWorkplace(props: PlannerWorkplaceProps) {
  const { state, teams, userId, zoneOf, trainingId, isTried, keptAt, onBegin, problem } = props
  const { t } = useTranslation('planner')
  const isPhone = useIsPhone()
  const [view, setView] = useState('plan')
  const [filter, setFilter] = useState<ExerciseFilter>(() => exerciseFilterSchema.parse({}))
  const [isFitting, setIsFitting] = useState(true)
  const [zoom, setZoom] = useState<number>(zoomLevels[2])
  const [openKey, setOpenKey] = useState<string | null>(null)
  const [swapKey, setSwapKey] = useState<string | null>(null)
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const [time, teamId, duration] = useWatch<TrainingFields, ['time', 'team_id', 'duration']>({
    name: ['time', 'team_id', 'duration'],
  })
  const start = /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : '00:00'
  const planned = typeof duration === 'number' && duration > 0 ? duration : 0
  const { plan } = state
  const { moves, said, freshKey } = usePlanMoves(state, start)
  const slot = useSlot(zoneOf)
  const evening = useTrainingFacts(slot, trainingId)
  const facts = usePlanFacts(plan, evening)
  const team = teams.find(({ id }) => id === teamId)
  const age = toAge(team?.age_group ?? '')
  const check = usePlannerCheck({ plan, planned, slot, facts: evening, team, userId, trainingId })
  const faults = isTried ? listBlockFaults(plan) : {}

  useWindowEvent('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || openKey !== null) return
    const key = event.key.toLowerCase()
    const isBack = key === 'z' && !event.shiftKey
    const isForth = (key === 'z' && event.shiftKey) || key === 'y'
    if (!isBack && !isForth) return
    event.preventDefault()
    if (isBack) state.undo()
    else state.redo()
  })

  function findFor(phase: TrainingPhase) {
    setFilter({ ...exerciseFilterSchema.parse({}), phases: [phase] })
    setView('library')
  }

  return (
    <PlannerContext
      value={{
        plan,
        start,
        planned,
        times: computeClockTimes(plan, start),
        moves,
        freshKey,
        faults,
        zoom,
        findFor,
        openBlock: setOpenKey,
        swapBlock: slot ? setSwapKey : null,
        check,
      }}
    >
      <KeysHelp value={() => setIsHelpOpen(true)}>
        <p className={layout.hidden} role="status">
          {said}
        </p>
        <p className={layout.hidden} id="plan-keys">
          {t('plan.keys.instructions')}
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
        <PlanDrag className={styles.workplace}>
          <div className={styles.library} hidden={isPhone && view !== 'library'}>
            <LibraryPanel
              filter={{ ...filter, age: isFitting ? age : null }}
              onFilter={(next) => {
                setFilter(next)
                setIsFitting(next.age !== null)
              }}
              expected={facts.expected || null}
              ageGroup={team?.age_group ?? ''}
              age={age}
              facts={evening}
            />
          </div>
          <div className={styles.board} hidden={isPhone && view !== 'plan'}>
            <PlannerToolbar
              canUndo={state.canUndo}
              canRedo={state.canRedo}
              onUndo={state.undo}
              onRedo={state.redo}
              zoom={zoom}
              onZoom={setZoom}
              minutes={Math.max(planned, sumPlanMinutes(plan))}
              onKeys={() => setIsHelpOpen(true)}
            >
              {keptAt === null ? null : (
                <span className={`${layout.dimmed13} ${styles.kept}`} data-figures="">
                  {t('plan.kept', { time: toWallClock(keptAt, zoneOf(teamId)).time })}
                </span>
              )}
              {team ? (
                <>
                  <StartFrom team={team} userId={userId} onBegin={onBegin} />
                  <SaveTemplate
                    schoolId={team.school_id}
                    isEmpty={plan.length === 0}
                    values={state.values}
                  />
                </>
              ) : null}
            </PlannerToolbar>
            <PlanBoard />
          </div>
        </PlanDrag>
        <div className={`${layout.grid} ${layout.gap2} ${layout.sticky} ${styles.dock}`}>
          <ConnectionLine />
          {problem}
          <PlannerCheck teamId={teamId} state={state} onShowPlan={() => setView('plan')} />
          <TotalsBar facts={facts} />
        </div>
        <BlockSheet
          block={plan.find(({ key }) => key === openKey)}
          onClose={() => setOpenKey(null)}
        />
        <PlannerSwap
          block={plan.find(({ key }) => key === swapKey)}
          evening={slot && { ...slot, trainingId }}
          onClose={() => setSwapKey(null)}
        />
        <KeysHelpSheet isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
      </KeysHelp>
    </PlannerContext>
  )
}

/** 11 of `U11`; null where a group means no age. */
function toAge(ageGroup: string): number | null {
  const age = /^U(\d{1,2})$/.exec(ageGroup)?.[1]
  return age === undefined ? null : Number(age)
}
