import { useEffect, useEffectEvent, useState } from 'react'
import { Modal } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { toSaveForm } from '@/features/scene/model/document/to-save-form'
import type { SceneEditorProps } from '@/features/scene/widgets/scene-editor-slot'
import { isOnPhone, useIsPhone } from '@/shared/hooks/use-is-phone'
import { Alert } from '@/shared/public/alert'
import { Button, IconButton } from '@/shared/ui/button'
import { useConfirm } from '@/shared/ui/confirm'
import { createEditor } from '../editor/editor'
import { createPlayback } from '../editor/playback'
import { startScene } from '../model/pitch-starts'
import { loadStage } from './load-stage'
import { isOwnKey } from '../panels/board/own-keys'
import { EditorBoard } from '../panels/board/editor-board'
import { TimeDock } from '../panels/time/time-dock'
import layout from '@/shared/ui/layout.module.css'
import styles from './scene-editor-dialog.module.css'

/** The animator's board over the whole window, for whoever needs a drawing: gives it back, saves nothing. */
export function SceneEditorDialog({ scene, title, refusal, onUse, onClose }: SceneEditorProps) {
  const { t } = useTranslation('animator')
  const confirm = useConfirm()
  const isPhone = useIsPhone()
  const [start] = useState(() => scene ?? startScene('blank', isOnPhone()))
  const [editor] = useState(() => createEditor(start))
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(
    () =>
      createPlayback(editor, {
        request: (callback) => requestAnimationFrame(callback),
        cancel: (request) => cancelAnimationFrame(request),
      }),
    [editor],
  )

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (editor.getState().scene !== start) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [editor, start])

  function insertDrawing() {
    const drawn = toSaveForm(editor.getState().scene)
    const reason = refusal(drawn)
    setProblem(reason)
    if (reason === null) onUse(drawn)
  }

  async function close() {
    const isChanged = editor.getState().scene !== start
    const isSure =
      !isChanged ||
      (await confirm({
        title: t('dialog.leave_title'),
        text: t('dialog.leave_text'),
        confirmLabel: t('dialog.leave_confirm'),
        cancelLabel: t('dialog.leave_stay'),
        isDanger: true,
      }))
    if (isSure) onClose()
  }

  // the first Escape lets go of what is selected or half done, the next one leaves
  const handleEscape = useEffectEvent((event: KeyboardEvent) => {
    const { selection, tool, overlay, isPlaying } = editor.getState()
    const isIdle = selection.length === 0 && tool === 'select' && !overlay.draft && !isPlaying
    if (event.key === 'Escape' && isIdle && !isOwnKey(event)) void close()
  })

  useEffect(() => {
    const handleEvent = (event: KeyboardEvent) => handleEscape(event)
    window.addEventListener('keydown', handleEvent, { capture: true })
    return () => window.removeEventListener('keydown', handleEvent, { capture: true })
  }, [])

  const check = <IconCheck size={18} stroke={1.75} />
  return (
    <Modal.Root opened onClose={onClose} fullScreen closeOnEscape={false}>
      <Modal.Content className={styles.content} aria-label={t('dialog.label', { title })}>
        <Modal.Body className={styles.body}>
          <EditorBoard
            isDialog
            editor={editor}
            title={title}
            back={{ onBack: () => void close(), label: t('dialog.back') }}
            loadStage={loadStage}
            actions={
              isPhone ? (
                <IconButton kind="primary" label={t('dialog.use')} onClick={insertDrawing}>
                  {check}
                </IconButton>
              ) : (
                <Button icon={check} onClick={insertDrawing}>
                  {t('dialog.use')}
                </Button>
              )
            }
            notices={
              problem ? (
                <div className={layout.pad3}>
                  <Alert kind="error" title={problem} />
                </div>
              ) : null
            }
            dock={<TimeDock />}
          />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
