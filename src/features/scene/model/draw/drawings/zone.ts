/** A zone: a light wash in its colour, a dashed edge and its name. */
import type { Point, Zone } from '../../document/scene-schema'
import { toPicture, getTurn } from '../../pitch/view'
import type { Mark } from '../marks'
import { createPen } from '../palette'
import { formatNumber, formatPair, createPolyline } from '../path-data'
import type { Setting } from '../setting'
import { listZoneCorners } from './list-zone-corners'

export function createZoneMarks(zone: Zone, setting: Setting): Mark[] {
  const { unit } = setting
  const d = createZonePath(zone, setting)
  const marks: Mark[] = [
    { kind: 'path', d, fill: `#${zone.colour.slice(1)}`, opacity: 0.18 },
    {
      kind: 'path',
      d,
      stroke: createPen(zone.colour),
      width: unit * 0.055,
      dash: [unit * 0.26, unit * 0.18],
      opacity: 0.9,
    },
  ]
  if (!zone.label) return marks
  const [x, y] = findLabelPlace(zone, setting)
  return [
    ...marks,
    {
      kind: 'text',
      x,
      y,
      text: zone.label,
      size: unit * 0.44,
      weight: 650,
      fill: 'chalk',
      anchor: 'middle',
      halo: 'turf',
    },
  ]
}

function createZonePath(zone: Zone, { pitch }: Setting): string {
  if (zone.shape !== 'ellipse') {
    return createPolyline(
      listZoneCorners(zone).map((point) => toPicture(pitch, point)),
      true,
    )
  }
  const [[x1, y1] = [0, 0], [x2, y2] = [x1, y1]] = zone.points
  const turn = (zone.rotation ?? 0) + getTurn(pitch)
  const [rx, ry] = [Math.abs(x2 - x1) / 2, Math.abs(y2 - y1) / 2]
  const [cx, cy] = toPicture(pitch, [(x1 + x2) / 2, (y1 + y2) / 2])
  const [dx, dy] = [Math.cos((turn * Math.PI) / 180) * rx, Math.sin((turn * Math.PI) / 180) * rx]
  const createArcCommand = (to: Point) =>
    `A${formatNumber(rx)} ${formatNumber(ry)} ${formatNumber(turn)} 0 1 ${formatPair(to)}`
  return `M${formatPair([cx - dx, cy - dy])}${createArcCommand([cx + dx, cy + dy])}${createArcCommand([cx - dx, cy - dy])}Z`
}

/** Inside, below the upper edge as one sees it. */
function findLabelPlace(zone: Zone, { pitch, unit }: Setting): Point {
  const seen = listZoneCorners(zone).map((point) => toPicture(pitch, point))
  const xs = seen.map(([x]) => x)
  const ys = seen.map(([, y]) => y)
  const top = Math.min(...ys)
  const middle = (top + Math.max(...ys)) / 2
  const drop = zone.shape === 'rectangle' ? Math.min(top + unit * 0.5, middle) : middle
  return [(Math.min(...xs) + Math.max(...xs)) / 2, drop]
}
