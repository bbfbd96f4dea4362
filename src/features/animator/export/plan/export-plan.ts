/** What an export will be before it is made: its pictures, pages or frames, how large and how long. */
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { isFilm, isPicture, type ExportChoice } from '../choice'
import { getExportSize, type Size } from '../sizes'
import { isUprightOn } from '../frame/best-fit'
import { createFilmClock } from './create-film-clock'
import { countFrames, chooseGifDelay } from './film-frames'

export interface ExportPlan {
  /** Indexes of the steps that are shown. */
  steps: number[]
  /** Of each picture or frame; of a page in pixels at 96 dpi. */
  size: Size
  /** Pictures, pages or frames; 1 for a document. */
  count: number
  /** Seconds of film; 0 when it is none. */
  duration: number
  /** Roughly, in bytes. */
  bytes: number
  /** Roughly, in seconds on a usual laptop. */
  seconds: number
}

export function createExportPlan(scene: Scene, choice: ExportChoice): ExportPlan {
  const { format, shape, range } = choice
  const steps = range === 'all' ? scene.steps.map((_step, index) => index) : [choice.step]
  const isUpright = shape === 'a4' && isUprightOn(scene, getExportSize(format, shape, false))
  const size = getExportSize(format, shape, isUpright)
  if (isFilm(format)) {
    const clock = createFilmClock(scene, choice)
    const rate = format === 'gif' ? 100 / chooseGifDelay(clock) : choice.frameRate
    const count = countFrames(clock, rate)
    const share = (size.width * size.height) / (1920 * 1080)
    return {
      steps,
      size,
      count,
      duration: clock.duration,
      bytes:
        format === 'gif'
          ? count * share * 60_000
          : (clock.duration * computeBitRate(size, rate)) / 8,
      seconds: 0.4 + count * share * (format === 'gif' ? 0.09 : 0.017),
    }
  }
  const count = format === 'json' ? 1 : steps.length
  const things = scene.objects.length + scene.drawings.length
  return {
    steps,
    size,
    count,
    duration: 0,
    bytes: count * (bytesOf[format] + (isPicture(format) ? things * 400 : things * 200)),
    seconds: format === 'png' ? 0.3 * count : format === 'pdf' ? 1 + 0.2 * count : 0.1,
  }
}

const bytesOf = { png: 250_000, svg: 8_000, pdf: 40_000, json: 1_500 }

/** Bits per second: lines on an even ground need little, but must stay sharp. */
export function computeBitRate({ width, height }: Size, rate: number): number {
  const share = (width * height) / (1920 * 1080)
  return Math.round(share * (rate > 30 ? 7_000_000 : 5_000_000))
}
