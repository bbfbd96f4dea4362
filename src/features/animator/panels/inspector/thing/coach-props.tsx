import { useTranslation } from 'react-i18next'
import { limits } from '@/features/scene/model/document/limits'
import type { SceneObject } from '@/features/scene/model/document/scene-schema'
import { setCoaches } from '../../../editor/changes/things/props'
import { TextBox } from '../fields/text-box'
import { useEdit } from '../use-edit'

type Coach = Extract<SceneObject, { kind: 'coach' }>

export function CoachProps({ coach }: { coach: Coach }) {
  const { t } = useTranslation('animator')
  const { change } = useEdit()
  const set = (patch: Parameters<typeof setCoaches>[2]) =>
    change((scene) => setCoaches(scene, [coach.id], patch))
  return (
    <TextBox
      label={t('panels.player.label')}
      value={coach.label ?? ''}
      max={limits.label}
      onCommit={(label) => set({ label })}
    />
  )
}
