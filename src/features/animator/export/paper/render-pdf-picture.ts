/** The drawing as vectors of a PDF: marks become its SVG primitives, so that it prints at any size. */
import { Circle, ClipPath, Defs, G, Image, Path, Svg, Text } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import { toSvgTransform } from '@/features/scene/model/draw/to-svg'
import {
  baselineDrop,
  haloWidth,
  type Figure,
  type PhotoMark,
  type Picture,
  type PlainMark,
} from '@/features/scene/model/draw/marks'
import { getColour, type Palette } from '@/features/scene/model/draw/palette'
import { listShownMarks, type PhotoHref } from '@/features/scene/model/draw/photos'
import { boldFrom, fontName } from './pdf-fonts'
import { cleanText } from './safe-text'

/** Points. */
export interface PdfBox {
  width: number
  height: number
}

export function renderPdfPicture(
  picture: Picture,
  palette: Palette,
  box: PdfBox,
  photos: PhotoHref,
): ReactElement {
  const { frame, ground, figures } = picture
  return createElement(
    Svg,
    { ...box, viewBox: [frame.x, frame.y, frame.width, frame.height].join(' ') },
    createElement(Defs, { key: 'discs' }, ...renderDiscs(figures, photos)),
    ...[...ground, ...figures].map((figure) => renderFigure(figure, palette, photos)),
  )
}

function renderFigure(figure: Figure, palette: Palette, photos: PhotoHref): ReactElement {
  return createElement(
    G,
    { key: figure.key, transform: toSvgTransform(figure) },
    ...figure.marks
      .flatMap((mark) => listShownMarks(mark, photos))
      .flatMap(({ mark, href }) =>
        href === null ? markElements(mark, figure.opacity, palette) : [renderPhoto(mark, href)],
      ),
  )
}

/** Round cuts, each once: the setter looks for them by name. */
function renderDiscs(figures: readonly Figure[], photos: PhotoHref): ReactElement[] {
  const marks = figures.flatMap((figure) =>
    figure.marks.flatMap((mark) =>
      mark.kind === 'image' && photos(mark.source) !== null ? mark : [],
    ),
  )
  const byName = new Map(marks.map((mark) => [getDiscName(mark), mark]))
  return [...byName].map(([id, { x, y, r }]) =>
    createElement(ClipPath, { key: id, id }, createElement(Circle, { cx: x, cy: y, r })),
  )
}

function getDiscName({ x, y, r }: PhotoMark): string {
  return `disc ${x} ${y} ${r}`
}

function renderPhoto(mark: PhotoMark, href: string): ReactElement {
  const { x, y, r } = mark
  return createElement(
    G,
    { clipPath: `url(#${getDiscName(mark)})` },
    createElement(
      G,
      { transform: `translate(${x - r} ${y - r})` },
      createElement(Image, { src: href, style: { width: r * 2, height: r * 2 } }),
    ),
  )
}

function markElements(mark: PlainMark, opacity: number, palette: Palette): ReactElement[] {
  if (mark.kind === 'text') return renderText(mark, palette)
  const alpha = opacity * (mark.opacity ?? 1)
  const paint = {
    fill: mark.fill ? getColour(palette, mark.fill) : 'none',
    fillOpacity: alpha,
    strokeOpacity: alpha,
    ...(mark.stroke && {
      stroke: getColour(palette, mark.stroke),
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
function renderText(mark: Extract<PlainMark, { kind: 'text' }>, palette: Palette): ReactElement[] {
  const text = cleanText(mark.text)
  if (text === '') return []
  const reach = (typeSize * haloWidth) / 2
  const halo = mark.halo ? around.map(([x, y]) => [x * reach, y * reach] as const) : []
  const renderLetters = (x: number, y: number, fill: string) =>
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
      ...halo.map(([x, y]) => renderLetters(x, y, mark.halo ? getColour(palette, mark.halo) : '')),
      renderLetters(0, 0, getColour(palette, mark.fill)),
    ),
  ]
}

const around = Array.from({ length: 8 }, (_, index) => {
  const turn = (index * Math.PI) / 4
  return [Math.cos(turn), Math.sin(turn)] as const
})
