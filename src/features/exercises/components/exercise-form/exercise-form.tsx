import { useTranslation } from 'react-i18next'
import { Form } from '@/shared/form/form'
import { SubmitBar } from '@/shared/form/submit-bar'
import { FormFold } from '@/shared/ui/patterns/form-fold'
import { exerciseSchema, type ExerciseValues } from '../../model/exercise-form/exercise-schema'
import { AboutSection } from './about-section'
import { ChainSection } from './chain-section'
import { DrawingSection } from './drawing/drawing-section'
import { EquipmentSection } from './equipment-section'
import { NumbersSection } from './numbers/numbers-section'
import { SharingSection } from './sharing/sharing-section'
import { TextsSection } from './texts/texts-section'

interface ExerciseFormProps {
  values: ExerciseValues
  /** Whose the exercise is: its teams are the ones to share with. */
  schoolId: string
  /** Shows what changing one number asks of the others. */
  isAdapting: boolean
  draftKey: string
  cancelTo: string
  saveLabel: string
  onSave: (values: ExerciseValues) => Promise<void>
}

/** The drawing and five fields make an exercise; everything else is folded. Loses nothing on the way. */
export function ExerciseForm(props: ExerciseFormProps) {
  const { values, schoolId, isAdapting, draftKey, cancelTo, saveLabel, onSave } = props
  const { t } = useTranslation('exercises')
  return (
    <Form
      schema={exerciseSchema}
      defaultValues={values}
      onSubmit={onSave}
      draftKey={draftKey}
      label={t('exercise_form.label')}
      isGuarded
    >
      <DrawingSection />
      <TextsSection />
      <FormFold title={t('exercise_form.more')} isOpen={isAdapting}>
        <NumbersSection isAdapting={isAdapting} />
        <EquipmentSection />
        <AboutSection />
        <ChainSection />
        <SharingSection schoolId={schoolId} />
      </FormFold>
      <SubmitBar label={saveLabel} cancelTo={cancelTo} />
    </Form>
  )
}
