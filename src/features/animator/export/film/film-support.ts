/** Whether this browser can write a kind of film; asked before anything is painted. */
import { computeBitRate } from '../plan/export-plan'
import type { Size } from '../sizes'

export type FilmFormat = 'mp4' | 'webm'
/** Why not: no encoders at all (older browsers), or not this one. */
export type FilmRefusal = 'no_encoders' | 'not_this_one'

/** H.264 high and VP9 in levels that hold 1080p at 60 frames a second. */
const codecs: Record<FilmFormat, string> = { mp4: 'avc1.64002a', webm: 'vp09.00.41.08' }

/** null when it can. */
export async function findFilmRefusal(
  format: FilmFormat,
  size: Size,
  frameRate: number,
): Promise<FilmRefusal | null> {
  if (typeof VideoEncoder === 'undefined' || typeof OffscreenCanvas === 'undefined') {
    return 'no_encoders'
  }
  const config = {
    codec: codecs[format],
    ...size,
    bitrate: computeBitRate(size, frameRate),
    framerate: frameRate,
  }
  const answer = await VideoEncoder.isConfigSupported(config).catch(() => null)
  return answer?.supported ? null : 'not_this_one'
}

export function getFilmCodec(format: FilmFormat): string {
  return codecs[format]
}
