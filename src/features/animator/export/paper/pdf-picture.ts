/** The drawing as vectors of a PDF: marks become its SVG primitives, so that it prints at any size. */
import { Circle, ClipPath, Defs, G, Image, Path, Svg, Text } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import { transformOf } from '@/features/scene/model/draw/to-svg'
import {
  baselineDrop,
  haloWidth,
  type Figure,
  type PhotoMark,
  type Picture,
  type PlainMark,
} from '@/features/scene/model/draw/marks'
import { colourOf, type Palette } from '@/features/scene/model/draw/palette'
import { shownMarks, type PhotoHref } from '@/features/scene/model/draw/photos'
import { boldFrom, fontName } from './pdf-fonts'
import { safeText } from './safe-text'

/** Points. */
export interface PdfBox {
  width: number
  height: number
}

export function pdfPicture(
  picture: Picture,
  palette: Palette,
  box: PdfBox,
  photos: PhotoHref,
): ReactElement {
  const { frame, ground, figures } = picture
  return createElement(
    Svg,
    { ...box, viewBox: [frame.x, frame.y, frame.width, frame.height].join(' ') },
    createElement(Defs, { key: 'discs' }, ...discs(figures, photos)),
    ...[...ground, ...figures].map((figure) => figureElement(figure, palette, photos)),
  )
}

function figureElement(figure: Figure, palette: Palette, photos: PhotoHref): ReactElement {
  return createElement(
    G,
    { key: figure.key, transform: transformOf(figure) },
    ...figure.marks
      .flatMap((mark) => shownMarks(mark, photos))
      .flatMap(({ mark, href }) =>
        href === null ? markElements(mark, figure.opacity, palette) : [photoElement(mark, href)],
      ),
  )
}

/** Round cuts, each once: the setter looks for them by name. */
function discs(figures: readonly Figure[], photos: PhotoHref): ReactElement[] {
  const marks = figures.flatMap((figure) =>
    figure.marks.flatMap((mark) =>
      mark.kind === 'image' && photos(mark.source) !== null ? mark : [],
    ),
  )
  const byName = new Map(marks.map((mark) => [discName(mark), mark]))
  return [...byName].map(([id, { x, y, r }]) =>
    createElement(ClipPath, { key: id, id }, createElement(Circle, { cx: x, cy: y, r })),
  )
}

function discName({ x, y, r }: PhotoMark): string {
  return `disc ${x} ${y} ${r}`
}

function photoElement(mark: PhotoMark, href: string): ReactElement {
  const { x, y, r } = mark
  return createElement(
    G,
    { clipPath: `url(#${discName(mark)})` },
    createElement(
      G,
      { transform: `translate(${x - r} ${y - r})` },
      createElement(Image, { src: href, style: { width: r * 2, height: r * 2 } }),
    ),
  )
}

function markElements(mark: PlainMark, opacity: number, palette: Palette): ReactElement[] {
  if (mark.kind === 'text') return textElements(mark, palette)
  const alpha = opacity * (mark.opacity ?? 1)
  const paint = {
    fill: mark.fill ? colourOf(palette, mark.fill) : 'none',
    fillOpacity: alpha,
    strokeOpacity: alpha,
    ...(mark.stroke && {
      stroke: colourOf(palette, mark.stroke),
      strokeWidth: mark.width ?? 0,
      strokeLineCap: mark.cap ?? 'butt',
      strokeLineJoin: 'round',
    }),
    ...(mark.stroke && mark.dash && { strokeDasharray: mark.dash.join(' ') }),
  } as const
  if (mark.kind === 'path') return [createElement(Path, { d: mark.d, ...paint })]
  return [createElement(Circle, { cx: mark.x, cy: mark.y, r: mark.r, ...paint })]
}

/** Letters are set at this size and scaled: the setter rounds what is smaller than a point. */
const typeSize = 40

/** The setter knows no outline: the halo is the same letters around themselves. */
function textElements(
  mark: Extract<PlainMark, { kind: 'text' }>,
  palette: Palette,
): ReactElement[] {
  const text = safeText(mark.text)
  if (text === '') return []
  const reach = (typeSize * haloWidth) / 2
  const halo = mark.halo ? around.map(([x, y]) => [x * reach, y * reach] as const) : []
  const letters = (x: number, y: number, fill: string) =>
    createElement(
      Text,
      {
        x,
        y,
        fill,
        textAnchor: mark.anchor,
        style: {
          fontFamily: fontName,
          fontSize: typeSize,
          fontWeight: mark.weight >= boldFrom ? 600 : 400,
        },
      },
      text,
    )
  const scale = mark.size / typeSize
  return [
    createElement(
      G,
      { transform: `translate(${mark.x} ${mark.y + baselineDrop * mark.size}) scale(${scale})` },
      ...halo.map(([x, y]) => letters(x, y, mark.halo ? colourOf(palette, mark.halo) : '')),
      letters(0, 0, colourOf(palette, mark.fill)),
    ),
  ]
}

const around = Array.from({ length: 8 }, (_, index) => {
  const turn = (index * Math.PI) / 4
  return [Math.cos(turn), Math.sin(turn)] as const
})
