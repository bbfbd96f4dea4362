import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { trainingLimits } from '../../model/limits'
import type { TrainingFields } from '../../model/training-schema'
import layout from '@/shared/ui/layout.module.css'
import styles from '../planner.module.css'

/** Two kinds of notes that must never be mixed up: each says who reads it. */
export function NotesFields() {
  const { t } = useTranslation('planner')
  const [notes, staffNotes] = useWatch<TrainingFields, ['notes', 'staff_notes']>({
    name: ['notes', 'staff_notes'],
  })
  const written = [notes, staffNotes].filter((text) => text?.trim()).length
  return (
    <details className={styles.notes}>
      <summary>
        {t('plan.notes.title')}
        {written > 0 ? ` (${written})` : ''}
      </summary>
      <div className={`${layout.grid} ${styles.twoNotes}`}>
        <TextareaField
          name="notes"
          label={t('plan.notes.families')}
          hint={t('form.hints.notes')}
          maxLength={trainingLimits.notes}
        />
        <TextareaField
          name="staff_notes"
          label={t('plan.notes.staff')}
          hint={t('plan.notes.staff_hint')}
          maxLength={trainingLimits.staffNotes}
        />
      </div>
    </details>
  )
}
