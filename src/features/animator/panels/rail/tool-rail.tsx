import { useTranslation } from 'react-i18next'
import { useEditorState } from '../editor-context'
import { moveFocus } from './move-focus'
import layout from '@/shared/ui/layout.module.css'
import styles from './rail.module.css'
import { ToolButton } from './tool-button'
import { railGroups } from './tools'

/** The tools: a column beside the pitch, on a phone a row at the thumb. One stop for the Tab key. */
export function ToolRail() {
  const { t } = useTranslation('animator')
  const isReadOnly = useEditorState((state) => state.isReadOnly)
  const groups = isReadOnly ? railGroups.slice(0, 1) : railGroups
  return (
    <div
      className={`${layout.flex} ${layout.gap2} ${layout.lineAbove} ${layout.ground1} ${styles.rail}`}
      data-part="rail"
      role="toolbar"
      tabIndex={-1}
      aria-label={t('panels.tools.label')}
      aria-orientation="vertical"
      onKeyDown={moveFocus}
    >
      {groups.map(({ name, tools }) => (
        <div
          key={name}
          className={`${layout.fixed} ${layout.flex} ${layout.gapTight} ${styles.group}`}
        >
          {tools.map((entry) => (
            <ToolButton key={entry.tool} {...entry} />
          ))}
        </div>
      ))}
    </div>
  )
}
