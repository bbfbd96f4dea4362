import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useEditorState } from '../../editor-context'
import { useNames } from '../../names/use-names'
import { OptionPicker } from '../option-picker'
import layout from '@/shared/ui/layout.module.css'
import styles from '../options.module.css'
import { useOptions } from './use-options'

/** Which team, and whether the next one is its keeper. */
export function PlayerOptions() {
  const { t } = useTranslation('animator')
  const scene = useEditorState((state) => state.scene)
  const { options, setOptions } = useOptions()
  const { teamName } = useNames()
  return (
    <>
      <OptionPicker
        label={t('panels.player.team')}
        value={options.team}
        options={scene.teams.map(({ id, colour }) => ({
          value: id,
          label: teamName(scene, id),
          icon: (
            <span
              className={`${layout.round} ${layout.edgeStrong} ${styles.dot}`}
              style={{ background: colour }}
            />
          ),
        }))}
        onPick={(team) => setOptions({ team })}
      />
      <Switch
        label={t('panels.player.keeper')}
        checked={options.isKeeper}
        onChange={({ currentTarget }) => setOptions({ isKeeper: currentTarget.checked })}
      />
    </>
  )
}
