/** PNG and SVG: a picture for each step. */
import type { Scene } from '@/features/scene/model/document/scene-schema'
import type { ScenePhotos } from '@/features/scene/model/draw/photos'
import { renderSvg } from '@/features/scene/model/draw/to-svg'
import type { ExportChoice, ExportTexts } from '../choice'
import type { Size } from '../sizes'
import { createComposer, type Composer } from './compose'
import { openSurface } from './surface'

type Asked = Pick<ExportChoice, 'look' | 'hasCaptions'>

/** One step as an SVG document, with its words for whoever cannot see it. */
export function renderStepSvg(
  scene: Scene,
  step: number,
  size: Size,
  asked: Asked,
  texts: ExportTexts,
  photos: ScenePhotos,
): string {
  const { palette, at } = createComposer(scene, size, asked, texts, photos)
  return renderSvg(at({ time: scene.steps[step]?.t ?? 0, freeze: null }), palette, {
    ...size,
    photos: photos.href,
    title: texts.title,
    desc: [texts.stepName(step), ...texts.sentences(step)].join(' '),
  })
}

export async function renderStepPng(picture: Composer, size: Size, time: number): Promise<Blob> {
  const surface = openSurface(size, picture, false)
  try {
    surface.paint(picture.at({ time, freeze: null }))
    return await surface.canvas.convertToBlob({ type: 'image/png' })
  } finally {
    surface.release()
  }
}
