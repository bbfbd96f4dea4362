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
import { getColour, type Palette } from './palette'
import { formatNumber } from './path-data'
import { noPhotos, listShownMarks, type PhotoHref } from './photos'

export interface SvgOptions {
  /** Pixels; the picture is fitted into them. */
  width: number
  height: number
  title: string
  desc: string
  /** Written into the document, which is to need nothing else. */
  photos?: PhotoHref
}

export function renderSvg(picture: Picture, palette: Palette, options: SvgOptions): string {
  const { frame, ground, figures } = picture
  const { photos = noPhotos.href } = options
  const view = [frame.x, frame.y, frame.width, frame.height].map(formatNumber).join(' ')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${options.width}" height="${options.height}" viewBox="${view}" role="img">`,
    `<title>${escapeXml(options.title)}</title>`,
    `<desc>${escapeXml(options.desc)}</desc>`,
    `<g font-family="${escapeXml(fontFamily)}" stroke-linejoin="round">`,
    ...(hasPhoto(figures, photos) ? [disc] : []),
    ...[...ground, ...figures].map((figure) => renderFigureSvg(figure, palette, photos)),
    '</g>',
    '</svg>',
  ].join('\n')
}

/** `translate(…) rotate(…) scale(…)`; undefined when nothing is moved. */
export function toSvgTransform({ x, y, rotation, scale }: Figure): string | undefined {
  const parts = [
    x !== 0 || y !== 0 ? `translate(${formatNumber(x)} ${formatNumber(y)})` : '',
    rotation === 0 ? '' : `rotate(${formatNumber(rotation)})`,
    scale === 1 ? '' : `scale(${formatNumber(scale)})`,
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

function renderFigureSvg(figure: Figure, palette: Palette, photos: PhotoHref): string {
  const marks = figure.marks
    .flatMap((mark) => listShownMarks(mark, photos))
    .map(({ mark, href }) =>
      href === null ? renderMarkSvg(mark, palette) : renderPhotoSvg(mark, href),
    )
    .join('')
  const transform = toSvgTransform(figure)
  const place = transform ? ` transform="${transform}"` : ''
  const opacity = figure.opacity === 1 ? '' : ` opacity="${formatNumber(figure.opacity)}"`
  return `<g${place}${opacity}>${marks}</g>`
}

function renderPhotoSvg({ x, y, r }: PhotoMark, href: string): string {
  const [left, top, side] = [x - r, y - r, r * 2].map(formatNumber)
  return `<image x="${left}" y="${top}" width="${side}" height="${side}" href="${escapeXml(href)}" preserveAspectRatio="xMidYMid slice" clip-path="url(#disc)"/>`
}

function renderMarkSvg(mark: PlainMark, palette: Palette): string {
  if (mark.kind === 'text') {
    const halo = mark.halo
      ? ` stroke="${getColour(palette, mark.halo)}" stroke-width="${formatNumber(mark.size * haloWidth)}" paint-order="stroke"`
      : ''
    return `<text x="${formatNumber(mark.x)}" y="${formatNumber(mark.y + baselineDrop * mark.size)}" font-size="${formatNumber(mark.size)}" font-weight="${mark.weight}" text-anchor="${mark.anchor}" fill="${getColour(palette, mark.fill)}"${halo}>${escapeXml(mark.text)}</text>`
  }
  const shape =
    mark.kind === 'path'
      ? `path d="${mark.d}"`
      : `circle cx="${formatNumber(mark.x)}" cy="${formatNumber(mark.y)}" r="${formatNumber(mark.r)}"`
  const paint = [
    `fill="${mark.fill ? getColour(palette, mark.fill) : 'none'}"`,
    mark.stroke && `stroke="${getColour(palette, mark.stroke)}"`,
    mark.stroke && `stroke-width="${formatNumber(mark.width ?? 0)}"`,
    mark.dash && `stroke-dasharray="${mark.dash.map(formatNumber).join(' ')}"`,
    mark.cap === 'round' && 'stroke-linecap="round"',
    mark.opacity !== undefined && `opacity="${formatNumber(mark.opacity)}"`,
  ].filter(Boolean)
  return `<${shape} ${paint.join(' ')}/>`
}

/** XML 1.0 has no place for control characters and halves of pairs, escaped or not. */
function escapeXml(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
}
