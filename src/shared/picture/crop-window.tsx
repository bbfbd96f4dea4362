import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { cropByKey, computeCut, dragCrop, type Crop } from './crop'
import layout from '@/shared/ui/layout.module.css'
import styles from './crop-window.module.css'
import type { Picture } from './use-picture'

interface CropWindowProps {
  picture: Picture
  crop: Crop
  onChange: (crop: Crop) => void
}

/** The square as it will be: the picture is dragged behind it, or moved with the arrow keys. */
export function CropWindow({ picture, crop, onChange }: CropWindowProps) {
  const { t } = useTranslation()
  const hand = useRef<{ x: number; y: number } | null>(null)
  const [isDragging, setDragging] = useState(false)
  const { side, left, top } = computeCut(picture, crop)
  const toPercent = (part: number) => `${(part / side) * 100}%`

  function startDrag(event: PointerEvent<HTMLDivElement>) {
    hand.current = { x: event.clientX, y: event.clientY }
    event.currentTarget.setPointerCapture(event.pointerId)
    setDragging(true)
  }

  function drag(event: PointerEvent<HTMLDivElement>) {
    if (!hand.current) return
    const by = { x: event.clientX - hand.current.x, y: event.clientY - hand.current.y }
    hand.current = { x: event.clientX, y: event.clientY }
    onChange(dragCrop(picture, crop, by, event.currentTarget.clientWidth))
  }

  function release() {
    hand.current = null
    setDragging(false)
  }

  function press(event: KeyboardEvent) {
    const next = cropByKey(picture, crop, event.key)
    if (!next) return
    event.preventDefault()
    onChange(next)
  }

  return (
    <div
      className={`${layout.relative} ${layout.cut} ${layout.roundCard} ${styles.window}`}
      data-dragging={isDragging || undefined}
      role="application"
      aria-label={t('ui.picture.crop_label')}
      aria-describedby="crop-keys"
      tabIndex={0}
      onPointerDown={startDrag}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={press}
    >
      <img
        className={`${layout.inside} ${styles.picture}`}
        src={picture.address}
        alt=""
        draggable={false}
        style={{
          inlineSize: toPercent(picture.width),
          blockSize: toPercent(picture.height),
          insetInlineStart: toPercent(-left),
          insetBlockStart: toPercent(-top),
        }}
      />
      <span className={`${layout.inside} ${styles.circle}`} aria-hidden="true" />
    </div>
  )
}
