import { useRef, useState } from 'react'
import { FormProvider, type FieldErrors } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Team } from '@/features/teams/api/teams'
import { href, paths } from '@/lib/router/paths'
import { showToast } from '@/lib/toast'
import { FormStatus } from '@/shared/form/form-status'
import layout from '@/shared/ui/layout.module.css'
import type { ExerciseCardData } from '@/features/exercises/model/exercise'
import { listBlockFaults } from '../model/board/list-block-faults'
import { toRepeatedValues, addExercise } from '../model/board/planner-start'
import { normalizePlan } from '../model/board/steps'
import { createDraftKey, trainingDrafts } from '../model/training-draft'
import type { TrainingFields, TrainingKey, TrainingValues } from '../model/training-schema'
import { ConflictDialog } from './conflict-dialog'
import { OwnTrainingDialog } from './details/own-training-dialog'
import { PlannerDetails } from './details/planner-details'
import { DraftNotice } from './draft-notice'
import { PlanLeaveGuard } from './plan-leave-guard'
import { PlannerWorkplace } from './planner-workplace'
import styles from './planner.module.css'
import { SaveProblem } from './save-problem'
import type { Beginning } from './start/start-from'
import { useDraft } from './state/use-draft'
import { useOwnTraining } from './state/use-own-training'
import { usePlannerSave } from './state/use-planner-save'
import { usePlannerState } from './state/use-planner-state'

interface PlannerProps {
  userId: string
  teams: readonly Team[]
  values: TrainingValues
  existing: TrainingKey | null
  /** Names the draft of a new session; `new` unless it repeats another one. */
  draftName?: string
  /** An exercise the address asks for, added to a restored draft as well. */
  linked?: ExerciseCardData | null
  /** The address names a day: a restored draft may move there. */
  hasSlot?: boolean
}

/** The session planner: time and place above, exercises beside the plan, save always in reach. */
export function Planner(props: PlannerProps) {
  const { userId, teams, existing, draftName, linked, hasSlot } = props
  const { i18n } = useTranslation('planner')
  const navigate = useNavigate()
  const isSaved = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  const storageKey = createDraftKey(userId, existing?.id ?? draftName ?? null)
  const [start] = useState(() => trainingDrafts.read(storageKey))
  const [begin] = useState(() => (start ? restoreValues(start.values, linked) : props.values))
  const state = usePlannerState(props.values, begin)
  const [base, setBase] = useState(start ? start.base_version : (existing?.version ?? null))
  const draft = useDraft(state, { storageKey, start, baseVersion: base })

  function getZone(teamId: string): string {
    const team = teams.find(({ id }) => id === teamId) ?? teams[0]
    return team?.school.time_zone ?? 'Europe/Berlin'
  }

  const key = existing && { id: existing.id, version: base ?? existing.version }
  const own = useOwnTraining({ existing: key, stored: props.values, zoneOf: getZone })
  const saving = usePlannerSave({
    existing: key,
    stored: props.values,
    zoneOf: getZone,
    settle: own.settle,
    onSaved: (id) => {
      isSaved.current = true
      draft.drop(true)
      showToast('success', 'planner:form.saved')
      void navigate(href(paths.trainings.details, { trainingId: id }), { replace: true })
    },
  })

  function saveAs(values: TrainingValues, as: TrainingKey | null) {
    own.forget()
    void saving.saveAs(values, as)
  }

  function startOver(values: TrainingValues, version: number | null) {
    draft.drop()
    setBase(version)
    state.startOver(values)
  }

  async function takeTheirs() {
    if (!existing) return
    await saving.attempt(async () => {
      const training = await saving.newest(existing.id)
      const zone = training.team.school.time_zone
      startOver(toRepeatedValues(training, zone, i18n.language), training.version)
      saving.forgetConflict()
      showToast('info', 'planner:planner.theirs_loaded')
    })
  }

  /** Takes a plan over; what was typed above it stays. */
  function applyBeginning({ blocks, title, objective }: Beginning) {
    const now = state.values()
    state.merge({
      blocks,
      title: now.title || title || '',
      objective: now.objective || objective || '',
    })
    showToast('info', 'planner:plan.begin.taken', {
      action: { label: 'planner:board.undo', run: state.undo },
    })
  }

  async function send(fields: TrainingFields) {
    const blocks = [...state.plan]
    const fault = Object.keys(listBlockFaults(blocks))[0]
    if (fault === undefined) return saving.save({ ...fields, blocks })
    setAttempts((count) => count + 1)
    document.getElementById(`block-${fault}`)?.querySelector('input')?.focus()
  }

  const submit = state.methods.handleSubmit(send, (_errors: FieldErrors<TrainingFields>) =>
    setAttempts((count) => count + 1),
  )
  const trainingId = existing?.id ?? null
  const { planThat } = own
  return (
    <FormProvider {...state.methods}>
      <FormStatus value={{ isBusy: saving.isBusy }}>
        <form
          ref={form}
          className={`${layout.stack4} ${styles.planner}`}
          noValidate
          onSubmit={(event) => {
            event.stopPropagation()
            void submit(event)
          }}
        >
          {draft.found || draft.isRefused ? (
            <DraftNotice
              savedAt={draft.found?.saved_at ?? null}
              slot={hasSlot ? state.clean : null}
              zoneOf={getZone}
              onDiscard={() => startOver(state.clean, existing?.version ?? null)}
            />
          ) : null}
          <PlannerDetails
            teams={teams}
            zoneOf={getZone}
            isNew={!existing}
            trainingId={trainingId}
            attempts={attempts}
            clean={state.clean}
          />
          <PlannerWorkplace
            state={state}
            teams={teams}
            userId={userId}
            zoneOf={getZone}
            trainingId={trainingId}
            isTried={attempts > 0}
            keptAt={draft.keptAt}
            onBegin={applyBeginning}
            problem={
              saving.failure ? (
                <SaveProblem
                  failure={saving.failure}
                  isBusy={saving.isBusy}
                  onRetry={() => form.current?.requestSubmit()}
                />
              ) : null
            }
          />
          <ConflictDialog
            isOpen={saving.isConflict}
            isBusy={saving.isBusy}
            onTheirs={() => void takeTheirs()}
            onMine={() => void saving.saveOver()}
            onClose={saving.forgetConflict}
          />
          <OwnTrainingDialog
            training={own.asked?.training ?? null}
            teamName={teams.find(({ id }) => id === own.asked?.values.team_id)?.name ?? ''}
            zone={getZone(own.asked?.values.team_id ?? '')}
            isBusy={saving.isBusy}
            onPlanThat={planThat && (() => saveAs(planThat.values, planThat.key))}
            onKeep={() => own.asked && saveAs(own.asked.values, key)}
            onClose={own.forget}
          />
          <PlanLeaveGuard isLeaving={() => isSaved.current} isChanged={state.isChanged} />
        </form>
      </FormStatus>
    </FormProvider>
  )
}

/** A draft as it was left, its lanes in order, with the exercise the address asks for. */
function restoreValues(values: TrainingValues, linked: ExerciseCardData | null | undefined) {
  const blocks = normalizePlan(values.blocks)
  return { ...values, blocks: linked ? [...addExercise(blocks, linked)] : blocks }
}
