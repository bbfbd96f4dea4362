/** The drawing as an SVG document of its own: for files and print. */
import type { Picture } from './marks'
import type { Palette } from './palette'

export interface SvgOptions {
  /** Pixels; the picture is fitted into them. */
  width: number
  height: number
  title: string
  desc: string
}

export function svgOf(_picture: Picture, _palette: Palette, _options: SvgOptions): string {
  return ''
}
