import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { getToday } from '@/lib/time/calendar-date'
import { DateField } from '@/shared/form/fields/date-field'
import { SelectField } from '@/shared/form/fields/select-field'
import { TextField } from '@/shared/form/fields/text-field'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { useExerciseChoices } from '../../api/exercise-choices'
import { taskKinds, taskLimits, type AssignInput } from '../../model/task-schemas'
import { AnimationField } from './animation-field'

/** What is to be done: free text, an animation to answer or an exercise of the library with a word from the coach. */
export function TaskFields() {
  const { t } = useTranslation('tasks')
  const { setValue } = useFormContext<AssignInput>()
  const kind = useWatch<AssignInput, 'kind'>({ name: 'kind' })
  const exercise = useWatch<AssignInput, 'exercise_id'>({ name: 'exercise_id' })
  const isExercise = kind !== 'general' && kind !== 'quiz' && exercise !== null
  return (
    <>
      <SelectField
        name="kind"
        label={t('assign.kind')}
        options={taskKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChange={() => {
          setValue('exercise_id', null)
          setValue('animation_id', null)
        }}
        required
      />
      {kind === 'quiz' ? (
        <QueryBoundary>
          <AnimationField />
        </QueryBoundary>
      ) : null}
      {kind === 'individual' || kind === 'mental' ? <ExerciseField key={kind} kind={kind} /> : null}
      {isExercise || kind === 'quiz' ? null : (
        <TextField
          name="title"
          label={t('assign.title')}
          hint={t('assign.title_hint')}
          maxLength={taskLimits.title}
          required
        />
      )}
      <TextareaField
        name="body"
        label={t(isExercise || kind === 'quiz' ? 'assign.message' : 'assign.body')}
        hint={t(isExercise || kind === 'quiz' ? 'assign.message_hint' : 'assign.body_hint')}
        rows={4}
        maxLength={isExercise ? taskLimits.message : taskLimits.body}
      />
      <DateField
        name="due_on"
        label={t('assign.due')}
        hint={t('assign.due_hint')}
        min={getToday()}
      />
    </>
  )
}

function ExerciseField({ kind }: { kind: 'individual' | 'mental' }) {
  const { t } = useTranslation('tasks')
  const choices = useExerciseChoices(kind)
  if (choices.length === 0) return null
  return (
    <SelectField
      name="exercise_id"
      label={t('assign.exercise')}
      hint={t('assign.exercise_hint')}
      isSearchable
      isClearable
      options={choices.map(({ id, title, minutes, min_age: from, max_age: to }) => ({
        value: id,
        label: t('assign.exercise_option', { title, minutes, from, to }),
      }))}
    />
  )
}
