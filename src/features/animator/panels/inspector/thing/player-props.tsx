import { useTranslation } from 'react-i18next'
import { limits } from '@/features/scene/model/document/limits'
import type { Player } from '@/features/scene/model/document/scene-schema'
import { useEditorState } from '../../editor-context'
import { useNames } from '../../names/use-names'
import { ChoiceBox } from '../fields/choice-box'
import { SwitchBox } from '../fields/switch-box'
import { TextBox } from '../fields/text-box'
import { useEdit } from '../use-edit'
import { ViewFields } from './view-fields'

/** Number, job, person and team of a player, and which way he looks. */
export function PlayerProps({ player }: { player: Player }) {
  const { t } = useTranslation('animator')
  const scene = useEditorState((state) => state.scene)
  const { teamName } = useNames()
  const edit = useEdit()
  return (
    <>
      <TextBox
        label={t('panels.player.number')}
        value={player.number ?? ''}
        max={3}
        onCommit={(number) => edit.object({ ...player, number: number || undefined })}
      />
      <TextBox
        label={t('panels.player.label')}
        placeholder={t('panels.player.label_example')}
        value={player.label ?? ''}
        max={limits.label}
        onCommit={(label) => edit.object({ ...player, label: label || undefined })}
      />
      <TextBox
        label={t('panels.player.name')}
        value={player.name ?? ''}
        max={limits.name}
        // another name is somebody else: the link to the squad goes with it
        onCommit={(name) =>
          edit.object({ ...player, name: name || undefined, player_id: undefined })
        }
      />
      <ChoiceBox
        label={t('panels.player.team')}
        value={player.team}
        options={scene.teams.map(({ id }) => ({ value: id, label: teamName(scene, id) }))}
        onCommit={(team) => edit.object({ ...player, team })}
      />
      <SwitchBox
        label={t('panels.player.keeper')}
        isOn={player.is_keeper === true}
        onChange={(isOn) => edit.object({ ...player, is_keeper: isOn || undefined })}
      />
      <ViewFields player={player} />
    </>
  )
}
