import { useTranslation } from 'react-i18next'
import { classifyColour } from '../../names/colour-word'
import { drawingColours } from '../../inspector/fields/colours'
import { OptionPicker } from '../option-picker'
import layout from '@/shared/ui/layout.module.css'
import styles from '../options.module.css'
import { useOptions } from './use-options'

/** The colour of the next zone, line or text. */
export function ColourOptions() {
  const { t } = useTranslation('animator')
  const { options, setOptions } = useOptions()
  return (
    <OptionPicker
      label={t('panels.equipment.colour')}
      value={options.colour}
      options={drawingColours.map((value) => ({
        value,
        label: t(`panels.colours.${classifyColour(value)}`),
        icon: (
          <span
            className={`${layout.round} ${layout.edgeStrong} ${styles.dot}`}
            style={{ background: value }}
          />
        ),
      }))}
      onPick={(colour) => setOptions({ colour })}
    />
  )
}
