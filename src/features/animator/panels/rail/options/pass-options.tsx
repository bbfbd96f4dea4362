import { useTranslation } from 'react-i18next'
import { passKinds } from '@/features/scene/model/document/scene-schema'
import { OptionPicker } from '../option-picker'
import { useOptions } from './use-options'

export function PassOptions() {
  const { t } = useTranslation('animator')
  const { options, setOptions } = useOptions()
  return (
    <OptionPicker
      label={t('panels.pass.kind')}
      value={options.pass}
      options={passKinds.map((value) => ({ value, label: t(`panels.passes.${value}`) }))}
      onPick={(pass) => setOptions({ pass })}
    />
  )
}
