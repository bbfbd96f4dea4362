/** Balls that cannot be played as drawn, or do not get to the one they are meant for. */
import type { Scene } from '../../../../src/features/scene/model/document/scene-schema'
import { getSceneMotion } from '../../../../src/features/scene/model/motion/scene-motion'

export function listBrokenPlays(diagram: Scene): string[] {
  return [...getSceneMotion(diagram).balls.values()].flatMap(({ phases, impossible }) => [
    ...impossible.map(({ id }) => `${id} cannot happen`),
    ...phases.flatMap((phase, index) => {
      if (phase.kind !== 'flight' || phase.event.to === undefined) return []
      const next = phases.slice(index + 1).find(({ kind }) => kind !== 'rest')
      const isReceived = next?.kind === 'carry' && next.owner === phase.event.to
      return isReceived ? [] : [`${phase.event.id} is not received by ${phase.event.to}`]
    }),
  ])
}
