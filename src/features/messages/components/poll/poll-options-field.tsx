import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { NumberField } from '@/shared/form/fields/number-field'
import { TextField } from '@/shared/form/fields/text-field'
import { Button, IconButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { pollLimits, type PollValues } from '../../model/poll'

const icon = { size: 18, stroke: 1.75 }

/** What one may choose, two to twelve; in a sign-up list with how many of each. */
export function PollOptionsField() {
  const { t } = useTranslation('messages')
  const { fields, append, remove } = useFieldArray<PollValues, 'options'>({ name: 'options' })
  const hasLimits = useWatch<PollValues, 'has_limits'>({ name: 'has_limits' })
  return (
    <>
      {fields.map((field, index) => {
        const number = index + 1
        return (
          <div
            key={field.id}
            role="group"
            aria-label={t('poll.option', { number })}
            className={`${layout.flex} ${layout.gap2} ${layout.end}`}
          >
            <div className={layout.grow}>
              <TextField
                name={`options.${index}.label`}
                label={t('poll.option', { number })}
                maxLength={pollLimits.label}
              />
            </div>
            {hasLimits ? (
              <NumberField
                name={`options.${index}.max_people`}
                label={t('poll.max_people')}
                min={1}
                max={pollLimits.people}
              />
            ) : null}
            {fields.length > 2 ? (
              <IconButton label={t('poll.remove_option', { number })} onClick={() => remove(index)}>
                <IconTrash {...icon} />
              </IconButton>
            ) : null}
          </div>
        )
      })}
      <div>
        <Button
          kind="secondary"
          icon={<IconPlus {...icon} />}
          disabled={fields.length >= pollLimits.options}
          onClick={() => append({ label: '', max_people: null })}
        >
          {t('poll.add_option')}
        </Button>
      </div>
    </>
  )
}
