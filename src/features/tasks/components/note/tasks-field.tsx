import { IconPlus, IconX } from '@tabler/icons-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { getToday } from '@/lib/time/calendar-date'
import { DateField } from '@/shared/form/fields/date-field'
import { TextField } from '@/shared/form/fields/text-field'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { Button, IconButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { taskLimits, type NoteAndTasksInput } from '../../model/task-schemas'

/** What follows from the note: up to ten tasks of one's own words. */
export function TasksField() {
  const { t } = useTranslation('tasks')
  const { control } = useFormContext<NoteAndTasksInput>()
  const { fields, append, remove } = useFieldArray({ control, name: 'tasks' })
  return (
    <div className={layout.stack4}>
      {fields.map((field, index) => (
        <div
          key={field.id}
          role="group"
          aria-label={t('note.task_n', { number: index + 1 })}
          className={`${layout.stack2} ${layout.card}`}
        >
          <div className={layout.betweenLine}>
            <span className={layout.medium14}>{t('note.task_n', { number: index + 1 })}</span>
            <IconButton
              label={t('note.remove_task', { number: index + 1 })}
              onClick={() => remove(index)}
            >
              <IconX size={20} stroke={1.75} />
            </IconButton>
          </div>
          <TextField
            name={`tasks.${index}.title`}
            label={t('assign.title')}
            maxLength={taskLimits.title}
            required
          />
          <TextareaField
            name={`tasks.${index}.body`}
            label={t('assign.body')}
            rows={2}
            maxLength={taskLimits.body}
          />
          <DateField name={`tasks.${index}.due_on`} label={t('assign.due')} min={getToday()} />
        </div>
      ))}
      {fields.length < taskLimits.tasks ? (
        <div>
          <Button
            kind="secondary"
            icon={<IconPlus size={18} stroke={1.75} />}
            onClick={() => append({ title: '', body: '', due_on: null })}
          >
            {t('note.add_task')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
