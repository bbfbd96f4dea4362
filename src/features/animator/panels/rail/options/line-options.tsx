import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { OptionPicker } from '../option-picker'
import { ColourOptions } from './colour-options'
import { useOptions } from './use-options'

const styles = ['solid', 'dashed', 'marker'] as const

export function LineOptions() {
  const { t } = useTranslation('animator')
  const { options, setOptions } = useOptions()
  return (
    <>
      <OptionPicker
        label={t('panels.drawing.style')}
        value={options.line}
        options={styles.map((value) => ({ value, label: t(`panels.lines.${value}`) }))}
        onPick={(line) => setOptions({ line })}
      />
      <Switch
        label={t('panels.drawing.head')}
        checked={options.hasHead}
        onChange={({ currentTarget }) => setOptions({ hasHead: currentTarget.checked })}
      />
      <ColourOptions />
    </>
  )
}
