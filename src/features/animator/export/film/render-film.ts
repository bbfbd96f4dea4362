/** WebM (VP9) and MP4 (H.264): frames by number with exact times, written by the browser's own encoder. */
import { BufferTarget, CanvasSource, Mp4OutputFormat, Output, WebMOutputFormat } from 'mediabunny'
import type { Picture } from '@/features/scene/model/draw/marks'
import { createBreather } from '../abort'
import type { ExportProgress } from '../choice'
import type { Composer } from '../frame/compose'
import { openSurface } from '../frame/surface'
import { computeBitRate } from '../plan/export-plan'
import type { FilmClock } from '../plan/create-film-clock'
import { getFrameAt, countFrames } from '../plan/film-frames'
import type { Size } from '../sizes'
import { getFilmCodec, type FilmFormat } from './film-support'

interface FilmJob {
  format: FilmFormat
  size: Size
  frameRate: number
  clock: FilmClock
  composer: Composer
  signal: AbortSignal
  onProgress: (progress: ExportProgress) => void
}

export async function renderFilm(job: FilmJob): Promise<Blob> {
  const { format, size, frameRate, clock, composer, signal, onProgress } = job
  const total = countFrames(clock, frameRate)
  const surface = openSurface(size, composer, false)
  const target = new BufferTarget()
  const output = new Output({
    format:
      format === 'mp4' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat(),
    target,
  })
  const source = new CanvasSource(surface.canvas, {
    codec: format === 'mp4' ? 'avc' : 'vp9',
    fullCodecString: getFilmCodec(format),
    bitrate: computeBitRate(size, frameRate),
    keyFrameInterval: 2,
    latencyMode: 'realtime',
  })
  output.addVideoTrack(source, { frameRate })
  try {
    await output.start()
    const breathe = createBreather(signal)
    let shown: Picture | null = null
    let still: string | null = null
    for (let index = 0; index < total; index += 1) {
      await breathe()
      const { time, freeze, timestamp, duration } = getFrameAt(clock, frameRate, index)
      // a question stands for seconds: the same picture is not painted again
      if (!shown || freeze === null || freeze !== still) {
        shown = composer.at({ time, freeze })
        surface.paint(shown)
      }
      still = freeze
      await source.add(timestamp, duration)
      onProgress({ done: index + 1, total })
    }
    signal.throwIfAborted()
    await output.finalize()
    if (!target.buffer) throw new Error('The film came out empty')
    return new Blob([target.buffer], { type: format === 'mp4' ? 'video/mp4' : 'video/webm' })
  } catch (error) {
    if (output.state !== 'finalized') await output.cancel()
    throw error
  } finally {
    surface.release()
  }
}
