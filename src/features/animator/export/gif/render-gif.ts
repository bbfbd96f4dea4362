/** An animated GIF that repeats for ever, with one palette and exact hundredths of a second. */
import { GIFEncoder } from 'gifenc'
import { createBreather } from '../abort'
import type { ExportProgress } from '../choice'
import type { Composer } from '../frame/compose'
import { openSurface } from '../frame/surface'
import type { FilmClock, FilmMoment } from '../plan/create-film-clock'
import { getFrameAt, countFrames, chooseGifDelay, gifRest } from '../plan/film-frames'
import type { Size } from '../sizes'
import { createGifColours, mostColours, sampleMoments } from './gif-colours'
import { createGifDelta } from './create-gif-delta'

interface GifJob {
  size: Size
  clock: FilmClock
  composer: Composer
  signal: AbortSignal
  onProgress: (progress: ExportProgress) => void
}

/** Hundredths of a second; the format keeps them in two bytes. */
const longestDelay = 65_000

export async function renderGif(job: GifJob): Promise<Blob> {
  const { size, clock, composer, signal, onProgress } = job
  const { width, height } = size
  const surface = openSurface(size, composer, true)
  const breathe = createBreather(signal)

  function readPixelsAt(moment: FilmMoment): Uint8ClampedArray {
    surface.paint(composer.at(moment))
    return surface.context.getImageData(0, 0, width, height).data
  }

  try {
    const samples: Uint8ClampedArray[] = []
    for (const moment of sampleMoments(clock.at, clock.duration)) {
      await breathe()
      samples.push(readPixelsAt(moment))
    }
    const colours = createGifColours(samples)
    const delta = createGifDelta(colours, mostColours)
    const palette = padPalette(colours.palette)
    const encoder = GIFEncoder()
    const delay = chooseGifDelay(clock)
    const total = countFrames(clock, 100 / delay)
    let waiting: Uint8Array | null = null
    let hundredths = 0
    let isFirst = true

    function write() {
      if (!waiting) return
      encoder.writeFrame(waiting, width, height, {
        ...(isFirst ? { palette, repeat: 0 } : {}),
        delay: hundredths * 10,
        transparent: true,
        transparentIndex: mostColours,
        dispose: 1,
      })
      isFirst = false
      waiting = null
      hundredths = 0
    }

    for (let index = 0; index < total; index += 1) {
      await breathe()
      const changed = delta.next(readPixelsAt(getFrameAt(clock, 100 / delay, index)))
      // a picture is written once it is known how long it stands
      if (changed) {
        write()
        waiting = changed
      }
      hundredths = Math.min(longestDelay, hundredths + delay)
      onProgress({ done: index + 1, total })
    }
    hundredths += gifRest
    write()
    encoder.finish()
    return new Blob([encoder.bytes()], { type: 'image/gif' })
  } finally {
    surface.release()
  }
}

/** All 256: readers take the index of "as before" for a mistake when it has no colour. */
function padPalette<Colour>(palette: readonly Colour[]): (Colour | [number, number, number])[] {
  const missing = Math.max(0, mostColours + 1 - palette.length)
  return [...palette, ...Array.from({ length: missing }, (): [number, number, number] => [0, 0, 0])]
}
