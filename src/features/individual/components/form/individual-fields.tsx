import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useTrainingAccess } from '@/features/teams/widgets/use-training-access'
import { intensityLevels } from '@/features/exercises/model/taxonomy'
import { NumberField } from '@/shared/form/fields/number-field'
import { SelectField } from '@/shared/form/fields/select-field'
import { SwitchField } from '@/shared/form/fields/switch-field'
import { TextField } from '@/shared/form/fields/text-field'
import { FieldRow, FormSection } from '@/shared/ui/patterns/form-section'
import { toOptions } from '@/shared/ui/filters/list-filter'
import {
  equipmentKinds,
  individualLimits,
  individualTopics,
  measures,
  places,
  visibilities,
} from '../../model/exercise'
import type { IndividualInput } from '../../model/form/exercise-schema'
import { useIndividualText } from '../use-individual-text'
import { WordsSection } from './words-section'

/** Words first, then for whom and where, what is counted, and who finds it. */
export function IndividualFields({ schoolId }: { schoolId: string }) {
  return (
    <>
      <WordsSection />
      <FrameSection />
      <MeasureSection />
      <SharingSection schoolId={schoolId} />
    </>
  )
}

function FrameSection() {
  const { t } = useTranslation(['individual', 'exercises'])
  const text = useIndividualText()
  return (
    <FormSection title={t('form.frame')} why={t('form.frame_why')}>
      <FieldRow>
        <SelectField
          name="topic"
          label={t('facts.topic')}
          options={individualTopics.map((value) => ({ value, label: text.formatTopic(value) }))}
          required
        />
        <SelectField
          name="place"
          label={t('facts.place')}
          options={places.map((value) => ({ value, label: text.formatPlace(value) }))}
          required
        />
      </FieldRow>
      <FieldRow>
        <SelectField
          name="people"
          label={t('facts.people')}
          options={[
            { value: '1', label: t('people.solo') },
            { value: '2', label: t('people.pair') },
          ]}
          required
        />
        <SelectField
          name="level"
          label={t('facts.level')}
          options={['1', '2', '3', '4', '5'].map((value) => ({
            value,
            label: t('facts.level_value', { level: value }),
          }))}
          required
        />
      </FieldRow>
      <FieldRow>
        <NumberField name="min_age" label={t('form.min_age')} min={4} max={99} required />
        <NumberField name="max_age" label={t('form.max_age')} min={4} max={99} required />
      </FieldRow>
      <FieldRow>
        <NumberField name="minutes" label={t('form.minutes')} min={1} max={120} required />
        <NumberField name="sets" label={t('form.sets')} min={1} max={20} />
        <NumberField name="repetitions" label={t('form.repetitions')} min={1} max={1000} />
      </FieldRow>
      <SelectField
        name="intensity"
        label={t('form.intensity')}
        options={intensityLevels.map((value) => ({
          value,
          label: t(`exercises:intensity.${value}`),
        }))}
        required
      />
      <SelectField
        name="equipment"
        label={t('facts.equipment')}
        hint={t('form.equipment_hint')}
        options={equipmentKinds.map((value) => ({ value, label: t(`equipment.${value}`) }))}
        multiple
        isClearable
      />
      <TextField
        name="video_url"
        type="url"
        label={t('form.video')}
        hint={t('form.video_hint')}
        maxLength={individualLimits.videoUrl}
      />
    </FormSection>
  )
}

function MeasureSection() {
  const { t } = useTranslation('individual')
  const measure = useWatch<IndividualInput, 'measure'>({ name: 'measure' })
  return (
    <FormSection title={t('form.measure')} why={t('form.measure_why')}>
      <SelectField
        name="measure"
        label={t('form.measure_field')}
        hint={t('form.measure_hint')}
        options={measures.map((value) => ({ value, label: t(`form.measure_${value}`) }))}
        isClearable
      />
      {measure ? (
        <NumberField
          name="target"
          label={t('form.target')}
          hint={t('form.target_hint')}
          min={1}
          max={individualLimits.result}
        />
      ) : null}
      {measure === 'seconds' ? (
        <SwitchField name="is_lower_better" label={t('form.lower')} hint={t('form.lower_hint')} />
      ) : null}
      <SwitchField
        name="needs_go_ahead"
        label={t('form.go_ahead')}
        hint={t('form.go_ahead_hint')}
      />
    </FormSection>
  )
}

function SharingSection({ schoolId }: { schoolId: string }) {
  const { t } = useTranslation('individual')
  const { teams } = useTrainingAccess()
  const visibility = useWatch<IndividualInput, 'visibility'>({ name: 'visibility' })
  const own = teams.filter(({ school_id }) => school_id === schoolId)
  return (
    <FormSection title={t('form.sharing')} why={t('form.sharing_why')}>
      <SelectField
        name="visibility"
        label={t('form.visibility')}
        options={visibilities
          .filter((value) => value !== 'team' || own.length > 0)
          .map((value) => ({ value, label: t(`form.visible_${value}`) }))}
        required
      />
      {visibility === 'team' ? (
        <SelectField name="team_id" label={t('form.team')} options={toOptions(own)} required />
      ) : null}
    </FormSection>
  )
}
