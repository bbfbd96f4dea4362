import { useTranslation } from 'react-i18next'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import type { Command } from '../../editor/command'
import type { Editor } from '../../editor/editor'
import { useNames } from '../names/use-names'

/** What to tell a screen reader after a command by key: where the thing is now, else what was done. */
export function useCommandNews() {
  const { t } = useTranslation('animator')
  const { spokenName } = useNames()

  return (command: Command, editor: Editor, before: Scene): string => {
    const { scene, selection, time } = editor.getState()
    const [id] = selection
    const isOneMoved =
      command.group === 'arrange' &&
      scene !== before &&
      selection.length === 1 &&
      scene.objects.some((object) => object.id === id)
    if (id !== undefined && isOneMoved) return spokenName(scene, id, time)
    const done = t(`commands.${command.name}`)
    const count = t('panels.selection.count', { count: selection.length })
    return /^(select|invert)/.test(command.name) ? `${done}. ${count}` : done
  }
}
