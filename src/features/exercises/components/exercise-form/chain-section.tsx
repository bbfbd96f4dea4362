import { useState } from 'react'
import { IconArrowRight } from '@tabler/icons-react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { TextField } from '@/shared/form/fields/text-field'
import { Button } from '@/shared/ui/button'
import { FormSection } from '@/shared/ui/patterns/form-section'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import layout from '@/shared/ui/layout.module.css'
import { useExercise } from '../../api/exercises'
import type { ExerciseValues } from '../../model/exercise-form/exercise-schema'
import { exerciseLimits as limits } from '../../model/exercise-form/limits'
import { chooseText } from '../../model/exercise-text'
import { NextPicker } from './next-picker'

/** What comes after it, a film of it, and where it comes from. */
export function ChainSection() {
  const { t } = useTranslation('exercises')
  const [isOpen, setIsOpen] = useState(false)
  const { field } = useController<ExerciseValues, 'next_id'>({ name: 'next_id' })
  return (
    <FormSection title={t('exercise_form.chain.title')} why={t('exercise_form.chain.why')}>
      <div className={layout.row2} role="group" aria-label={t('exercise_form.chain.next')}>
        <IconArrowRight size={20} stroke={1.75} aria-hidden="true" />
        {field.value ? (
          <QueryBoundary skeleton={null}>
            <NextTitle id={field.value} />
          </QueryBoundary>
        ) : (
          <span className={layout.dim13}>{t('exercise_form.chain.none')}</span>
        )}
        <Button kind="secondary" onClick={() => setIsOpen(true)}>
          {t('exercise_form.chain.choose')}
        </Button>
        {field.value ? (
          <Button kind="quiet" onClick={() => field.onChange(null)}>
            {t('exercise_form.chain.remove')}
          </Button>
        ) : null}
      </div>
      <TextField
        name="video_url"
        type="url"
        label={t('exercise_form.chain.video')}
        hint={t('exercise_form.chain.video_hint')}
        maxLength={limits.video_url}
      />
      <TextField
        name="source"
        label={t('exercise_form.chain.source')}
        hint={t('exercise_form.chain.source_hint')}
        maxLength={limits.source}
      />
      {isOpen ? (
        <NextPicker
          onClose={() => setIsOpen(false)}
          onChoose={(id) => {
            field.onChange(id)
            setIsOpen(false)
          }}
        />
      ) : null}
    </FormSection>
  )
}

function NextTitle({ id }: { id: string }) {
  const { i18n } = useTranslation('exercises')
  const { data } = useExercise(id)
  return <strong>{chooseText(data.texts, i18n.language)?.title}</strong>
}
