import { IconPlus, IconX } from '@tabler/icons-react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { exerciseTopics } from '@/features/exercises/model/taxonomy'
import { attributes } from '@/features/stats/model/attributes'
import { SelectField } from '@/shared/form/fields/select-field'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { TextField } from '@/shared/form/fields/text-field'
import { Button, IconButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { createGoal, planLimits, type PlanInput } from '../../model/plan'

/** One to three goals, each with what leads to it and what is trained for it. */
export function GoalsField() {
  const { t } = useTranslation('development')
  const { control } = useFormContext()
  const { fields, append, remove } = useFieldArray({ control, name: 'goals' })
  return (
    <div className={layout.stack4}>
      {fields.map((field, index) => (
        <div
          key={field.id}
          role="group"
          aria-label={t('form.goal_n', { number: index + 1 })}
          className={`${layout.stack2} ${layout.card}`}
        >
          <div className={layout.betweenLine}>
            <span className={layout.medium14}>{t('form.goal_n', { number: index + 1 })}</span>
            {fields.length > 1 ? (
              <IconButton
                label={t('form.remove_goal', { number: index + 1 })}
                onClick={() => remove(index)}
              >
                <IconX size={20} stroke={1.75} />
              </IconButton>
            ) : null}
          </div>
          <GoalFields index={index} />
        </div>
      ))}
      {fields.length < planLimits.goals ? (
        <div>
          <Button
            kind="secondary"
            icon={<IconPlus size={18} stroke={1.75} />}
            onClick={() => append(createGoal())}
          >
            {t('form.add_goal')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

function GoalFields({ index }: { index: number }) {
  const { t } = useTranslation(['development', 'exercises', 'stats'])
  const goals = useWatch<PlanInput, 'goals'>({ name: 'goals' })
  const main: string | undefined = goals[index]?.topic
  const topics = exerciseTopics
    .map((value) => ({ value, label: t(`exercises:topics.${value}`) }))
    .toSorted((one, other) => one.label.localeCompare(other.label))
  return (
    <>
      <TextField
        name={`goals.${index}.words`}
        label={t('form.words')}
        hint={t('form.words_hint')}
        maxLength={planLimits.words}
        required
      />
      <TextareaField
        name={`goals.${index}.signs`}
        label={t('form.signs')}
        hint={t('form.signs_hint')}
        rows={2}
        maxLength={planLimits.signs}
        required
      />
      <SelectField
        name={`goals.${index}.attribute_key`}
        label={t('form.attribute')}
        hint={t('form.attribute_hint')}
        placeholder={t('form.own_words')}
        options={attributes.map((value) => ({ value, label: t(`stats:attributes.${value}`) }))}
        isClearable
      />
      <SelectField
        name={`goals.${index}.topic`}
        label={t('form.topic')}
        hint={t('form.topic_hint')}
        options={topics}
        required
      />
      <SelectField
        name={`goals.${index}.side_topics`}
        label={t('form.side')}
        hint={t('form.side_hint', { count: planLimits.sideTopics })}
        options={topics.filter(({ value }) => value !== main)}
        multiple
        isClearable
      />
    </>
  )
}
