import { useTranslation } from 'react-i18next'
import { OptionPicker } from '../option-picker'
import { ColourOptions } from './colour-options'
import { useOptions } from './use-options'

const shapes = ['rectangle', 'ellipse', 'polygon'] as const

export function ZoneOptions() {
  const { t } = useTranslation('animator')
  const { options, setOptions } = useOptions()
  return (
    <>
      <OptionPicker
        label={t('panels.drawing.shape')}
        value={options.zone}
        options={shapes.map((value) => ({ value, label: t(`panels.shapes.${value}`) }))}
        onPick={(zone) => setOptions({ zone })}
      />
      <ColourOptions />
    </>
  )
}
