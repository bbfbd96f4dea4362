import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { NumberField } from '@/shared/form/fields/number-field'
import { SelectField } from '@/shared/form/fields/select-field'
import { TextField } from '@/shared/form/fields/text-field'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { FieldRow, FormSection } from '@/shared/ui/patterns/form-section'
import layout from '@/shared/ui/layout.module.css'
import {
  achievementLimits,
  achievementRules,
  achievementTiers,
  badgeIcons,
  badgeShapes,
  textLocales,
  toThreshold,
  type AchievementInput,
} from '../../model/achievement'
import { Badge } from '../../widgets/badge'
import { ReachCard } from '../reach-card'
import { useAchievementText } from '../use-achievement-text'
import { PictureField } from './picture-field'

/** The rule in plain words, the badge, the words of three languages, and whom it would reach. */
export function AchievementFields() {
  return (
    <>
      <RuleSection />
      <BadgeSection />
      <WordsSection />
    </>
  )
}

function RuleSection() {
  const { t } = useTranslation('achievements')
  const { formatRule } = useAchievementText()
  const [rule, threshold] = useWatch<AchievementInput, ['rule', 'threshold']>({
    name: ['rule', 'threshold'],
  })
  const counted = toThreshold(rule, threshold)
  return (
    <FormSection title={t('form.rule')} why={t('form.rule_why')}>
      <SelectField
        name="rule"
        label={t('form.given_for')}
        options={achievementRules.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        required
      />
      {rule === 'by_hand' ? (
        <p className={layout.dim14}>{t('form.by_hand')}</p>
      ) : (
        <>
          <NumberField
            name="threshold"
            label={t(rule === 'stat_improved' ? 'form.points' : 'form.threshold')}
            hint={t(`hints.${rule}`)}
            min={rule === 'stat_improved' ? 0.1 : 1}
            max={rule === 'stat_improved' ? achievementLimits.points : achievementLimits.threshold}
            decimals={rule === 'stat_improved' ? 1 : 0}
            required
          />
          {counted === null ? null : (
            <p className={layout.medium} aria-live="polite">
              {t('form.sentence', { rule: formatRule(rule, counted) })}
            </p>
          )}
        </>
      )}
      {rule !== 'by_hand' && counted === null ? null : (
        <ReachCard rule={rule} threshold={counted} />
      )}
    </FormSection>
  )
}

function BadgeSection() {
  const { t } = useTranslation('achievements')
  const [shape, icon, tier] = useWatch<AchievementInput, ['shape', 'icon', 'tier']>({
    name: ['shape', 'icon', 'tier'],
  })
  return (
    <FormSection title={t('form.badge')} why={t('form.badge_why')}>
      <div className={layout.row2}>
        <Badge badge={{ shape, icon, tier }} size={96} />
        <div className={layout.grow}>
          <SelectField
            name="tier"
            label={t('tier')}
            options={achievementTiers.map((value) => ({ value, label: t(`tiers.${value}`) }))}
            required
          />
        </div>
      </div>
      <PictureField
        name="shape"
        label={t('form.shape')}
        options={badgeShapes.map((value) => ({
          value,
          label: t(`shapes.${value}`),
          picture: <Badge badge={{ shape: value, icon, tier }} size={40} />,
        }))}
      />
      <PictureField
        name="icon"
        label={t('form.icon')}
        options={badgeIcons.map((value) => ({
          value,
          label: t(`icons.${value}`),
          picture: <Badge badge={{ shape, icon: value, tier }} size={40} />,
        }))}
      />
      <NumberField
        name="sort_order"
        label={t('form.place')}
        hint={t('form.place_hint')}
        min={0}
        max={achievementLimits.sortOrder}
        required
      />
    </FormSection>
  )
}

function WordsSection() {
  const { t } = useTranslation('achievements')
  return (
    <FormSection title={t('form.words')} why={t('form.words_why')}>
      {textLocales.map((locale) => (
        <FieldRow key={locale}>
          <TextField
            name={`${locale}.title`}
            label={t(`form.title_${locale}`)}
            maxLength={achievementLimits.title}
            required={locale === 'en'}
          />
          <TextareaField
            name={`${locale}.description`}
            label={t(`form.description_${locale}`)}
            maxLength={achievementLimits.description}
            required={locale === 'en'}
          />
        </FieldRow>
      ))}
    </FormSection>
  )
}
