/** The drawing as an SVG document of its own: for files and print. */
import {
  baselineDrop,
  haloWidth,
  type Figure,
  type Mark,
  type PhotoMark,
  type Picture,
  type PlainMark,
} from './marks'
import { fontFamily } from './paint'
import { colourOf, type Palette } from './palette'
import { number } from './path-data'
import { noPhotos, shownMarks, type PhotoHref } from './photos'

export interface SvgOptions {
  /** Pixels; the picture is fitted into them. */
  width: number
  height: number
  title: string
  desc: string
  /** Written into the document, which is to need nothing else. */
  photos?: PhotoHref
}

export function svgOf(picture: Picture, palette: Palette, options: SvgOptions): string {
  const { frame, ground, figures } = picture
  const { photos = noPhotos.href } = options
  const view = [frame.x, frame.y, frame.width, frame.height].map(number).join(' ')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${options.width}" height="${options.height}" viewBox="${view}" role="img">`,
    `<title>${escaped(options.title)}</title>`,
    `<desc>${escaped(options.desc)}</desc>`,
    `<g font-family="${escaped(fontFamily)}" stroke-linejoin="round">`,
    ...(hasPhoto(figures, photos) ? [disc] : []),
    ...[...ground, ...figures].map((figure) => figureSvg(figure, palette, photos)),
    '</g>',
    '</svg>',
  ].join('\n')
}

/** `translate(…) rotate(…) scale(…)`; undefined when nothing is moved. */
export function transformOf({ x, y, rotation, scale }: Figure): string | undefined {
  const parts = [
    x !== 0 || y !== 0 ? `translate(${number(x)} ${number(y)})` : '',
    rotation === 0 ? '' : `rotate(${number(rotation)})`,
    scale === 1 ? '' : `scale(${number(scale)})`,
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(' ') : undefined
}

/** The one round cut of all photos. */
const disc =
  '<defs><clipPath id="disc" clipPathUnits="objectBoundingBox"><circle cx="0.5" cy="0.5" r="0.5"/></clipPath></defs>'

function hasPhoto(figures: readonly Figure[], photos: PhotoHref): boolean {
  const isThere = (mark: Mark) => mark.kind === 'image' && photos(mark.source) !== null
  return figures.some(({ marks }) => marks.some(isThere))
}

function figureSvg(figure: Figure, palette: Palette, photos: PhotoHref): string {
  const marks = figure.marks
    .flatMap((mark) => shownMarks(mark, photos))
    .map(({ mark, href }) => (href === null ? markSvg(mark, palette) : photoSvg(mark, href)))
    .join('')
  const transform = transformOf(figure)
  const place = transform ? ` transform="${transform}"` : ''
  const opacity = figure.opacity === 1 ? '' : ` opacity="${number(figure.opacity)}"`
  return `<g${place}${opacity}>${marks}</g>`
}

function photoSvg({ x, y, r }: PhotoMark, href: string): string {
  const [left, top, side] = [x - r, y - r, r * 2].map(number)
  return `<image x="${left}" y="${top}" width="${side}" height="${side}" href="${escaped(href)}" preserveAspectRatio="xMidYMid slice" clip-path="url(#disc)"/>`
}

function markSvg(mark: PlainMark, palette: Palette): string {
  if (mark.kind === 'text') {
    const halo = mark.halo
      ? ` stroke="${colourOf(palette, mark.halo)}" stroke-width="${number(mark.size * haloWidth)}" paint-order="stroke"`
      : ''
    return `<text x="${number(mark.x)}" y="${number(mark.y + baselineDrop * mark.size)}" font-size="${number(mark.size)}" font-weight="${mark.weight}" text-anchor="${mark.anchor}" fill="${colourOf(palette, mark.fill)}"${halo}>${escaped(mark.text)}</text>`
  }
  const shape =
    mark.kind === 'path'
      ? `path d="${mark.d}"`
      : `circle cx="${number(mark.x)}" cy="${number(mark.y)}" r="${number(mark.r)}"`
  const paint = [
    `fill="${mark.fill ? colourOf(palette, mark.fill) : 'none'}"`,
    mark.stroke && `stroke="${colourOf(palette, mark.stroke)}"`,
    mark.stroke && `stroke-width="${number(mark.width ?? 0)}"`,
    mark.dash && `stroke-dasharray="${mark.dash.map(number).join(' ')}"`,
    mark.cap === 'round' && 'stroke-linecap="round"',
    mark.opacity !== undefined && `opacity="${number(mark.opacity)}"`,
  ].filter(Boolean)
  return `<${shape} ${paint.join(' ')}/>`
}

/** XML 1.0 has no place for control characters and halves of pairs, escaped or not. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
}
