import { useTranslation } from 'react-i18next'
import { limits } from '@/features/scene/model/document/limits'
import type { SceneObject } from '@/features/scene/model/document/scene-schema'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import { useSettledScene } from '../../use-settled-scene'
import { useShownTime } from '../../objects/use-shown-time'
import { NumberBox } from '../fields/number-box'
import { useEdit } from '../use-edit'

/** Where it is at the shown time, and which way it is turned. */
export function PlaceFields({ object }: { object: SceneObject }) {
  const { t } = useTranslation('animator')
  const scene = useSettledScene()
  const time = useShownTime()
  const edit = useEdit()
  const { x, y, rotation } = getSceneMotion(scene).poseOf(object.id, time)
  const range = { min: -limits.metres, max: limits.metres, step: 0.5, decimals: 2, unit: 'm' }
  return (
    <>
      <NumberBox
        {...range}
        label={t('panels.place.x')}
        value={x}
        onCommit={(value) => edit.pose(object, { point: [value, y] })}
      />
      <NumberBox
        {...range}
        label={t('panels.place.y')}
        value={y}
        onCommit={(value) => edit.pose(object, { point: [x, value] })}
      />
      {object.kind === 'ball' ? null : (
        <NumberBox
          label={t('panels.place.rotation')}
          value={((rotation % 360) + 360) % 360}
          min={0}
          max={360}
          step={5}
          unit="°"
          onCommit={(value) => edit.pose(object, { rotation: value })}
        />
      )}
    </>
  )
}
