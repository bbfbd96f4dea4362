import { baselineDrop, haloWidth, type Ink, type PlainMark } from '../../model/draw/marks'
import { isNamed, isPen, penColour } from '../../model/draw/palette'
import { number } from '../../model/draw/path-data'

/** One mark; its inks are variables of the style sheet, so that theme and print need no other picture. */
export function MarkShape({ mark }: { mark: PlainMark }) {
  if (mark.kind === 'text') {
    return (
      <text
        x={number(mark.x)}
        y={number(mark.y + baselineDrop * mark.size)}
        fontSize={number(mark.size)}
        fontWeight={mark.weight}
        textAnchor={mark.anchor}
        fill={inkValue(mark.fill)}
        paintOrder={mark.halo && 'stroke'}
        stroke={mark.halo && inkValue(mark.halo)}
        strokeWidth={mark.halo && number(mark.size * haloWidth)}
      >
        {mark.text}
      </text>
    )
  }
  const paint = {
    fill: mark.fill ? inkValue(mark.fill) : 'none',
    stroke: mark.stroke && inkValue(mark.stroke),
    strokeWidth: mark.width && number(mark.width),
    strokeDasharray: mark.dash?.map(number).join(' '),
    strokeLinecap: mark.cap,
    opacity: mark.opacity,
  }
  return mark.kind === 'path' ? (
    <path d={mark.d} {...paint} />
  ) : (
    <circle cx={number(mark.x)} cy={number(mark.y)} r={number(mark.r)} {...paint} />
  )
}

function inkValue(ink: Ink): string {
  if (isNamed(ink)) return `var(${inkVariable(ink)})`
  return isPen(ink) ? `color-mix(in srgb, ${penColour(ink)}, #000 var(--pen-depth))` : ink
}

/** Named like the ink: `chalk_dim` is `--ink-chalk-dim`. */
export function inkVariable(ink: string): string {
  return `--ink-${ink.replaceAll('_', '-')}`
}
