import { useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { play } from '../../../editor/playback'
import { useEditor, useEditorState } from '../../editor-context'
import styles from './playback.module.css'

/** Play-back stands at a freeze point: what it asks, and how to go on. */
export function FreezeBanner() {
  const freeze = useEditorState(({ scene, frozen }) =>
    frozen === null ? undefined : scene.freezes.find(({ id }) => id === frozen),
  )
  return freeze ? <Asked key={freeze.id} question={freeze.question} /> : null
}

function Asked({ question }: { question: string }) {
  const { t } = useTranslation('animator')
  const editor = useEditor()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <div className={layout.relative}>
      <div
        className={`${layout.row} ${layout.gapWide} ${layout.spread} ${layout.inside} ${styles.question}`}
        role="dialog"
        aria-labelledby={id}
      >
        <p id={id}>{question || t('time.freeze.unasked')}</p>
        <Button ref={button} onClick={() => play(editor)}>
          {t('time.freeze.continue')}
        </Button>
      </div>
    </div>
  )
}
