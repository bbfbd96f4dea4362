import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { useEditor } from '../../editor-context'
import { classifyColour } from '../../names/colour-word'
import { drawingColours } from './colours'
import { FieldRow } from './field-row'
import styles from './fields.module.css'

interface ColourBoxProps {
  label: string
  value: string
  colours?: readonly string[]
  disabled?: boolean
  onCommit: (colour: string) => void
}

/** Usual colours as swatches, any other through the system's picker: one undo step however long it is tried. */
export function ColourBox(props: ColourBoxProps) {
  const { label, value, colours = drawingColours, disabled, onCommit } = props
  const { t } = useTranslation('animator')
  const editor = useEditor()
  return (
    <FieldRow label={label}>
      {(ids) => (
        <div className={layout.row1}>
          <input
            {...ids}
            type="color"
            className={`${layout.cut} ${styles.picker}`}
            value={value}
            disabled={disabled}
            onFocus={editor.mark}
            onBlur={editor.settle}
            onChange={({ currentTarget }) => onCommit(currentTarget.value)}
          />
          {colours.map((colour) => (
            <button
              key={colour}
              type="button"
              className={styles.swatch}
              style={{ background: colour }}
              disabled={disabled}
              aria-pressed={colour === value}
              aria-label={t('panels.fields.colour', {
                label,
                colour: t(`panels.colours.${classifyColour(colour)}`),
              })}
              onClick={() => onCommit(colour)}
            />
          ))}
        </div>
      )}
    </FieldRow>
  )
}
