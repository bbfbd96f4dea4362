/** The signs a scene uses, each once, for the legend below its picture. */
import { listArrows, type ArrowKind } from '../motion/arrows'
import type { Scene, SceneObject } from '../document/scene-schema'
import type { CountedThing } from './standing'
import { identifyTeam, type Team } from './who'

export interface Legend {
  arrows: ArrowKind[]
  /** One of each team, keepers apart; and one of each thing. */
  teams: { sample: SceneObject; isKeeper: boolean; team: Team }[]
  things: { sample: SceneObject; thing: CountedThing }[]
}

const arrowOrder = ['pass', 'driven', 'lofted', 'dribble', 'run', 'shot'] as const

export function createLegend(scene: Scene): Legend {
  const kinds = new Set(listArrows(scene).map(({ kind }) => kind))
  const signs = new Map<string, SceneObject>()
  for (const object of scene.objects) {
    const sign = getSign(object)
    if (!object.is_hidden && !signs.has(sign)) signs.set(sign, object)
  }
  const samples = [...signs.values()]
  return {
    arrows: arrowOrder.filter((kind) => kinds.has(kind)),
    teams: samples.flatMap((sample) =>
      sample.kind === 'player'
        ? [{ sample, isKeeper: sample.is_keeper === true, team: identifyTeam(scene, sample) }]
        : [],
    ),
    things: samples.flatMap((sample) =>
      sample.kind === 'player' ? [] : [{ sample, thing: getCountedThing(sample) }],
    ),
  }
}

function getSign(object: SceneObject): string {
  if (object.kind !== 'player') return getCountedThing(object)
  return `${object.team}${object.is_keeper ? ' keeper' : ''}`
}

function getCountedThing(object: Exclude<SceneObject, { kind: 'player' }>): CountedThing {
  return object.kind === 'goal' ? `goal_${object.size}` : object.kind
}
