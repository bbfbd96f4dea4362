import { useTranslation } from 'react-i18next'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { useMessage } from '@/shared/form/use-message'
import { FormSection } from '@/shared/ui/patterns/form-section'
import type { ExerciseValues } from '../../../model/exercise-form/exercise-schema'
import { AudienceFields } from './audience-fields'

/** Who finds it in their library. */
export function SharingSection({ schoolId }: { schoolId: string }) {
  const { t } = useTranslation('exercises')
  const message = useMessage()
  const { setValue } = useFormContext<ExerciseValues>()
  const visibility = useWatch<ExerciseValues, 'visibility'>({ name: 'visibility' })
  const { field, fieldState } = useController<ExerciseValues, 'team_id'>({ name: 'team_id' })
  return (
    <FormSection title={t('exercise_form.sharing.title')} why={t('exercise_form.sharing.why')}>
      <AudienceFields
        schoolId={schoolId}
        audience={{ visibility, team_id: field.value }}
        problem={message(fieldState.error?.message)}
        onChange={(audience) => {
          setValue('visibility', audience.visibility, { shouldDirty: true })
          field.onChange(audience.team_id)
        }}
      />
    </FormSection>
  )
}
