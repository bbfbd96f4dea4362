import { useId } from 'react'
import { IconPlus } from '@tabler/icons-react'
import { useFieldArray, useFormContext, useFormState, get } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useMessage } from '@/shared/form/use-message'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { CollectionDrag } from '../../collections/collection-drag'
import styles from '../exercise-form.module.css'
import { EntryRow } from './entry-row'

interface EntryListProps {
  name: string
  label: string
  /** As many as the database takes. */
  max: number
  isRequired?: boolean
}

/** A list of short sentences: Enter writes the next one, the handle moves it, an emptied one goes. */
export function EntryList({ name, label, max, isRequired }: EntryListProps) {
  const { t } = useTranslation('exercises')
  const id = useId()
  const message = useMessage()
  const { control, getValues } = useFormContext()
  const { errors } = useFormState({ name })
  const { fields, append, insert, move, remove } = useFieldArray({ control, name })
  const fault: unknown = get(errors, `${name}.root.message`) ?? get(errors, `${name}.message`)
  const problem = typeof fault === 'string' ? message(fault) : undefined
  const getText = (index: number) => {
    const text: unknown = getValues(`${name}.${index}.text`)
    return typeof text === 'string' && text !== ''
      ? text
      : t('exercise_form.entries.nth', { label, place: index + 1 })
  }

  return (
    <div
      role="group"
      aria-labelledby={id}
      className={styles.entries}
      data-fault={problem ? '' : undefined}
    >
      <p
        id={id}
        className={`${layout.medium14} ${styles.entriesLabel}`}
        data-required={isRequired || undefined}
      >
        {label}
      </p>
      {fields.length > 0 ? (
        <CollectionDrag
          items={fields.map((field, index) => ({ id: field.id, title: getText(index) }))}
          onMove={(from, place) =>
            move(
              fields.findIndex((field) => field.id === from),
              place,
            )
          }
        >
          <ol className={styles.entryList}>
            {fields.map((field, index) => (
              <EntryRow
                key={field.id}
                id={field.id}
                name={`${name}.${index}.text`}
                label={t('exercise_form.entries.nth', { label, place: index + 1 })}
                title={getText(index)}
                onEnter={() => {
                  if (fields.length < max) insert(index + 1, { text: '' })
                }}
                onRemove={() => remove(index)}
              />
            ))}
          </ol>
        </CollectionDrag>
      ) : null}
      {problem ? (
        <p role="alert" className={`${layout.plain} ${layout.danger} ${layout.size13}`}>
          {problem}
        </p>
      ) : null}
      <Button
        kind="quiet"
        icon={<IconPlus size={18} stroke={1.75} />}
        disabled={fields.length >= max}
        onClick={() => append({ text: '' })}
      >
        {fields.length >= max
          ? t('exercise_form.entries.full', { count: max })
          : t('exercise_form.entries.add', { label })}
      </Button>
    </div>
  )
}
