import { useTranslation } from 'react-i18next'
import type { Player } from '@/features/scene/model/document/scene-schema'
import { setPlayers } from '../../../editor/changes/things/props'
import { NumberBox } from '../fields/number-box'
import { SwitchBox } from '../fields/switch-box'
import { useEdit } from '../use-edit'

/** What a player on the pitch sees without turning the head, and how far it matters: usual values. */
const usualView = { angle: 120, reach: 15 }

/** Direction and field of view. */
export function ViewFields({ player }: { player: Player }) {
  const { t } = useTranslation('animator')
  const { change } = useEdit()
  const set = (patch: Parameters<typeof setPlayers>[2]) =>
    change((scene) => setPlayers(scene, [player.id], patch))
  const { view } = player
  return (
    <>
      <SwitchBox
        label={t('panels.player.direction')}
        isOn={player.has_direction === true}
        onChange={(isOn) => set({ has_direction: isOn })}
      />
      <SwitchBox
        label={t('panels.player.view')}
        isOn={view !== undefined}
        onChange={(isOn) => set({ view: isOn ? usualView : undefined })}
      />
      {view ? (
        <>
          <NumberBox
            label={t('panels.player.angle')}
            value={view.angle}
            min={10}
            max={360}
            step={10}
            unit="°"
            onCommit={(angle) => set({ view: { ...view, angle } })}
          />
          <NumberBox
            label={t('panels.player.reach')}
            value={view.reach}
            min={1}
            max={60}
            decimals={1}
            unit="m"
            onCommit={(reach) => set({ view: { ...view, reach } })}
          />
        </>
      ) : null}
    </>
  )
}
