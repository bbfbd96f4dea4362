import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { NumberField } from '@/shared/form/fields/number-field'
import { SelectField } from '@/shared/form/fields/select-field'
import { FieldRow } from '@/shared/ui/patterns/form-section'
import { breathingLimits } from '../../model/exercise'
import { guideKinds, type ExerciseInput } from '../../model/exercise-schema'

/** How the app leads through it: at one's own pace, with a time for each step, or breath by breath. */
export function GuideFields() {
  const { t } = useTranslation('mental')
  const guide = useWatch<ExerciseInput, 'guide'>({ name: 'guide' })
  const seconds = { decimals: 1, suffix: t('form.seconds_unit'), required: true }
  return (
    <>
      <SelectField
        name="guide"
        label={t('form.guide')}
        hint={t(`form.guide_hints.${guide}`)}
        options={guideKinds.map((value) => ({ value, label: t(`form.guides.${value}`) }))}
        required
      />
      {guide === 'breathing' ? (
        <>
          <FieldRow>
            <NumberField
              name="breathing.in"
              label={t('phases.in')}
              {...breathingLimits.breath}
              {...seconds}
            />
            <NumberField
              name="breathing.hold"
              label={t('phases.hold')}
              {...breathingLimits.pause}
              {...seconds}
            />
          </FieldRow>
          <FieldRow>
            <NumberField
              name="breathing.out"
              label={t('phases.out')}
              {...breathingLimits.breath}
              {...seconds}
            />
            <NumberField
              name="breathing.rest"
              label={t('phases.rest')}
              {...breathingLimits.pause}
              {...seconds}
            />
          </FieldRow>
          <NumberField
            name="breathing.rounds"
            label={t('form.rounds')}
            {...breathingLimits.rounds}
            required
          />
        </>
      ) : null}
    </>
  )
}
