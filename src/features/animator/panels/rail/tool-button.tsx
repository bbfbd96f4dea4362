import { Tooltip } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { useEditor, useEditorState } from '../editor-context'
import { ShortcutKeys } from '../palette/shortcut-keys'
import { useCommand } from '../palette/use-command'
import styles from './rail.module.css'
import type { RailTool } from './tools'

/** One tool; its key stands in the tip. */
export function ToolButton({ tool, command, icon: Icon }: RailTool) {
  const { t } = useTranslation('animator')
  const editor = useEditor()
  const isOn = useEditorState((state) => state.tool === tool)
  const { keys } = useCommand(command)
  const label = t(`panels.tools.${tool}`)
  return (
    <Tooltip
      position="right"
      label={
        <span className={layout.inline2}>
          {label}
          <ShortcutKeys keys={keys} />
        </span>
      }
    >
      <button
        type="button"
        className={`${layout.bare} ${layout.fixed} ${layout.centered} ${layout.roundControl} ${styles.tool}`}
        aria-label={label}
        aria-pressed={isOn}
        tabIndex={isOn ? 0 : -1}
        aria-keyshortcuts={keys}
        onClick={() => editor.set({ tool })}
      >
        <Icon size={22} stroke={1.75} />
      </button>
    </Tooltip>
  )
}
