/** What a coach would miss in the film of an exercise; the generated ones have none of it. */
import type { Point, Scene, Step } from '../../../src/features/scene/model/document/scene-schema'
import { getSceneMotion } from '../../../src/features/scene/model/motion/scene-motion'

export const filmFaults = [
  'shorter than 8 s',
  'no captioned steps',
  'a caption that is too long or said twice',
  'no keeper moves',
  'no defender moves',
  'somebody stands in a pass',
  'shot through the keeper',
] as const
export type FilmFault = (typeof filmFaults)[number]

const shortest = 8
/** Metres: a ball on the ground this near to somebody would hit them. */
const inTheWay = 0.6

export function listFilmFaults(scene: Scene): FilmFault[] {
  const players = scene.objects.filter((object) => object.kind === 'player')
  const keepers = players.filter(({ is_keeper }) => is_keeper)
  const defenders = players.filter(({ team, is_keeper }) => team === 'b' && !is_keeper)
  const moving = new Set(scene.tracks.map(({ object }) => object))
  const isStill = (people: readonly { id: string }[]) =>
    people.length > 0 && people.every(({ id }) => !moving.has(id))
  const crossed = listCrossed(scene)
  const found: Record<FilmFault, boolean> = {
    'shorter than 8 s': getSceneMotion(scene).end < shortest,
    'no captioned steps': scene.steps.length < 3 || scene.steps.some((step) => !hasCaption(step)),
    'a caption that is too long or said twice': hasBadCaption(scene.steps),
    'no keeper moves': isStill(keepers),
    'no defender moves': isStill(defenders),
    'somebody stands in a pass': crossed.some(({ is_keeper }) => !is_keeper),
    'shot through the keeper': crossed.some(({ is_keeper }) => is_keeper),
  }
  return filmFaults.filter((fault) => found[fault])
}

const locales = ['en', 'de', 'bg'] as const

function hasCaption({ note, captions }: Step): boolean {
  return note !== '' || locales.every((locale) => captions?.[locale])
}

/** Two lines on a phone. */
const longestCaption = 80

function hasBadCaption(steps: readonly Step[]): boolean {
  return locales.some((locale) => {
    const said = steps.flatMap(({ captions }) => captions?.[locale] ?? [])
    return new Set(said).size < said.length || said.some(({ length }) => length > longestCaption)
  })
}

/** Opponents whom a ball on the ground goes through: fielders in any pass, keepers in a shot. */
function listCrossed(scene: Scene) {
  const motion = getSceneMotion(scene)
  const teams = new Map(
    scene.objects.flatMap((object) =>
      object.kind === 'player' ? [[object.id, object.team] as const] : [],
    ),
  )
  return [...motion.balls.values()]
    .flatMap(({ phases, placeAt }) =>
      phases.flatMap((phase, index) => {
        if (phase.kind !== 'flight' || phase.event.kind === 'lofted') return []
        const before = phases[index - 1]
        const from = before?.kind === 'carry' ? before.owner : undefined
        const { event } = phase
        return scene.objects.filter((object) => {
          if (object.kind !== 'player' || object.id === from || object.id === event.to) return false
          if (from !== undefined && teams.get(from) === object.team) return false
          if (object.is_keeper && event.kind !== 'shot') return false
          return [0.2, 0.35, 0.5, 0.65, 0.8, 0.9].some((share) => {
            const t = phase.from + (phase.until - phase.from) * share
            const { x, y } = motion.poseOf(object.id, t)
            return measure(placeAt(t), [x, y]) < inTheWay
          })
        })
      }),
    )
    .flatMap((object) => (object.kind === 'player' ? [object] : []))
}

function measure([x, y]: Point, [u, v]: Point): number {
  return Math.hypot(x - u, y - v)
}
