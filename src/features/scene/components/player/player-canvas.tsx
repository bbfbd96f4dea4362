import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { resolveColorScheme } from '@/shared/theme/color-scheme'
import { useColorScheme } from '@/shared/theme/use-color-scheme'
import { getPalette } from '../../model/draw/palette'
import type { PhotoImage } from '../../model/draw/photos'
import { getSceneFrame } from '../../model/pitch/view'
import { showOnCanvas } from './canvas-view'
import { usePlayer, usePlayerState } from './player-context'
import styles from './player-canvas.module.css'

interface PlayerCanvasProps {
  /** What the picture shows, in words. */
  label: string
  isCompact: boolean
  photos: PhotoImage
}

export function PlayerCanvas({ label, isCompact, photos }: PlayerCanvasProps) {
  const { i18n } = useTranslation('scene')
  const player = usePlayer()
  const frame = usePlayerState(({ scene }) => getSceneFrame(scene))
  const theme = resolveColorScheme(useColorScheme()) === 'dark' ? 'night' : 'day'
  const canvas = useRef<HTMLCanvasElement>(null)
  const language = i18n.language

  useEffect(() => {
    if (!canvas.current) return undefined
    const metres = new Intl.NumberFormat(language, {
      style: 'unit',
      unit: 'meter',
      maximumFractionDigits: 1,
    })
    return showOnCanvas(canvas.current, player, {
      palette: ({ pitch }) => getPalette(pitch.surface, theme),
      density: isCompact ? 'card' : 'fine',
      tapeText: (length) => metres.format(length),
      photos,
    })
  }, [player, theme, language, isCompact, photos])

  return (
    <canvas
      ref={canvas}
      className={styles.canvas}
      style={{ aspectRatio: `${frame.width} / ${frame.height}` }}
      role="img"
      aria-label={label}
    />
  )
}
