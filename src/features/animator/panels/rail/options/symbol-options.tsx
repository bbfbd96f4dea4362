import { useTranslation } from 'react-i18next'
import { equipmentKinds, goalSizes } from '@/features/scene/model/document/kinds'
import { OptionPicker } from '../option-picker'
import { SymbolPicture } from '../symbol-picture'
import { useOptions } from './use-options'

export function EquipmentOptions() {
  const { t } = useTranslation('animator')
  const { options, setOptions } = useOptions()
  return (
    <OptionPicker
      label={t('panels.tools.equipment')}
      value={options.equipment}
      options={equipmentKinds.map((value) => ({
        value,
        label: t(`panels.kinds.${value}`),
        icon: <SymbolPicture symbol={value} />,
      }))}
      onPick={(equipment) => setOptions({ equipment })}
    />
  )
}

export function GoalOptions() {
  const { t } = useTranslation('animator')
  const { options, setOptions } = useOptions()
  return (
    <OptionPicker
      label={t('panels.tools.goal')}
      value={options.goal}
      options={goalSizes.map((value) => ({
        value,
        label: t(`panels.kinds.goal_${value}`),
        icon: <SymbolPicture symbol={value} />,
      }))}
      onPick={(goal) => setOptions({ goal })}
    />
  )
}
