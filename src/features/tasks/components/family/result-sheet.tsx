import { useTranslation } from 'react-i18next'
import { useSetTaskStatus } from '@/features/attendance/api/family/tasks'
import { FormSheet } from '@/shared/form/form-sheet'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { resultSchema, taskLimits } from '../../model/task-schemas'

interface ResultSheetProps {
  task: { id: string; title: string; result: string | null }
  onClose: () => void
}

/** A word about how it went, for the coach; the task stays as done as it is. */
export function ResultSheet({ task, onClose }: ResultSheetProps) {
  const { t } = useTranslation('tasks')
  const { mutateAsync } = useSetTaskStatus()
  return (
    <FormSheet
      title={t('result.title', { title: task.title })}
      label={t('result.send')}
      schema={resultSchema}
      values={{ result: task.result ?? '' }}
      save={({ result }) => mutateAsync({ id: task.id, status: 'done', result })}
      onClose={onClose}
    >
      <TextareaField
        name="result"
        label={t('result.label')}
        hint={t('result.hint')}
        maxLength={taskLimits.result}
        required
      />
    </FormSheet>
  )
}
