import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import type { ToolName } from '../../editor/editor-state'
import { useEditorState } from '../editor-context'
import { LineOptions } from './options/line-options'
import { PassOptions } from './options/pass-options'
import { PlayerOptions } from './options/player-options'
import { EquipmentOptions, GoalOptions } from './options/symbol-options'
import { ColourOptions } from './options/colour-options'
import { ZoneOptions } from './options/zone-options'
import styles from './options.module.css'

const options: Partial<Record<ToolName, () => ReactNode>> = {
  player: PlayerOptions,
  equipment: EquipmentOptions,
  goal: GoalOptions,
  pass: PassOptions,
  zone: ZoneOptions,
  line: LineOptions,
  text: ColourOptions,
}

/** The choices of the current tool, over the edge of the pitch; nothing while there are none. */
export function ToolOptionBar() {
  const { t } = useTranslation('animator')
  const tool = useEditorState((state) => state.tool)
  const Options = options[tool]
  if (!Options) return null
  return (
    <div
      className={`${layout.line3} ${styles.bar}`}
      role="group"
      aria-label={t('panels.options.label')}
    >
      <Options />
    </div>
  )
}
