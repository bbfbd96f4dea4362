import { useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isLocale, locales, type Locale } from '@/lib/i18n/locale'
import { TextField } from '@/shared/form/fields/text-field'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { FormFold } from '@/shared/ui/patterns/form-fold'
import { FormSection } from '@/shared/ui/patterns/form-section'
import { individualLimits as limits } from '../../model/exercise'
import { isBlank, noWords, type IndividualInput } from '../../model/form/exercise-schema'

/** What the exercise says: the reader's language first, the other two where somebody needs them. */
export function WordsSection() {
  const { t, i18n } = useTranslation('individual')
  const { errors, defaultValues } = useFormState<IndividualInput>()
  const own: Locale = isLocale(i18n.language) ? i18n.language : 'en'
  const isWritten = (locale: Locale) => {
    const words = defaultValues?.texts?.[locale]
    return words !== undefined && !isBlank({ ...noWords, ...words })
  }
  // an exercise written in another language only begins with that one
  const first = isWritten(own) ? own : (locales.find(isWritten) ?? own)
  return (
    <FormSection title={t('form.words')} why={t('form.words_why')}>
      <WordsFields locale={first} />
      {locales
        .filter((locale) => locale !== first)
        .map((locale) => (
          <FormFold
            key={locale}
            title={t(`form.also_${locale}`)}
            isOpen={isWritten(locale) || errors.texts?.[locale] !== undefined}
          >
            <WordsFields locale={locale} />
          </FormFold>
        ))}
    </FormSection>
  )
}

function WordsFields({ locale }: { locale: Locale }) {
  const { t } = useTranslation('individual')
  const toName = (name: string) => `texts.${locale}.${name}`
  return (
    <>
      <TextField name={toName('title')} label={t('form.title')} maxLength={limits.title} required />
      <TextField
        name={toName('aim')}
        label={t('form.aim')}
        hint={t('form.aim_hint')}
        maxLength={limits.aim}
        required
      />
      <TextareaField
        name={toName('steps')}
        label={t('details.steps')}
        hint={t('form.lines_hint', { most: limits.steps })}
        rows={5}
        required
      />
      <TextareaField
        name={toName('points')}
        label={t('details.points')}
        hint={t('form.lines_hint', { most: limits.points })}
      />
      <TextareaField
        name={toName('progressions')}
        label={t('details.progressions')}
        hint={t('form.lines_hint', { most: limits.points })}
      />
      <TextField
        name={toName('measuring')}
        label={t('details.measuring')}
        hint={t('form.measuring_hint')}
        maxLength={limits.measuring}
      />
    </>
  )
}
