/** The coach, and the ball with its shadow. */
import type { Mark } from '../marks'
import { createArcPath, createPolyline } from '../path-data'
import type { Setting } from '../setting'
import { getBallRadius } from '../symbol-size'

/** Head and shoulders: nobody mistakes the coach for a player. */
export function createCoachMarks({ unit }: Setting): Mark[] {
  const edge = { stroke: 'outline', width: unit * 0.07 } as const
  const shoulders = `M${-unit * 0.42} ${unit * 0.46}a${unit * 0.42} ${unit * 0.46} 0 0 1 ${unit * 0.84} 0Z`
  return [
    { kind: 'path', d: shoulders, fill: 'chalk', ...edge },
    { kind: 'circle', x: 0, y: -unit * 0.24, r: unit * 0.22, fill: 'chalk', ...edge },
  ]
}

/** White with a dark pentagon and its seams. */
export function createBallMarks({ unit }: Setting): Mark[] {
  const r = getBallRadius(unit)
  const getCorner = (index: number, radius: number): readonly [number, number] => {
    const turn = ((index * 72 - 90) * Math.PI) / 180
    return [Math.cos(turn) * radius, Math.sin(turn) * radius]
  }
  const corners = [0, 1, 2, 3, 4]
  const pentagon = createPolyline(
    corners.map((index) => getCorner(index, r * 0.4)),
    true,
  )
  const seams = corners
    .map((index) => createPolyline([getCorner(index, r * 0.4), getCorner(index, r * 0.82)]))
    .join('')
  return [
    { kind: 'circle', x: 0, y: 0, r, fill: 'ball', stroke: 'outline', width: r * 0.24 },
    { kind: 'path', d: seams, stroke: 'ink', width: r * 0.15 },
    { kind: 'path', d: pentagon, fill: 'ink' },
  ]
}

export function createShadowMarks({ unit }: Setting): Mark[] {
  const d = createArcPath([0, 0], getBallRadius(unit) * 0.95, 0, 360)
  return [{ kind: 'path', d, fill: 'shade', opacity: 0.55 }]
}
