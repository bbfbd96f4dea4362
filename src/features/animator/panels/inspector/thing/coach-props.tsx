import { useTranslation } from 'react-i18next'
import { limits } from '@/features/scene/model/document/limits'
import type { SceneObject } from '@/features/scene/model/document/scene-schema'
import { TextBox } from '../fields/text-box'
import { useEdit } from '../use-edit'

type Coach = Extract<SceneObject, { kind: 'coach' }>

export function CoachProps({ coach }: { coach: Coach }) {
  const { t } = useTranslation('animator')
  const edit = useEdit()
  return (
    <TextBox
      label={t('panels.player.label')}
      value={coach.label ?? ''}
      max={limits.label}
      onCommit={(label) => edit.object({ ...coach, label: label || undefined })}
    />
  )
}
