import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { get, useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { NumberField } from '@/shared/form/fields/number-field'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { useMessage } from '@/shared/form/use-message'
import { Button, IconButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { stepLimits } from '../../model/exercise'
import { exerciseLimits, type ExerciseInput } from '../../model/exercise-schema'

const look = { size: 18, stroke: 1.75 }

/** Up to ten steps in their order, each with its seconds where the exercise is timed. */
export function StepsField() {
  const { t } = useTranslation('mental')
  const message = useMessage()
  const { control } = useFormContext<ExerciseInput>()
  const { fields, append, move, remove } = useFieldArray({ control, name: 'steps' })
  const { errors } = useFormState<ExerciseInput>({ name: 'steps' })
  const guide = useWatch<ExerciseInput, 'guide'>({ name: 'guide' })
  const fault: unknown = get(errors, 'steps.root.message') ?? get(errors, 'steps.message')
  const isFull = fields.length >= exerciseLimits.steps
  return (
    <div role="group" aria-label={t('form.steps')} className={layout.stack3}>
      {fields.map((field, index) => (
        <div
          key={field.id}
          role="group"
          aria-label={t('form.step_n', { number: index + 1 })}
          className={`${layout.stack2} ${layout.card}`}
        >
          <div className={layout.betweenLine}>
            <span className={layout.medium14}>{t('form.step_n', { number: index + 1 })}</span>
            <span className={layout.inline1}>
              <IconButton
                label={t('form.step_up', { number: index + 1 })}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <IconArrowUp {...look} />
              </IconButton>
              <IconButton
                label={t('form.step_down', { number: index + 1 })}
                disabled={index === fields.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <IconArrowDown {...look} />
              </IconButton>
              <IconButton
                label={t('form.step_remove', { number: index + 1 })}
                disabled={fields.length === 1}
                onClick={() => remove(index)}
              >
                <IconTrash {...look} />
              </IconButton>
            </span>
          </div>
          <TextareaField
            name={`steps.${index}.text`}
            label={t('form.step_text')}
            rows={2}
            maxLength={exerciseLimits.step}
            required
          />
          {guide === 'steps' ? (
            <NumberField
              name={`steps.${index}.seconds`}
              label={t('form.step_seconds')}
              {...stepLimits.seconds}
              suffix={t('form.seconds_unit')}
              required
            />
          ) : null}
        </div>
      ))}
      {typeof fault === 'string' ? (
        <p role="alert" className={`${layout.plain} ${layout.danger} ${layout.size13}`}>
          {message(fault)}
        </p>
      ) : null}
      <div>
        <Button
          kind="secondary"
          icon={<IconPlus {...look} />}
          disabled={isFull}
          onClick={() => append({ text: '', seconds: 30 })}
        >
          {t('form.step_add')}
        </Button>
      </div>
    </div>
  )
}
