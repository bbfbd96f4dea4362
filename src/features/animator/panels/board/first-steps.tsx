import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { findCommand } from '../../editor/registry'
import type { CommandName } from '../../editor/command'
import { useEditorState } from '../editor-context'
import { guessFormat } from '../inspector/scene/guess-format'
import { useRun } from '../palette/use-run'
import styles from './board.module.css'

const usual = {
  '3v3': 'formation_1_2',
  '5v5': 'formation_1_2_1',
  '7v7': 'formation_2_3_1',
  '9v9': 'formation_3_2_3',
  '11v11': 'formation_4_3_3',
} as const satisfies Record<ReturnType<typeof guessFormat>, CommandName>

/** On an empty pitch: how one begins. Gone with the first thing placed. */
export function FirstSteps() {
  const { t } = useTranslation('animator')
  const isEmpty = useEditorState(
    ({ scene }) => scene.objects.length === 0 && scene.drawings.length === 0,
  )
  const isReadOnly = useEditorState((state) => state.isReadOnly)
  const isChoosing = useEditorState(({ tool }) => tool === 'select')
  const format = useEditorState(({ scene }) => guessFormat(scene.pitch))
  const run = useRun()
  if (!isEmpty || isReadOnly || !isChoosing) return null
  const names: readonly CommandName[] = [usual[format], 'player_tool']
  return (
    <div
      className={`${layout.float} ${layout.row} ${layout.gapWide} ${layout.inside} ${styles.first}`}
    >
      <p>{t('panels.first.text')}</p>
      <div className={layout.wrap2}>
        {names.map((name) => {
          const command = findCommand(name)
          return command ? (
            <Button key={name} kind="secondary" onClick={() => run(command)}>
              {t(`commands.${name}`)}
            </Button>
          ) : null
        })}
      </div>
    </div>
  )
}
