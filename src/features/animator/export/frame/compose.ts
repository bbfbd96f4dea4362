/** A moment of a scene with its captions as one picture in pixels: what every export paints. */
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { drawScene, findStepIndexAt } from '@/features/scene/model/draw/draw-scene'
import type { Figure, Picture } from '@/features/scene/model/draw/marks'
import { computeFitTransform, type Fit } from '@/features/scene/model/draw/paint'
import { getPalette, type Palette } from '@/features/scene/model/draw/palette'
import type { ScenePhotos } from '@/features/scene/model/draw/photos'
import type { ExportChoice, ExportTexts } from '../choice'
import type { FilmMoment } from '../plan/create-film-clock'
import type { Size } from '../sizes'
import { fitScene } from './best-fit'
import { createCaptionFigures, createGround, createQuestionFigure } from './captions'
import { computeFrameLayout } from './layout'

export interface Composer {
  palette: Palette
  photos: ScenePhotos
  /** Its ground is the same array as long as nothing in it changes. */
  at: (moment: FilmMoment) => Picture
}

type Asked = Pick<ExportChoice, 'look' | 'hasCaptions'>

export function createComposer(
  given: Scene,
  size: Size,
  asked: Asked,
  texts: ExportTexts,
  photos: ScenePhotos,
): Composer {
  const layout = computeFrameLayout(size, asked.hasCaptions)
  const { picture } = layout
  const scene = fitScene(given, picture, asked.look)
  const grounds = new Map<number, Figure[]>()

  function getGround(step: number, figures: readonly Figure[], fit: Fit): Figure[] {
    const known = grounds.get(step)
    if (known) return known
    const captions = { title: texts.title, club: texts.club, step: texts.stepName(step) }
    const made = [
      createGround(size),
      ...figures.map((figure) => fitFigure(figure, fit)),
      ...createCaptionFigures(layout, captions),
    ]
    grounds.set(step, made)
    return made
  }

  return {
    photos,
    palette: getPalette(scene.pitch.surface, asked.look === 'day' ? 'day' : 'night'),
    at({ time, freeze }) {
      const drawn = drawScene(scene, { time, density: 'fine', tapeText: texts.tapeText })
      const inner = computeFitTransform(drawn.frame, picture.width, picture.height)
      const fit = { ...inner, x: inner.x + picture.x, y: inner.y + picture.y }
      const asked = scene.freezes.find(({ id }) => id === freeze)
      return {
        frame: { x: 0, y: 0, ...size },
        ground: getGround(
          asked ? findStepIndexAt(scene, asked.t) : findStepIndexAt(scene, time),
          drawn.ground,
          fit,
        ),
        figures: [
          ...drawn.figures.map((figure) => fitFigure(figure, fit)),
          ...(asked ? [createQuestionFigure(picture, size, asked.question || texts.question)] : []),
        ],
      }
    },
  }
}

/** From picture metres to pixels; the marks stay what they are. */
function fitFigure(figure: Figure, { scale, x, y }: Fit): Figure {
  return {
    ...figure,
    x: x + figure.x * scale,
    y: y + figure.y * scale,
    scale: figure.scale * scale,
  }
}
