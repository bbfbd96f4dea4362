/** A zone: a light wash in its colour, a dashed edge and its name. */
import type { Point, Zone } from '../../document/scene-schema'
import { toPicture, turnOf } from '../../pitch/view'
import type { Mark } from '../marks'
import { pen } from '../palette'
import { number, pair, polyline } from '../path-data'
import type { Setting } from '../setting'
import { zoneCorners } from './zone-corners'

export function zoneMarks(zone: Zone, setting: Setting): Mark[] {
  const { unit } = setting
  const d = zonePath(zone, setting)
  const marks: Mark[] = [
    { kind: 'path', d, fill: `#${zone.colour.slice(1)}`, opacity: 0.18 },
    {
      kind: 'path',
      d,
      stroke: pen(zone.colour),
      width: unit * 0.055,
      dash: [unit * 0.26, unit * 0.18],
      opacity: 0.9,
    },
  ]
  if (!zone.label) return marks
  const [x, y] = labelPlace(zone, setting)
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

function zonePath(zone: Zone, { pitch }: Setting): string {
  if (zone.shape !== 'ellipse') {
    return polyline(
      zoneCorners(zone).map((point) => toPicture(pitch, point)),
      true,
    )
  }
  const [[x1, y1] = [0, 0], [x2, y2] = [x1, y1]] = zone.points
  const turn = (zone.rotation ?? 0) + turnOf(pitch)
  const [rx, ry] = [Math.abs(x2 - x1) / 2, Math.abs(y2 - y1) / 2]
  const [cx, cy] = toPicture(pitch, [(x1 + x2) / 2, (y1 + y2) / 2])
  const [dx, dy] = [Math.cos((turn * Math.PI) / 180) * rx, Math.sin((turn * Math.PI) / 180) * rx]
  const arc = (to: Point) => `A${number(rx)} ${number(ry)} ${number(turn)} 0 1 ${pair(to)}`
  return `M${pair([cx - dx, cy - dy])}${arc([cx + dx, cy + dy])}${arc([cx - dx, cy - dy])}Z`
}

/** Inside, below the upper edge as one sees it. */
function labelPlace(zone: Zone, { pitch, unit }: Setting): Point {
  const seen = zoneCorners(zone).map((point) => toPicture(pitch, point))
  const xs = seen.map(([x]) => x)
  const ys = seen.map(([, y]) => y)
  const top = Math.min(...ys)
  const middle = (top + Math.max(...ys)) / 2
  const drop = zone.shape === 'rectangle' ? Math.min(top + unit * 0.5, middle) : middle
  return [(Math.min(...xs) + Math.max(...xs)) / 2, drop]
}
