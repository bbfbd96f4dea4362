import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useScenePhotos } from '@/features/scene/api/player-photos'
import { Alert } from '@/shared/public/alert'
import { useColorScheme } from '@/shared/theme/use-color-scheme'
import layout from '@/shared/ui/layout.module.css'
import { useEditor } from '../editor-context'
import { useSettledScene } from '../use-settled-scene'
import styles from './board.module.css'
import { useBoard } from './board-context'
import { StillPicture } from './still-picture'
import type { StageLoader } from './stage'

interface CanvasHostProps {
  /** Absent where the browser cannot draw: a still picture stands there instead. */
  loadStage?: StageLoader
}

/**
 * The pitch. One spot in the tab order: with the focus here the keyboard works on what is selected. What
 * stands on it is read and reached through the list of objects, which the description points to.
 */
export function CanvasHost({ loadStage }: CanvasHostProps) {
  const { t, i18n } = useTranslation('animator')
  const scheme = useColorScheme()
  const editor = useEditor()
  const { stage, showMenu } = useBoard()
  const photos = useScenePhotos(useSettledScene())
  const faces = useRef(photos)
  const surface = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')

  useEffect(() => {
    let isGone = false
    loadStage?.().then(
      (create) => {
        if (isGone || !surface.current) return
        stage.current = create(surface.current, editor, {
          onContextMenu: showMenu,
          metres: (value) => createMetreFormat(i18n.language).format(value),
          photos: (source) => faces.current.image(source),
        })
        setState('ready')
      },
      () => setState('failed'),
    )
    return () => {
      isGone = true
      stage.current?.destroy()
      stage.current = null
    }
  }, [editor, i18n, loadStage, showMenu, stage])

  useEffect(() => {
    faces.current = photos
    stage.current?.redraw()
  }, [scheme, i18n.language, photos, stage])

  return (
    <div
      id="pitch"
      className={`${layout.fill} ${layout.low} ${layout.relative} ${styles.canvas}`}
      role="application"
      tabIndex={0}
      aria-label={t('panels.board.pitch')}
      aria-describedby="pitch-hint"
      // whoever leaves a field for the pitch commits what was typed there
      onPointerDownCapture={({ currentTarget }) => {
        currentTarget.dataset.pointed = ''
        currentTarget.focus({ preventScroll: true })
      }}
      onBlur={({ currentTarget }) => delete currentTarget.dataset.pointed}
      onContextMenu={(event) => event.preventDefault()}
    >
      <p id="pitch-hint" className={layout.hidden}>
        {t('panels.board.pitch_hint')}
      </p>
      <div ref={surface} className={styles.surface} aria-hidden="true" />
      {state === 'ready' ? null : (
        <div className={`${layout.grid} ${layout.centered} ${layout.pad3} ${styles.still}`}>
          <StillPicture />
        </div>
      )}
      {state === 'failed' ? (
        <div className={`${layout.pad3} ${styles.failed}`}>
          <Alert kind="error" title={t('panels.board.failed')} />
        </div>
      ) : null}
    </div>
  )
}

function createMetreFormat(language: string): Intl.NumberFormat {
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'meter',
    maximumFractionDigits: 1,
  })
}
