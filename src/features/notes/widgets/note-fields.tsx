import { Radio } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { getToday } from '@/lib/time/calendar-date'
import { DateField } from '@/shared/form/fields/date-field'
import { SelectField } from '@/shared/form/fields/select-field'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { toText, useField } from '@/shared/form/fields/use-field'
import layout from '@/shared/ui/layout.module.css'
import { noteKinds, noteLimits, noteVisibilities } from '../model/note'

interface NoteFieldsProps {
  /** Before the names of the fields, for a note inside a larger form: `note.`. */
  prefix?: string
  /** Tasks alone may be given, without a note. */
  isOptional?: boolean
}

/** A note as it is written: words, kind, day, and always in sight who will read it. */
export function NoteFields({ prefix = '', isOptional = false }: NoteFieldsProps) {
  const { t } = useTranslation('notes')
  return (
    <>
      <TextareaField
        name={`${prefix}body`}
        label={t('form.body')}
        hint={t(isOptional ? 'form.body_optional' : 'form.body_hint')}
        rows={5}
        maxLength={noteLimits.body}
        required={!isOptional}
      />
      <VisibilityField name={`${prefix}visibility`} />
      <SelectField
        name={`${prefix}kind`}
        label={t('form.kind')}
        options={noteKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        required
      />
      <DateField
        name={`${prefix}occurred_on`}
        label={t('form.day')}
        hint={t('form.day_hint')}
        max={getToday()}
        required
      />
    </>
  )
}

/** Each choice says in words who reads the note. */
function VisibilityField({ name }: { name: string }) {
  const id = useId()
  const { t } = useTranslation('notes')
  const { value, change, inputProps } = useField({ name, label: t('form.visibility') })
  return (
    <Radio.Group
      name={id}
      label={inputProps.label}
      error={inputProps.error}
      value={toText(value)}
      onChange={change}
    >
      <div className={`${layout.stack} ${layout.padBlock2}`}>
        {noteVisibilities.map((choice) => (
          <Radio
            key={choice}
            value={choice}
            label={t(`visibility.${choice}.name`)}
            description={t(`visibility.${choice}.text`)}
            styles={{
              body: { alignItems: 'flex-start' },
              inner: { marginBlockStart: 7 },
              labelWrapper: { flex: 1, paddingBlock: 6, minBlockSize: 44 },
            }}
          />
        ))}
      </div>
    </Radio.Group>
  )
}
