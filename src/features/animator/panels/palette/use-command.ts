import { useTranslateKey } from '@/lib/i18n/translate-key'
import { commandNamed } from '../../editor/registry'
import { useEditor, useEditorState } from '../editor-context'

/** One command of the registry as a control shows it; re-renders only when it becomes possible or not. */
export function useCommand(name: string) {
  const editor = useEditor()
  const translate = useTranslateKey()
  const command = commandNamed(name)
  const isEnabled = useEditorState((state) => command?.isEnabled?.(state) ?? true)
  const isOn = useEditorState((state) => command?.isOn?.(state))
  return {
    label: translate(`animator:commands.${name}`),
    keys: command?.keys?.[0],
    isEnabled: command !== undefined && isEnabled,
    isOn,
    run: () => command?.run(editor),
  }
}
