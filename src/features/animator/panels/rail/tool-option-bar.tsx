import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
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

/**
 * The choices of the current tool, beside the pitch: over it they would hide a goal. The line stays while a tool
 * has none, so that the pitch never moves under the pointer.
 */
export function ToolOptionBar() {
  const { t } = useTranslation('animator')
  const isPhone = useIsPhone()
  const tool = useEditorState((state) => state.tool)
  const isReadOnly = useEditorState((state) => state.isReadOnly)
  const Options = options[tool]
  if (isReadOnly) return null
  return (
    <div
      className={`${layout.line3} ${layout.ground2} ${styles.bar}`}
      role="group"
      aria-label={t('panels.options.label')}
    >
      {isPhone && Options ? null : (
        <span className={layout.medium14}>{t(`panels.tools.${tool}`)}</span>
      )}
      {Options ? <Options /> : null}
    </div>
  )
}
