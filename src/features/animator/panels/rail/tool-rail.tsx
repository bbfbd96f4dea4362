import { useTranslation } from 'react-i18next'
import { useEditorState } from '../editor-context'
import { moveFocus } from './move-focus'
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
      className={styles.rail}
      data-part="rail"
      role="toolbar"
      tabIndex={-1}
      aria-label={t('panels.tools.label')}
      aria-orientation="vertical"
      onKeyDown={moveFocus}
    >
      {groups.map(({ name, tools }) => (
        <div key={name} className={styles.group}>
          {tools.map((entry) => (
            <ToolButton key={entry.tool} {...entry} />
          ))}
        </div>
      ))}
    </div>
  )
}
