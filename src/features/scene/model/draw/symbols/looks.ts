/** The marks of an object, made once per look: the same arrays while it is moved, dragged or played. */
import type { Player, SceneObject, Team } from '../../document/scene-schema'
import type { Mark } from '../marks'
import type { Setting } from '../setting'
import { createBallMarks, createCoachMarks, createShadowMarks } from './coach-and-ball'
import { createEquipmentMarks } from './equipment'
import { createGoalMarks } from './goal'
import {
  createNoseMarks,
  createPlayerMarks,
  createPlayerTextMarks,
  createViewMarks,
  createTextBelow,
} from './player'

export interface Look {
  body: readonly Mark[]
  /** Turns with the direction, below the body. */
  nose: readonly Mark[] | null
  /** Field of view, below everybody. */
  view: readonly Mark[] | null
  /** Name or role, above everybody's bodies. */
  words: readonly Mark[] | null
  /** What a ball in the air leaves on the ground. */
  shadow: readonly Mark[] | null
}

interface Known {
  unit: number
  team: Team | undefined
  hasNumbers: boolean
  hasNames: boolean
  look: Look
}

const known = new WeakMap<SceneObject, Known>()
/** By what can be seen, so that all cones share one, and a dragged thing keeps its own. */
const looks = new Map<string, Look>()
const mostLooks = 1000

export function getLook(object: SceneObject, setting: Setting): Look {
  const { unit, hasNumbers, hasNames } = setting
  const team = object.kind === 'player' ? setting.teams.get(object.team) : undefined
  const last = known.get(object)
  if (
    last?.unit === unit &&
    last.team === team &&
    last.hasNumbers === hasNumbers &&
    last.hasNames === hasNames
  ) {
    return last.look
  }
  const look = getSharedLook(object, setting, team)
  known.set(object, { unit, team, hasNumbers, hasNames, look })
  return look
}

function getSharedLook(object: SceneObject, setting: Setting, team: Team | undefined): Look {
  const seen = [setting.unit, ...listVisibleFields(object, setting, team)].join('\u0000')
  const shared = looks.get(seen)
  if (shared) return shared
  const look = drawLook(object, setting)
  if (looks.size >= mostLooks) looks.clear()
  looks.set(seen, look)
  return look
}

/** Everything that `drawLook` looks at. */
function listVisibleFields(
  object: SceneObject,
  setting: Setting,
  team: Team | undefined,
): unknown[] {
  switch (object.kind) {
    case 'player':
      return [
        object.kind,
        ...listVisiblePlayerFields(object),
        team?.shape,
        team?.colour,
        team?.keeper_colour,
      ].concat(String(setting.hasNumbers), String(setting.hasNames))
    case 'coach':
      return [object.kind, object.label]
    case 'ball':
      return [object.kind]
    case 'goal':
      return [object.kind, object.size]
    default:
      return [object.kind, object.length, object.colour]
  }
}

function listVisiblePlayerFields(player: Player): (string | undefined)[] {
  const { number, label, name, is_keeper, has_direction, view, has_photo, player_id } = player
  return [
    number,
    label,
    name,
    String(is_keeper),
    String(has_direction),
    view && `${view.angle}/${view.reach}`,
    has_photo ? player_id : undefined,
  ]
}

function drawLook(object: SceneObject, setting: Setting): Look {
  const plain = { nose: null, view: null, words: null, shadow: null }
  switch (object.kind) {
    case 'player':
      return {
        body: createPlayerMarks(object, setting),
        nose: object.has_direction ? createNoseMarks(object, setting) : null,
        view: object.view ? createViewMarks(object, setting) : null,
        words: createPlayerTextMarks(object, setting),
        shadow: null,
      }
    case 'coach':
      return {
        ...plain,
        body: createCoachMarks(setting),
        words: object.label
          ? [createTextBelow(object.label, setting.unit * 0.9, setting.unit)]
          : null,
      }
    case 'ball':
      return { ...plain, body: createBallMarks(setting), shadow: createShadowMarks(setting) }
    case 'goal':
      return { ...plain, body: createGoalMarks(object, setting) }
    default:
      return { ...plain, body: createEquipmentMarks(object, setting) }
  }
}
