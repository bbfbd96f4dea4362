import { useState } from 'react'
import { Tabs } from '@mantine/core'
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isLocale, locales, type Locale } from '@/lib/i18n/locale'
import { useMessage } from '@/shared/form/use-message'
import { Alert } from '@/shared/public/alert'
import { ActionMenu } from '@/shared/ui/action-menu'
import { FormSection } from '@/shared/ui/patterns/form-section'
import layout from '@/shared/ui/layout.module.css'
import type { ExerciseValues } from '../../../model/exercise-form/exercise-schema'
import { isBlank } from '../../../model/exercise-form/text-schema'
import { readBy } from '../../../model/exercise-form/read-by'
import styles from '../exercise-form.module.css'
import { WordsFields } from './words-fields'

/** What the exercise says, in one language or several; readers of the others see one of those. */
export function TextsSection() {
  const { t, i18n } = useTranslation('exercises')
  const message = useMessage()
  const { setValue, getValues } = useFormContext<ExerciseValues>()
  const { errors, submitCount } = useFormState<ExerciseValues>({ name: 'texts' })
  const texts = useWatch<ExerciseValues, 'texts'>({ name: 'texts' })
  const written = locales.filter((locale) => !isBlank(texts[locale]))
  const own = isLocale(i18n.language) ? i18n.language : 'en'
  const [tab, setTab] = useState<Locale>(written.includes(own) ? own : (written[0] ?? own))
  const [round, setRound] = useState(0)
  const [tried, setTried] = useState(0)
  const faulty = locales.filter((locale) => errors.texts?.[locale])
  const wrong = faulty.includes(tab) ? tab : faulty[0]

  // what stops the saving must not hide behind a closed tab; once per attempt, one may leave it again
  if (tried !== submitCount) {
    setTried(submitCount)
    if (wrong) setTab(wrong)
  }

  function copyFrom(locale: Locale) {
    const from = structuredClone(getValues(`texts.${locale}`))
    setValue(`texts.${tab}`, from, { shouldDirty: true, shouldValidate: submitCount > 0 })
    setRound((count) => count + 1)
  }

  const seen = isBlank(texts[tab]) ? readBy(written, tab) : null
  const sources = written.filter((locale) => locale !== tab)
  return (
    <FormSection title={t('exercise_form.texts.title')} why={t('exercise_form.texts.why')}>
      <Tabs
        value={tab}
        onChange={(value) => {
          if (isLocale(value)) setTab(value)
        }}
        keepMounted={false}
      >
        <div className={`${layout.line2} ${layout.spread}`}>
          <Tabs.List aria-label={t('exercise_form.texts.languages')}>
            {locales.map((locale) => (
              <Tabs.Tab
                key={locale}
                value={locale}
                rightSection={
                  faulty.includes(locale) ? (
                    <IconAlertCircle size={18} stroke={1.75} className={layout.danger} />
                  ) : written.includes(locale) ? (
                    <IconCircleCheck size={18} stroke={1.75} className={layout.accent} />
                  ) : null
                }
              >
                {t(`exercise_form.texts.${locale}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {sources.length > 0 ? (
            <ActionMenu
              label={t('exercise_form.texts.copy')}
              items={sources.map((locale) => ({
                label: t('exercise_form.texts.copy_from', {
                  language: t(`exercise_form.texts.${locale}`),
                }),
                onSelect: () => copyFrom(locale),
              }))}
            />
          ) : null}
        </div>
        {typeof errors.texts?.message === 'string' ? (
          <Alert kind="error" title={message(errors.texts.message) ?? ''} />
        ) : null}
        {locales.map((locale) => (
          <Tabs.Panel key={locale} value={locale} className={styles.words}>
            <p className={layout.dim13}>
              {seen && locale === tab
                ? t('exercise_form.texts.seen_as', {
                    language: t(`exercise_form.texts.${locale}`),
                    other: t(`exercise_form.texts.${seen}`),
                  })
                : t('exercise_form.texts.seen_as_written')}
            </p>
            <WordsFields key={`${locale} ${round}`} locale={locale} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </FormSection>
  )
}
