import { useRef } from 'react'
import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { RowSelection } from './use-row-selection'

interface RowTickProps {
  id: string
  name?: string
  selection: RowSelection
}

export function RowTick({ id, name, selection }: RowTickProps) {
  const { t } = useTranslation()
  const isShift = useRef(false)
  return (
    <Checkbox
      aria-label={name ? t('ui.table.select_named', { name }) : t('ui.table.select_row')}
      checked={selection.isOn(id)}
      // A change event does not know the keyboard; the click just before it does.
      onClick={(event) => {
        isShift.current = event.shiftKey
      }}
      onChange={() => selection.toggle(id, isShift.current)}
    />
  )
}
