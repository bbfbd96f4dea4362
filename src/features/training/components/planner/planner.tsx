import { useLayoutEffect, useRef, useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, useForm, type FieldErrors } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Team } from '@/features/teams/api/teams'
import { href, paths } from '@/lib/router/paths'
import { showToast } from '@/lib/toast'
import { FormStatus } from '@/shared/form/form-status'
import type { ExerciseCardData } from '../../model/exercise'
import { valuesOf, withExercise } from '../../model/planner/planner-start'
import { draftKey, restoreDraft } from '../../model/training-draft'
import { trainingSchema, type TrainingKey, type TrainingValues } from '../../model/training-schema'
import { ConflictDialog } from './conflict-dialog'
import { DraftNotice } from './draft-notice'
import { PlanLeaveGuard } from './plan-leave-guard'
import { PlannerDetails } from './planner-details'
import { PlannerWorkplace } from './planner-workplace'
import styles from './planner.module.css'
import { SaveProblem } from './save-problem'
import { useDraft } from './use-draft'
import { usePlannerSave } from './use-planner-save'

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
  const { i18n } = useTranslation('training')
  const navigate = useNavigate()
  const [clean, setClean] = useState(props.values)
  const isSaved = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  const methods = useForm<TrainingValues>({
    resolver: zodResolver(trainingSchema),
    defaultValues: clean,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  })
  const storageKey = draftKey(userId, existing?.id ?? draftName ?? null)
  const [start] = useState(() => restoreDraft(localStorage, storageKey, Date.now()))
  const isRestored = useRef(false)
  const [base, setBase] = useState(start ? start.base_version : (existing?.version ?? null))
  const draft = useDraft(methods, { storageKey, start, baseVersion: base, clean })

  useLayoutEffect(() => {
    if (!start || isRestored.current) return
    isRestored.current = true
    const { values } = start
    const blocks = linked ? [...withExercise(values.blocks, linked)] : values.blocks
    methods.reset({ ...values, blocks }, { keepDefaultValues: true })
  }, [start, linked, methods])

  function zoneOf(teamId: string): string {
    const team = teams.find(({ id }) => id === teamId) ?? teams[0]
    return team?.school.time_zone ?? 'Europe/Berlin'
  }

  const saving = usePlannerSave({
    existing: existing && { id: existing.id, version: base ?? existing.version },
    zoneOf,
    onSaved: (id) => {
      isSaved.current = true
      draft.drop(true)
      showToast('success', 'training:form.saved')
      void navigate(href(paths.trainings.details, { trainingId: id }), { replace: true })
    },
  })

  function startOver(values: TrainingValues, version: number | null) {
    draft.drop()
    setClean(values)
    setBase(version)
    methods.reset(values)
  }

  async function takeTheirs() {
    if (!existing) return
    await saving.attempt(async () => {
      const training = await saving.newest(existing.id)
      const zone = training.team.school.time_zone
      startOver(valuesOf(training, zone, i18n.language), training.version)
      saving.forgetConflict()
      showToast('info', 'training:planner.theirs_loaded')
    })
  }

  function pointAtBlock(errors: FieldErrors<TrainingValues>) {
    setAttempts((count) => count + 1)
    const index = Array.isArray(errors.blocks) ? errors.blocks.findIndex(Boolean) : -1
    const key = methods.getValues('blocks')[index]?.key
    if (key) document.getElementById(`block-${key}`)?.querySelector('input')?.focus()
  }

  const send = methods.handleSubmit(saving.save, pointAtBlock)
  return (
    <FormProvider {...methods}>
      <FormStatus value={{ isBusy: saving.isBusy }}>
        <form
          ref={form}
          className={styles.planner}
          noValidate
          onSubmit={(event) => {
            event.stopPropagation()
            void send(event)
          }}
        >
          {draft.found || draft.isRefused ? (
            <DraftNotice
              savedAt={draft.found?.saved_at ?? null}
              slot={hasSlot ? clean : null}
              zoneOf={zoneOf}
              onDiscard={() => startOver(clean, existing?.version ?? null)}
            />
          ) : null}
          <PlannerDetails teams={teams} zoneOf={zoneOf} isNew={!existing} attempts={attempts} />
          <PlannerWorkplace
            teams={teams}
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
          <PlanLeaveGuard isLeaving={() => isSaved.current} />
        </form>
      </FormStatus>
    </FormProvider>
  )
}
