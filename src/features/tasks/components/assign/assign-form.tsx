import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { z } from 'zod'
import type { Team } from '@/features/teams/api/teams'
import { paths } from '@/lib/router/paths'
import { showToast } from '@/lib/toast'
import { EntityForm } from '@/shared/form/entity-form'
import { FormSection } from '@/shared/ui/patterns/form-section'
import { useAssignTasks } from '../../api/assign'
import { useAssignQuiz } from '../../api/quizzes'
import type { Candidate } from '../../model/candidates'
import { listAssignFieldErrors } from '../../model/failure'
import { assignSchema, taskKinds, type AssignInput } from '../../model/task-schemas'
import { toDueInstant } from '../../model/to-due-instant'
import { useRequestIds } from '../use-request-ids'
import { PlayersField } from './players-field'
import { TaskFields } from './task-fields'

interface AssignFormProps {
  candidates: readonly Candidate[]
  /** At least one, whose school says when a day ends. */
  teams: readonly Team[]
}

/** Who and what on one page; the button says how many get it. */
export function AssignForm({ candidates, teams }: AssignFormProps) {
  const { t } = useTranslation('tasks')
  const [params] = useSearchParams()
  const { mutateAsync: assign } = useAssignTasks()
  const { mutateAsync: assignQuiz } = useAssignQuiz()
  const getIds = useRequestIds()
  const asked = candidates.filter(({ id }) => id === params.get('player')).map(({ id }) => id)
  const askedKind = taskKinds.find((kind) => kind === params.get('kind')) ?? 'general'
  const askedExercise = z.guid().safeParse(params.get('exercise')).data ?? null
  const askedAnimation = z.guid().safeParse(params.get('animation')).data ?? null
  const [count, setCount] = useState(asked.length)
  const values: AssignInput = {
    player_ids: asked,
    kind: askedKind,
    exercise_id: askedKind === 'general' ? null : askedExercise,
    animation_id: askedKind === 'quiz' ? askedAnimation : null,
    title: '',
    body: '',
    due_on: null,
  }
  return (
    <EntityForm
      title={t('pages.assign')}
      description={t('assign.lead')}
      back={{ to: paths.tasks.active, label: t('pages.active') }}
      schema={assignSchema}
      values={values}
      draftKey={['tasks:assign', values.exercise_id ?? values.animation_id]
        .filter(Boolean)
        .join(':')}
      save={async (sent) => {
        const { due_on, exercise_id, animation_id, kind, ...task } = sent
        const [request_id = ''] = getIds(sent, 1)
        const due_at = toDueInstant(due_on, teams[0]?.school.time_zone ?? 'UTC')
        const given = await (kind === 'quiz'
          ? assignQuiz({
              player_ids: task.player_ids,
              animation_id: animation_id ?? '',
              body: task.body,
              due_at,
              request_id,
            })
          : assign({
              ...task,
              kind,
              exercise_id: kind === 'general' ? null : exercise_id,
              due_at,
              request_id,
            }))
        const isAll = given === task.player_ids.length
        showToast('success', isAll ? 'tasks:assign.given' : 'tasks:assign.given_some', {
          values: { count: given, all: task.player_ids.length },
        })
        return paths.tasks.active
      }}
      fieldErrors={listAssignFieldErrors}
      submitLabel={count === 0 ? t('assign.submit') : t('assign.submit_count', { count })}
    >
      <FormSection title={t('assign.who')} why={t('assign.who_why')}>
        <PlayersField
          name="player_ids"
          candidates={candidates}
          teams={teams}
          startTeam={teams.find(({ id }) => id === params.get('team'))?.id ?? ''}
          onCount={setCount}
        />
      </FormSection>
      <FormSection title={t('assign.what')} why={t('assign.what_why')}>
        <TaskFields />
      </FormSection>
    </EntityForm>
  )
}
