import { Switch, Tooltip } from '@mantine/core'
import { IconStack2 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/shared/ui/button'
import { useEditor, useEditorState } from '../../editor-context'
import styles from './step-switches.module.css'

/** What working in steps can be told: show the step before, and whether later steps follow. */
export function StepSwitches() {
  const { t } = useTranslation('animator')
  const editor = useEditor()
  const hasOnionSkin = useEditorState((state) => state.hasOnionSkin)
  const appliesToLater = useEditorState((state) => state.appliesToLater)
  const isReadOnly = useEditorState((state) => state.isReadOnly)
  return (
    <>
      {isReadOnly ? null : (
        <Tooltip label={t('time.later.hint')} multiline maw={280}>
          <div>
            <Switch
              className={styles.later}
              label={t('time.later.switch')}
              checked={appliesToLater}
              onChange={() => editor.set({ appliesToLater: !appliesToLater })}
            />
          </div>
        </Tooltip>
      )}
      <span className={styles.onion}>
        <IconButton
          label={t('time.onion')}
          isPressed={hasOnionSkin}
          onClick={() => editor.set({ hasOnionSkin: !hasOnionSkin })}
        >
          <IconStack2 size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </span>
    </>
  )
}
