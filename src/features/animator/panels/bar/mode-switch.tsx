import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { useEditorState } from '../editor-context'
import { useCommand } from '../palette/use-command'
import styles from './bar.module.css'

const modes = ['steps', 'timeline'] as const

/** Step by step, or every movement in time: two views of the same scene. */
export function ModeSwitch() {
  const { t } = useTranslation('animator')
  const mode = useEditorState((state) => state.mode)
  const { run } = useCommand('toggle_mode')
  return (
    <fieldset className={`${layout.plain} ${layout.min} ${layout.flex} ${styles.modes}`}>
      <legend className={layout.hidden}>{t('panels.bar.mode')}</legend>
      {modes.map((name) => (
        <label key={name} className={`${layout.relative} ${layout.pointer} ${styles.mode}`}>
          <input type="radio" name="editor-mode" checked={mode === name} onChange={run} />
          <span>{t(`panels.bar.${name}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
