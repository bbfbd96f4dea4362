import { useTranslation } from 'react-i18next'
import type { Command } from '../../editor/command'
import { describeOutcome } from '../../editor/commands/command-outcome'
import type { EditorState } from '../../editor/editor-state'
import { useBoard } from '../board/board-context'
import { useEditor } from '../editor-context'
import { useNames } from '../names/use-names'

/** Runs a command and tells a screen reader what it did: where the thing is now, or how many changed. */
export function useRun() {
  const { t } = useTranslation('animator')
  const editor = useEditor()
  const { say } = useBoard()
  const { spokenName } = useNames()

  function describeNews(command: Command, before: EditorState): string {
    const after = editor.getState()
    const id = findMovedThing(command, before, after)
    if (id !== null) return spokenName(after.scene, id, after.time)
    const said = describeOutcome(command, before, after)
    if (!said) return ''
    if (said.key === 'on' || said.key === 'off' || said.key === 'done') {
      return t(`said.${said.key}`, { command: t(`commands.${said.command}`) })
    }
    return t(`said.${said.key}`, { ...said })
  }

  return (command: Command): void => {
    const before = editor.getState()
    if (command.isEnabled?.(before) === false) return
    command.run(editor)
    const news = describeNews(command, before)
    if (news) say(news)
  }
}

/** The one object that was moved or turned. */
function findMovedThing(command: Command, before: EditorState, after: EditorState): string | null {
  const [id] = after.selection
  const isOne = after.selection.length === 1 && before.scene !== after.scene
  if (id === undefined || !isOne || !/^(nudge|turn)_/.test(command.name)) return null
  return after.scene.objects.some((object) => object.id === id) ? id : null
}
