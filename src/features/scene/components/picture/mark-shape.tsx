import { baselineDrop, haloWidth, type Ink, type PlainMark } from '../../model/draw/marks'
import { isNamed, isPen, getPenColour } from '../../model/draw/palette'
import { formatNumber } from '../../model/draw/path-data'

/** One mark; its inks are variables of the style sheet, so that theme and print need no other picture. */
export function MarkShape({ mark }: { mark: PlainMark }) {
  if (mark.kind === 'text') {
    return (
      <text
        x={formatNumber(mark.x)}
        y={formatNumber(mark.y + baselineDrop * mark.size)}
        fontSize={formatNumber(mark.size)}
        fontWeight={mark.weight}
        textAnchor={mark.anchor}
        fill={toCssColour(mark.fill)}
        paintOrder={mark.halo && 'stroke'}
        stroke={mark.halo && toCssColour(mark.halo)}
        strokeWidth={mark.halo && formatNumber(mark.size * haloWidth)}
      >
        {mark.text}
      </text>
    )
  }
  const paint = {
    fill: mark.fill ? toCssColour(mark.fill) : 'none',
    stroke: mark.stroke && toCssColour(mark.stroke),
    strokeWidth: mark.width && formatNumber(mark.width),
    strokeDasharray: mark.dash?.map(formatNumber).join(' '),
    strokeLinecap: mark.cap,
    opacity: mark.opacity,
  }
  return mark.kind === 'path' ? (
    <path d={mark.d} {...paint} />
  ) : (
    <circle
      cx={formatNumber(mark.x)}
      cy={formatNumber(mark.y)}
      r={formatNumber(mark.r)}
      {...paint}
    />
  )
}

function toCssColour(ink: Ink): string {
  if (isNamed(ink)) return `var(${getInkVariable(ink)})`
  return isPen(ink) ? `color-mix(in srgb, ${getPenColour(ink)}, var(--pen-mix))` : ink
}

/** Named like the ink: `chalk_dim` is `--ink-chalk-dim`. */
export function getInkVariable(ink: string): string {
  return `--ink-${ink.replaceAll('_', '-')}`
}
