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
import { blockFaults } from '../model/board/block-faults'
import { valuesOf, withExercise } from '../model/board/planner-start'
import { settled } from '../model/board/steps'
import { draftKey, trainingDrafts } from '../model/training-draft'
import type { TrainingFields, TrainingKey, TrainingValues } from '../model/training-schema'
import { ConflictDialog } from './conflict-dialog'
import { PlannerDetails } from './details/planner-details'
import { DraftNotice } from './draft-notice'
import { PlanLeaveGuard } from './plan-leave-guard'
import { PlannerWorkplace } from './planner-workplace'
import styles from './planner.module.css'
import { SaveProblem } from './save-problem'
import type { Beginning } from './start/start-from'
import { useDraft } from './state/use-draft'
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
  const storageKey = draftKey(userId, existing?.id ?? draftName ?? null)
  const [start] = useState(() => trainingDrafts.read(storageKey))
  const [begin] = useState(() => (start ? restored(start.values, linked) : props.values))
  const state = usePlannerState(props.values, begin)
  const [base, setBase] = useState(start ? start.base_version : (existing?.version ?? null))
  const draft = useDraft(state, { storageKey, start, baseVersion: base })

  function zoneOf(teamId: string): string {
    const team = teams.find(({ id }) => id === teamId) ?? teams[0]
    return team?.school.time_zone ?? 'Europe/Berlin'
  }

  const saving = usePlannerSave({
    existing: existing && { id: existing.id, version: base ?? existing.version },
    stored: props.values,
    zoneOf,
    onSaved: (id) => {
      isSaved.current = true
      draft.drop(true)
      showToast('success', 'planner:form.saved')
      void navigate(href(paths.trainings.details, { trainingId: id }), { replace: true })
    },
  })

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
      startOver(valuesOf(training, zone, i18n.language), training.version)
      saving.forgetConflict()
      showToast('info', 'planner:planner.theirs_loaded')
    })
  }

  /** Takes a plan over; what was typed above it stays. */
  function beginWith({ blocks, title, objective }: Beginning) {
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
    const fault = Object.keys(blockFaults(blocks))[0]
    if (fault === undefined) return saving.save({ ...fields, blocks })
    setAttempts((count) => count + 1)
    document.getElementById(`block-${fault}`)?.querySelector('input')?.focus()
  }

  const submit = state.methods.handleSubmit(send, (_errors: FieldErrors<TrainingFields>) =>
    setAttempts((count) => count + 1),
  )
  const trainingId = existing?.id ?? null
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
              zoneOf={zoneOf}
              onDiscard={() => startOver(state.clean, existing?.version ?? null)}
            />
          ) : null}
          <PlannerDetails
            teams={teams}
            zoneOf={zoneOf}
            isNew={!existing}
            trainingId={trainingId}
            attempts={attempts}
          />
          <PlannerWorkplace
            state={state}
            teams={teams}
            userId={userId}
            zoneOf={zoneOf}
            trainingId={trainingId}
            isTried={attempts > 0}
            keptAt={draft.keptAt}
            onBegin={beginWith}
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
          <PlanLeaveGuard isLeaving={() => isSaved.current} isChanged={state.isChanged} />
        </form>
      </FormStatus>
    </FormProvider>
  )
}

/** A draft as it was left, its lanes in order, with the exercise the address asks for. */
function restored(values: TrainingValues, linked: ExerciseCardData | null | undefined) {
  const blocks = settled(values.blocks)
  return { ...values, blocks: linked ? [...withExercise(blocks, linked)] : blocks }
}
