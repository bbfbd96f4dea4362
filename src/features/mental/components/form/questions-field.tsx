import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { TextField } from '@/shared/form/fields/text-field'
import { Button, IconButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { exerciseLimits, type ExerciseInput } from '../../model/exercise-schema'

/** What the player may think about afterwards. */
export function QuestionsField() {
  const { t } = useTranslation('mental')
  const { control } = useFormContext<ExerciseInput>()
  const { fields, append, remove } = useFieldArray({ control, name: 'questions' })
  return (
    <div role="group" aria-label={t('details.questions')} className={layout.stack2}>
      {fields.map((field, index) => (
        <div key={field.id} className={`${layout.flex} ${layout.gap2} ${layout.top}`}>
          <div className={layout.grow}>
            <TextField
              name={`questions.${index}.text`}
              label={t('form.question_n', { number: index + 1 })}
              maxLength={exerciseLimits.question}
            />
          </div>
          <div style={{ paddingBlockStart: 'var(--space-5)' }}>
            <IconButton
              label={t('form.question_remove', { number: index + 1 })}
              onClick={() => remove(index)}
            >
              <IconTrash size={18} stroke={1.75} />
            </IconButton>
          </div>
        </div>
      ))}
      <div>
        <Button
          kind="secondary"
          icon={<IconPlus size={18} stroke={1.75} />}
          disabled={fields.length >= exerciseLimits.questions}
          onClick={() => append({ text: '' })}
        >
          {t('form.question_add')}
        </Button>
      </div>
    </div>
  )
}
