/** One symbol or arrow by itself, in a frame of its own: for legends and buttons. */
import type { Scene, SceneObject } from '../document/scene-schema'
import type { ArrowKind } from '../motion/arrows'
import { createArrowMarks } from '../draw/arrows/arrow-marks'
import type { Figure, Mark, Picture } from '../draw/marks'
import { getSetting } from '../draw/setting'
import { getReach } from '../draw/symbol-size'
import { getLook } from '../draw/symbols/looks'

/** Height of a sign; arrows are as wide as `arrowWidth`. */
const side = 1
const arrowWidth = 3

export function createObjectSign(scene: Scene, object: SceneObject): Picture {
  const setting = { ...getSetting(scene, 'fine'), unit: 0.8, hasNumbers: false, hasNames: false }
  const sample = simplifyObject(object)
  const width = side * 1.6
  const scale = Math.min(1, (side * 0.48) / getReach(sample, setting.unit))
  const figure = {
    ...createStillFigure(getLook(sample, setting).body),
    x: width / 2,
    y: side / 2,
    scale,
  }
  return { frame: { x: 0, y: 0, width, height: side }, ground: [], figures: [figure] }
}

export function createArrowSign(kind: ArrowKind): Picture {
  const y = side / 2
  const points = [[0.1, y] as const, [arrowWidth - 0.1, y] as const]
  const frame = { x: 0, y: 0, width: arrowWidth, height: side }
  return { frame, ground: [], figures: [createStillFigure(createArrowMarks(kind, points, 1))] }
}

/** Without what is its own: number, name, direction, measures. */
function simplifyObject(object: SceneObject): SceneObject {
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

function createStillFigure(marks: readonly Mark[]): Figure {
  return { key: 'sign', id: null, x: 0, y: 0, rotation: 0, scale: 1, opacity: 1, marks }
}
