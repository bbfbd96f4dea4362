import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { billingPeriods, planTiers, sellingRoles } from '@/features/billing/model/plan-offer'
import { planLimits, type PlanInput } from '@/features/billing/model/plan-schema'
import { NumberField } from '@/shared/form/fields/number-field'
import { SelectField } from '@/shared/form/fields/select-field'
import { FieldRow, FormSection } from '@/shared/ui/patterns/form-section'

/** For whom, what it costs and what it allows; who, tier and period of a stored plan are what it is. */
export function PlanFields({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation(['billing', 'common'])
  const tier = useWatch<PlanInput, 'tier'>({ name: 'tier' })
  const isFree = tier === 'free'
  return (
    <>
      {isNew ? (
        <FormSection title={t('plans.offer')} why={t('plans.offer_why')}>
          <FieldRow>
            <SelectField
              name="role"
              label={t('plans.role')}
              options={sellingRoles.map((value) => ({ value, label: t(`common:roles.${value}`) }))}
              required
            />
            <SelectField
              name="tier"
              label={t('plans.tier')}
              options={planTiers.map((value) => ({ value, label: t(`pricing.tiers.${value}`) }))}
              required
            />
          </FieldRow>
          {isFree ? null : (
            <SelectField
              name="period"
              label={t('pricing.period')}
              options={billingPeriods.map((value) => ({
                value,
                label: t(`pricing.periods.${value}`),
              }))}
              required
            />
          )}
        </FormSection>
      ) : null}
      {isFree ? null : (
        <FormSection title={t('plans.price')} why={t('plans.price_why')}>
          <FieldRow>
            <NumberField
              name="price"
              label={t('plans.price_euros')}
              min={0}
              max={planLimits.priceEuros}
              decimals={2}
              required
            />
            <NumberField
              name="trial_days"
              label={t('plans.trial')}
              hint={t('plans.trial_hint')}
              min={0}
              max={planLimits.trialDays}
              required
            />
          </FieldRow>
        </FormSection>
      )}
      <FormSection title={t('plans.limits')} why={t('plans.limits_why')}>
        <FieldRow>
          <NumberField
            name="max_teams"
            label={t('plans.teams')}
            hint={t('plans.empty_hint')}
            min={0}
            max={planLimits.teams}
          />
          <NumberField
            name="max_players"
            label={t('plans.players')}
            hint={t('plans.empty_hint')}
            min={0}
            max={planLimits.players}
          />
        </FieldRow>
      </FormSection>
    </>
  )
}
