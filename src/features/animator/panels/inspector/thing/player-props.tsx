import { useTranslation } from 'react-i18next'
import { limits } from '@/features/scene/model/document/limits'
import type { Player } from '@/features/scene/model/document/scene-schema'
import { useNames } from '../../names/use-names'
import { useSettledScene } from '../../use-settled-scene'
import { setPlayers } from '../../../editor/changes/things/props'
import { ChoiceBox } from '../fields/choice-box'
import { SwitchBox } from '../fields/switch-box'
import { TextBox } from '../fields/text-box'
import { useEdit } from '../use-edit'
import { PhotoField } from './photo-field'
import { ViewFields } from './view-fields'

/** Number, job, person and team of a player, and which way he looks. */
export function PlayerProps({ player }: { player: Player }) {
  const { t } = useTranslation('animator')
  const scene = useSettledScene()
  const { teamName } = useNames()
  const { change } = useEdit()
  const set = (patch: Parameters<typeof setPlayers>[2]) =>
    change((scene) => setPlayers(scene, [player.id], patch))
  return (
    <>
      <TextBox
        label={t('panels.player.number')}
        value={player.number ?? ''}
        max={3}
        onCommit={(number) => set({ number })}
      />
      <TextBox
        label={t('panels.player.label')}
        placeholder={t('panels.player.label_example')}
        value={player.label ?? ''}
        max={limits.label}
        onCommit={(label) => set({ label })}
      />
      <TextBox
        label={t('panels.player.name')}
        value={player.name ?? ''}
        max={limits.name}
        // another name is somebody else: the link to the squad goes with it, and the face
        onCommit={(name) => set({ name, player_id: undefined, has_photo: undefined })}
      />
      <ChoiceBox
        label={t('panels.player.team')}
        value={player.team}
        options={scene.teams.map(({ id }) => ({ value: id, label: teamName(scene, id) }))}
        onCommit={(team) => set({ team })}
      />
      <SwitchBox
        label={t('panels.player.keeper')}
        isOn={player.is_keeper === true}
        onChange={(isOn) => set({ is_keeper: isOn })}
      />
      <PhotoField player={player} />
      <ViewFields player={player} />
    </>
  )
}
