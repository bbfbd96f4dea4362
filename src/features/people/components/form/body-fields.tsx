import { useTranslation } from 'react-i18next'
import { NumberField } from '@/shared/form/fields/number-field'
import { FieldRow, FormSection } from '@/shared/ui/patterns/form-section'
import layout from '@/shared/ui/layout.module.css'
import { playerLimits } from '../../model/player'

/** Height and weight of today; earlier ones stay as history. Without the family's consent it says why there is none. */
export function BodyFields({ needsConsent }: { needsConsent: boolean }) {
  const { t } = useTranslation('people')
  const { height, weight } = playerLimits
  if (needsConsent) {
    return (
      <FormSection title={t('form.body')}>
        <p className={layout.dim13}>{t('form.body_consent')}</p>
      </FormSection>
    )
  }
  return (
    <FormSection title={t('form.body')} why={t('form.body_why')}>
      <FieldRow>
        <NumberField
          name="height_cm"
          label={t('player.height')}
          suffix={t('player.cm')}
          min={height.min}
          max={height.max}
          decimals={1}
        />
        <NumberField
          name="weight_kg"
          label={t('player.weight')}
          suffix={t('player.kg')}
          min={weight.min}
          max={weight.max}
          decimals={1}
        />
      </FieldRow>
    </FormSection>
  )
}
