import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Absence } from '@/features/attendance/api/absences'
import {
  absenceLimits,
  absenceReasons,
  absenceSchema,
  type AbsenceValues,
} from '@/features/attendance/model/absence-schema'
import type { Child } from '@/features/attendance/model/family/children'
import { DateField } from '@/shared/form/fields/date-field'
import { SelectField } from '@/shared/form/fields/select-field'
import { TextField } from '@/shared/form/fields/text-field'
import { FormSheet } from '@/shared/form/form-sheet'
import layout from '@/shared/ui/layout.module.css'
import { FieldRow } from '@/shared/ui/patterns/form-section'
import { useAbsenceChanges } from '../state/use-absence-changes'

export interface AbsenceDraft {
  /** The one that is changed; absent for a new one. */
  absence?: Absence
  from: string
  to: string
  childId: string
}

interface AbsenceSheetProps {
  draft: AbsenceDraft
  /** Those this person answers for. */
  family: readonly Child[]
  onClose: () => void
  /** To an appointment instead; absent where this person may enter none. */
  onSwitch?: () => void
}

/** Away from … to …: who, when, why; says what it does to answers before it is saved. */
export function AbsenceSheet({ draft, family, onClose, onSwitch }: AbsenceSheetProps) {
  const { t } = useTranslation('calendar')
  const { t: tShell } = useTranslation()
  const { save, remove } = useAbsenceChanges(family)
  const { absence } = draft
  const [defaults] = useState<AbsenceValues>(() => ({
    player_id: draft.childId,
    from_on: draft.from,
    to_on: draft.to,
    reason: absence?.reason ?? 'holiday',
    note: absence?.note ?? '',
  }))

  return (
    <FormSheet
      title={t(absence ? 'away.edit' : 'away.title')}
      label={t('away.save')}
      schema={absenceSchema}
      values={defaults}
      save={(values) => save(values, absence)}
      other={
        absence
          ? { label: t('away.remove'), act: () => remove(absence) }
          : onSwitch && { label: t('own.instead'), act: onSwitch }
      }
      onClose={onClose}
    >
      {absence ? null : (
        <SelectField
          name="player_id"
          label={t('away.child')}
          options={family.map(({ id, first_name }) => ({ value: id, label: first_name }))}
          required
        />
      )}
      <FieldRow>
        <DateField name="from_on" label={t('away.from')} required />
        <DateField name="to_on" label={t('away.to')} required />
      </FieldRow>
      <SelectField
        name="reason"
        label={t('away.reason')}
        options={absenceReasons.map((value) => ({
          value,
          label: tShell(`answer.reason.${value}`),
        }))}
        required
      />
      <TextField name="note" label={t('away.note')} maxLength={absenceLimits.note} />
      <p className={layout.dim13}>{t('away.hint')}</p>
    </FormSheet>
  )
}
