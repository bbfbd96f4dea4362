import { useTranslation } from 'react-i18next'
import { equipmentKinds, goalSizes } from '@/features/scene/model/document/kinds'
import { SymbolPicture } from '@/features/scene/widgets/symbol-picture'
import { OptionPicker } from '../option-picker'
import { useOptions } from './use-options'

const place = { id: 'e', x: 0, y: 0 }

export function EquipmentOptions() {
  const { t } = useTranslation('animator')
  const { options, setOptions } = useOptions()
  return (
    <OptionPicker
      label={t('panels.tools.equipment')}
      value={options.equipment}
      options={equipmentKinds.map((kind) => ({
        value: kind,
        label: t(`panels.kinds.${kind}`),
        icon: <SymbolPicture object={{ ...place, kind }} />,
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
      options={goalSizes.map((size) => ({
        value: size,
        label: t(`panels.kinds.goal_${size}`),
        icon: <SymbolPicture object={{ ...place, kind: 'goal', size, rotation: 180 }} />,
      }))}
      onPick={(goal) => setOptions({ goal })}
    />
  )
}
