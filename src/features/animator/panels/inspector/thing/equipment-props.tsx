import { useTranslation } from 'react-i18next'
import { usualLengths, type EquipmentKind } from '@/features/scene/model/document/kinds'
import type { SceneObject } from '@/features/scene/model/document/scene-schema'
import { setEquipment } from '../../../editor/changes/things/props'
import { ColourBox } from '../fields/colour-box'
import { NumberBox } from '../fields/number-box'
import { useEdit } from '../use-edit'

type Equipment = Extract<SceneObject, { kind: EquipmentKind }>

/** Orange: what most cones and markers are. */
const usualColour = '#f0b429'

export function EquipmentProps({ item }: { item: Equipment }) {
  const { t } = useTranslation('animator')
  const edit = useEdit()
  const usualLength = usualLengths[item.kind]
  return (
    <>
      {usualLength === undefined ? null : (
        <NumberBox
          label={t('panels.equipment.length')}
          value={item.length ?? usualLength}
          min={0.2}
          max={30}
          step={0.1}
          decimals={1}
          unit="m"
          onCommit={(length) => edit.change((scene) => setEquipment(scene, [item.id], { length }))}
        />
      )}
      <ColourBox
        label={t('panels.equipment.colour')}
        value={item.colour ?? usualColour}
        onCommit={(colour) => edit.change((scene) => setEquipment(scene, [item.id], { colour }))}
      />
    </>
  )
}
