/** Where the corners of a zone are after turning. */
import type { Point, Zone } from '../../document/scene-schema'

/** Of a rectangle or polygon, in pitch metres; of an ellipse those of the box around it. */
export function listZoneCorners({ shape, points, rotation = 0 }: Zone): Point[] {
  const [[x1, y1] = [0, 0], [x2, y2] = [x1, y1]] = points
  const corners: readonly Point[] =
    shape === 'polygon'
      ? points
      : [
          [x1, y1],
          [x2, y1],
          [x2, y2],
          [x1, y2],
        ]
  if (rotation === 0) return [...corners]
  const [mx, my] = getZoneMiddle(corners)
  const turn = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return corners.map(([x, y]): Point => {
    const [dx, dy] = [x - mx, y - my]
    return [mx + dx * cos - dy * sin, my + dx * sin + dy * cos]
  })
}

/** What a zone turns around: the middle of its bounding box before turning. */
function getZoneMiddle(corners: readonly Point[]): Point {
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
}
