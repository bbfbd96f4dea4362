import type { SeriesLook } from '../../model/chart'

const colours: Record<SeriesLook, string> = {
  solid: 'var(--primary)',
  stripes: 'var(--blue-text)',
  dots: 'var(--amber-text)',
  frame: 'var(--text-dim)',
}

export function getColour(look: SeriesLook): string {
  return colours[look]
}

/** The fill of a bar; `id` is unlike in every chart of a page. */
export function getFill(look: SeriesLook, id: string): string {
  if (look === 'solid') return colours.solid
  return look === 'frame' ? 'transparent' : `url(#${id}-${look})`
}

/** Stripes and dots, so that bars differ without colour. */
export function Patterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern
        id={`${id}-stripes`}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="3" height="6" fill={colours.stripes} />
      </pattern>
      <pattern id={`${id}-dots`} width="6" height="6" patternUnits="userSpaceOnUse">
        <circle cx="3" cy="3" r="1.8" fill={colours.dots} />
      </pattern>
    </defs>
  )
}

interface MarkProps {
  look: SeriesLook
  x: number
  y: number
}

/** A point of a line: a disc, a square, a triangle or a ring. */
export function Mark({ look, x, y }: MarkProps) {
  const fill = look === 'frame' ? 'var(--surface-1)' : colours[look]
  const stroke = colours[look]
  if (look === 'stripes') {
    return <rect x={x - 4} y={y - 4} width="8" height="8" fill={fill} stroke={stroke} />
  }
  if (look === 'dots') {
    return (
      <polygon
        points={`${x},${y - 5} ${x + 5},${y + 4} ${x - 5},${y + 4}`}
        fill={fill}
        stroke={stroke}
      />
    )
  }
  return <circle cx={x} cy={y} r="4.5" fill={fill} stroke={stroke} strokeWidth="1.5" />
}
