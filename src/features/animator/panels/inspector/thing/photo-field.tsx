import { useTranslation } from 'react-i18next'
import { useHasPhoto } from '@/features/scene/api/player-photos'
import type { Player } from '@/features/scene/model/document/scene-schema'
import { setPlayers } from '../../../editor/changes/things/props'
import { SwitchBox } from '../fields/switch-box'
import { useEdit } from '../use-edit'

/** The face of a player of the squad; who is nobody in particular has none. */
export function PhotoField({ player }: { player: Player }) {
  const { t } = useTranslation('animator')
  const { change } = useEdit()
  const isSomebody = player.player_id !== undefined
  const isMissing = useHasPhoto(player.player_id) === false
  return (
    <SwitchBox
      label={t('panels.player.photo')}
      isOn={isSomebody && player.has_photo === true}
      disabled={!isSomebody}
      hint={
        isSomebody
          ? isMissing
            ? t('panels.player.photo_missing')
            : undefined
          : t('panels.player.photo_squad')
      }
      onChange={(isOn) => change((scene) => setPlayers(scene, [player.id], { has_photo: isOn }))}
    />
  )
}
