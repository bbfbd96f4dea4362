import { useTranslation } from 'react-i18next'
import type { CommandName } from '../../editor/command'
import { findCommand } from '../../editor/registry'
import { useEditorState } from '../editor-context'
import { useRun } from './use-run'

/** One command of the registry as a control shows it; re-renders only when it becomes possible or not. */
export function useCommand(name: CommandName) {
  const run = useRun()
  const { t } = useTranslation('animator')
  const command = findCommand(name)
  const isEnabled = useEditorState((state) => command?.isEnabled?.(state) ?? true)
  const isOn = useEditorState((state) => command?.isOn?.(state))
  return {
    label: t(`commands.${name}`),
    keys: command?.keys?.[0],
    isEnabled: command !== undefined && isEnabled,
    isOn,
    run: () => (command ? run(command) : undefined),
  }
}
