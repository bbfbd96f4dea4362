import { TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { toText, useField } from '@/shared/form/fields/use-field'
import { IconButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { exerciseLimits } from '../../../model/exercise-form/limits'
import { SortableItem } from '../../collections/collection-drag'

interface EntryRowProps {
  id: string
  name: string
  label: string
  /** What it is called when it is moved or taken away. */
  title: string
  onEnter: () => void
  onRemove: () => void
}

export function EntryRow({ id, name, label, title, onEnter, onRemove }: EntryRowProps) {
  const { t } = useTranslation('exercises')
  const { value, change, blur, inputProps } = useField({ name, label })
  const text = toText(value)
  return (
    <SortableItem id={id} title={title} isMovable>
      <TextInput
        {...inputProps}
        label={undefined}
        aria-label={label}
        className={layout.grow}
        autoComplete="off"
        maxLength={exerciseLimits.entry}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={blur}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            // in a list, Enter is the next line, not "save"
            event.preventDefault()
            onEnter()
          }
          if (event.key === 'Backspace' && text === '') {
            event.preventDefault()
            onRemove()
          }
        }}
      />
      <IconButton label={t('exercise_form.entries.remove', { title })} onClick={onRemove}>
        <IconTrash size={18} stroke={1.75} />
      </IconButton>
    </SortableItem>
  )
}
