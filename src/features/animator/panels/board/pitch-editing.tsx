import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Point, Scene } from '@/features/scene/model/document/scene-schema'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import { getCorners } from '../../editor/changes/layout/extent'
import { useEditor, useEditorState } from '../editor-context'
import { useNames } from '../names/use-names'
import { useBoard } from './board-context'
import layout from '@/shared/ui/layout.module.css'
import styles from './board.module.css'
import { findInPlaceText, setInPlaceText } from './in-place-words'

/** The field over the pitch in which a text, label or number is typed where it stands. */
export function PitchEditing() {
  const id = useEditorState((state) => state.editing)
  return id === null ? null : <WordsField key={id} id={id} />
}

function WordsField({ id }: { id: string }) {
  const { t } = useTranslation('animator')
  const editor = useEditor()
  const { stage } = useBoard()
  const { nameOf } = useNames()
  const scene = useEditorState((state) => state.scene)
  const box = useRef<HTMLInputElement>(null)
  const isDone = useRef(false)
  const words = findInPlaceText(scene, id)

  useLayoutEffect(() => {
    const { scene, time } = editor.getState()
    const at = stage.current?.toClient(getPlace(scene, id, time))
    if (box.current && at) {
      box.current.style.insetInlineStart = `${at.x}px`
      box.current.style.insetBlockStart = `${at.y}px`
    }
    box.current?.select()
  }, [editor, id, stage])

  function end(text: string | null) {
    if (isDone.current) return
    isDone.current = true
    if (text !== null) editor.change((scene) => setInPlaceText(scene, id, text.trim()), 'record')
    editor.set({ editing: null })
    document.getElementById('pitch')?.focus({ preventScroll: true })
  }

  if (!words) return null
  return (
    <input
      ref={box}
      type="text"
      className={`${layout.roundControl} ${layout.textCenter} ${layout.ground2} ${styles.words}`}
      aria-label={t('panels.objects.rename', { name: nameOf(scene, id) })}
      defaultValue={words.text}
      maxLength={words.max}
      onBlur={({ currentTarget }) => end(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') end(event.currentTarget.value)
        if (event.key === 'Escape') end(null)
        event.stopPropagation()
      }}
    />
  )
}

function getPlace(scene: Scene, id: string, time: number): Point {
  const drawing = scene.drawings.find((one) => one.id === id)
  if (!drawing) {
    const { x, y } = getSceneMotion(scene).poseOf(id, time)
    return [x, y]
  }
  const corners = getCorners(drawing)
  const getMiddle = (axis: 0 | 1) =>
    corners.reduce((sum, corner) => sum + corner[axis], 0) / Math.max(1, corners.length)
  return [getMiddle(0), getMiddle(1)]
}
