/** A moment of a scene with its captions as one picture in pixels: what every export paints. */
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { drawScene, stepAt } from '@/features/scene/model/draw/draw-scene'
import type { Figure, Picture } from '@/features/scene/model/draw/marks'
import { fitTransform, type Fit } from '@/features/scene/model/draw/paint'
import { paletteOf, type Palette } from '@/features/scene/model/draw/palette'
import type { ScenePhotos } from '@/features/scene/model/draw/photos'
import type { ExportChoice, ExportTexts } from '../choice'
import type { FilmMoment } from '../plan/film-clock'
import type { Size } from '../sizes'
import { fitted } from './best-fit'
import { captionFigures, ground, questionFigure } from './captions'
import { frameLayout } from './layout'

export interface Composer {
  palette: Palette
  photos: ScenePhotos
  /** Its ground is the same array as long as nothing in it changes. */
  at: (moment: FilmMoment) => Picture
}

type Asked = Pick<ExportChoice, 'look' | 'hasCaptions'>

export function composer(
  given: Scene,
  size: Size,
  asked: Asked,
  texts: ExportTexts,
  photos: ScenePhotos,
): Composer {
  const layout = frameLayout(size, asked.hasCaptions)
  const { picture } = layout
  const scene = fitted(given, picture, asked.look)
  const grounds = new Map<number, Figure[]>()

  function groundOf(step: number, figures: readonly Figure[], fit: Fit): Figure[] {
    const known = grounds.get(step)
    if (known) return known
    const captions = { title: texts.title, club: texts.club, step: texts.stepName(step) }
    const made = [
      ground(size),
      ...figures.map((figure) => placed(figure, fit)),
      ...captionFigures(layout, captions),
    ]
    grounds.set(step, made)
    return made
  }

  return {
    photos,
    palette: paletteOf(scene.pitch.surface, asked.look === 'day' ? 'day' : 'night'),
    at({ time, freeze }) {
      const drawn = drawScene(scene, { time, density: 'fine', tapeText: texts.tapeText })
      const inner = fitTransform(drawn.frame, picture.width, picture.height)
      const fit = { ...inner, x: inner.x + picture.x, y: inner.y + picture.y }
      const asked = scene.freezes.find(({ id }) => id === freeze)
      return {
        frame: { x: 0, y: 0, ...size },
        ground: groundOf(asked ? stepAt(scene, asked.t) : stepAt(scene, time), drawn.ground, fit),
        figures: [
          ...drawn.figures.map((figure) => placed(figure, fit)),
          ...(asked ? [questionFigure(picture, size, asked.question || texts.question)] : []),
        ],
      }
    },
  }
}

/** From picture metres to pixels; the marks stay what they are. */
function placed(figure: Figure, { scale, x, y }: Fit): Figure {
  return {
    ...figure,
    x: x + figure.x * scale,
    y: y + figure.y * scale,
    scale: figure.scale * scale,
  }
}
