/** What a card draws of an exercise: its first moment, in the few strokes that stay readable when small. */
import { drawScene } from '@/features/scene/model/draw/draw-scene'
import type { Picture } from '@/features/scene/model/draw/marks'
import { spreadPlayers } from '@/features/scene/model/draw/spread-players'
import { getPalette, type Palette } from '@/features/scene/model/draw/palette'
import { openExerciseScene } from '../../../model/exercise-scene'

export type DrawnTheme = 'night' | 'day'

export interface DrawnExercise {
  id: string
  diagram: unknown
  area_length_m: number
  area_width_m: number
}

/** Null when there is no drawing, or none that can be read. */
export function createCardScene(
  exercise: DrawnExercise,
  theme: DrawnTheme,
): { picture: Picture; palette: Palette } | null {
  const scene = openExerciseScene(exercise)
  if (!scene) return null
  const picture = drawScene(spreadPlayers(scene), {
    time: scene.steps[0]?.t ?? 0,
    density: 'card',
    tapeText: (length) => `${Math.round(length * 10) / 10} m`,
  })
  return { picture, palette: getPalette(scene.pitch.surface, theme) }
}
