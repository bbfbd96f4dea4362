/** What stands on the pitch at a time, as figures; only place, turn, size and opacity follow the time. */
import type { SceneObject } from '../../document/scene-schema'
import type { Pose, SceneMotion } from '../../motion/scene-motion'
import { toPicture, getTurn } from '../../pitch/view'
import type { Figure, Mark } from '../marks'
import type { Setting } from '../setting'
import { computeDrawnPlace } from './compute-drawn-place'
import { uprightKinds } from './equipment'
import { getLook, type Look } from './looks'

export interface ObjectFigures {
  /** Fields of view. */
  views: Figure[]
  equipment: Figure[]
  people: Figure[]
  /** Names, above all people. */
  words: Figure[]
  balls: Figure[]
}

export function createObjectFigures(
  motion: SceneMotion,
  setting: Setting,
  time: number,
): ObjectFigures {
  const figures: ObjectFigures = { views: [], equipment: [], people: [], words: [], balls: [] }
  for (const object of motion.scene.objects) {
    const pose = motion.poseOf(object.id, time)
    if (!pose.isVisible) continue
    const look = getLook(object, setting)
    const [x, y] = toPicture(
      setting.pitch,
      computeDrawnPlace(motion, object.id, time, setting.unit),
    )
    const turn = pose.rotation + getTurn(setting.pitch)
    if (object.kind === 'ball') addBall(figures.balls, object, look, pose, x, y, setting.unit)
    else if (object.kind === 'player' || object.kind === 'coach') {
      if (look.view) figures.views.push(createFigure(object.id, 'view', look.view, x, y, turn))
      if (look.nose) figures.people.push(createFigure(object.id, 'nose', look.nose, x, y, turn))
      figures.people.push(createFigure(object.id, 'body', look.body, x, y, 0))
      if (look.words) figures.words.push(createFigure(object.id, 'words', look.words, x, y, 0))
    } else {
      const isUpright = uprightKinds.has(object.kind)
      figures.equipment.push(createFigure(object.id, 'body', look.body, x, y, isUpright ? 0 : turn))
    }
  }
  return figures
}

/** A ball in the air is nearer to the eye: higher in the picture and larger, over its shadow. */
function addBall(
  balls: Figure[],
  { id }: SceneObject,
  { body, shadow }: Look,
  { height, rotation }: Pose,
  x: number,
  y: number,
  unit: number,
) {
  if (shadow && height > 0.01) {
    const below = createFigure(id, 'shadow', shadow, x, y, 0)
    balls.push({ ...below, opacity: 1 - height * 0.45, scale: 1 - height * 0.15 })
  }
  const ball = createFigure(id, 'body', body, x, y - height * unit * 0.9, rotation)
  balls.push(height > 0 ? { ...ball, scale: 1 + height * 0.5 } : ball)
}

function createFigure(
  id: string,
  part: 'view' | 'nose' | 'body' | 'words' | 'shadow',
  marks: readonly Mark[],
  x: number,
  y: number,
  rotation: number,
): Figure {
  const key = part === 'body' ? id : `${id}:${part}`
  return { key, id, x, y, rotation, scale: 1, opacity: 1, marks }
}
