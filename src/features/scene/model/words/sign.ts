/** One symbol or arrow by itself, in a frame of its own: for legends and buttons. */
import type { Scene, SceneObject } from '../document/scene-schema'
import type { ArrowKind } from '../motion/arrows'
import { arrowMarks } from '../draw/arrows/arrow-marks'
import type { Figure, Mark, Picture } from '../draw/marks'
import { settingOf } from '../draw/setting'
import { reachOf } from '../draw/symbol-size'
import { lookOf } from '../draw/symbols/looks'

/** Height of a sign; arrows are as wide as `arrowWidth`. */
const side = 1
const arrowWidth = 3

export function objectSign(scene: Scene, object: SceneObject): Picture {
  const setting = { ...settingOf(scene, 'fine'), unit: 0.8, hasNumbers: false, hasNames: false }
  const sample = plain(object)
  const width = side * 1.6
  const scale = Math.min(1, (side * 0.48) / reachOf(sample, setting.unit))
  const figure = { ...still(lookOf(sample, setting).body), x: width / 2, y: side / 2, scale }
  return { frame: { x: 0, y: 0, width, height: side }, ground: [], figures: [figure] }
}

export function arrowSign(kind: ArrowKind): Picture {
  const y = side / 2
  const points = [[0.1, y] as const, [arrowWidth - 0.1, y] as const]
  const frame = { x: 0, y: 0, width: arrowWidth, height: side }
  return { frame, ground: [], figures: [still(arrowMarks(kind, points, 1))] }
}

/** Without what is its own: number, name, direction, measures. */
function plain(object: SceneObject): SceneObject {
  const { id, kind, x, y } = object
  switch (kind) {
    case 'player':
      return { id, kind, x, y, team: object.team, is_keeper: object.is_keeper }
    case 'goal':
      return { id, kind, x, y, size: 'mini' }
    case 'ladder':
      return { id, kind, x, y, length: 1.3 }
    case 'coach':
    case 'ball':
      return { id, kind, x, y }
    default:
      return { id, kind, x, y, colour: object.colour }
  }
}

function still(marks: readonly Mark[]): Figure {
  return { key: 'sign', id: null, x: 0, y: 0, rotation: 0, scale: 1, opacity: 1, marks }
}
