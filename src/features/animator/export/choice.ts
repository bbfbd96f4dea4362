/** What a coach may ask of an export, and the words that come with the picture. */

export const formats = ['png', 'svg', 'pdf', 'gif', 'mp4', 'webm', 'json'] as const
export type ExportFormat = (typeof formats)[number]

export const shapes = ['16:9', '9:16', '1:1', 'a4'] as const
export type Shape = (typeof shapes)[number]

/** Grass by night or by day, or white paper. */
export const looks = ['night', 'day', 'white'] as const
export type Look = (typeof looks)[number]

/** Frames per second of a film. */
export const filmRates = [30, 60] as const

export interface ExportChoice {
  format: ExportFormat
  shape: Shape
  /** All steps, or the one with the index `step`. */
  range: 'all' | 'step'
  step: number
  look: Look
  /** Title, club and step written around the picture. */
  hasCaptions: boolean
  /** How fast a film plays: 0.25–4. */
  speed: number
  frameRate: (typeof filmRates)[number]
}

/** In the language of whoever exports. */
export interface ExportTexts {
  title: string
  /** Empty when it is not to be said. */
  club: string
  /** "1. Build-up" */
  stepName: (index: number) => string
  /** What happens in the step, in words. */
  sentences: (index: number) => readonly string[]
  /** Asked at a freeze point without a question of its own. */
  question: string
  /** How a tape says its metres. */
  tapeText: (metres: number) => string
}

export interface ExportFile {
  name: string
  blob: Blob
}

/** Told between two frames or pages. */
export interface ExportProgress {
  done: number
  total: number
}

export function isFilm(format: ExportFormat): format is 'gif' | 'mp4' | 'webm' {
  return format === 'gif' || format === 'mp4' || format === 'webm'
}

export function isPicture(format: ExportFormat): format is 'png' | 'svg' {
  return format === 'png' || format === 'svg'
}
