/** A piece of a scene as text: what copying puts on the clipboard and other scenes and tabs can read. */
import { z } from 'zod'
import { sceneSchema, type Scene } from '@/features/scene/model/document/scene-schema'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import { findCarrierAt } from '../motion/carrier'
import { addGroupMembers } from '../layout/groups'
import { normalizeDegrees, instant, clampMetres, clampSeconds } from '../scene/numbers'

const { objects, drawings, tracks, events, teams } = sceneSchema.shape

const partSchema = z.object({
  touchline: z.literal('scene-part'),
  v: z.literal(2),
  /** The looks of the players' teams. */
  teams: z.array(teams.element).max(4),
  objects,
  drawings,
  tracks,
  events,
})

export type ScenePart = z.infer<typeof partSchema>

/**
 * These things and what hangs on them, as they are at `time`: what moves later moves as much later after
 * pasting. Passes go along when ball and receiver do. Null when there is nothing to copy.
 */
export function extractPart(scene: Scene, ids: readonly string[], time: number): ScenePart | null {
  const chosen = new Set(addGroupMembers(scene, ids))
  const motion = getSceneMotion(scene)
  const copied = scene.objects
    .filter(({ id }) => chosen.has(id))
    .map((object) => {
      const { x, y } = motion.poseOf(object.id, time)
      const { from: _from, until: _until, ...bare } = object
      if (bare.kind !== 'ball')
        return { ...bare, x: clampMetres(x), y: clampMetres(y), ...getTurn(object.id) }
      const { owner: _owner, ...free } = bare
      const carrier = findCarrierAt(scene, object.id, time)
      const owner = carrier !== null && chosen.has(carrier) ? { owner: carrier } : {}
      return { ...free, x: clampMetres(x), y: clampMetres(y), ...owner }
    })
  const drawn = scene.drawings
    .filter(({ id }) => chosen.has(id))
    .map(({ from: _from, until: _until, ...drawing }) => drawing)
  if (copied.length === 0 && drawn.length === 0) return null
  const used = new Set(copied.flatMap((object) => (object.kind === 'player' ? object.team : [])))

  function getTurn(id: string) {
    const rotation = motion.tracks.get(id)?.rotationAt(time)
    return rotation === null || rotation === undefined
      ? {}
      : { rotation: normalizeDegrees(rotation) }
  }

  return {
    touchline: 'scene-part',
    v: 2,
    teams: scene.teams.filter(({ id }) => used.has(id)),
    objects: copied,
    drawings: drawn,
    tracks: scene.tracks.flatMap(({ object, keys }) => {
      const later = keys
        .filter(({ t }) => t > time + instant)
        .map((key) => ({ ...key, t: clampSeconds(key.t - time) }))
      return chosen.has(object) && later.length > 0 ? [{ object, keys: later }] : []
    }),
    events: scene.events
      .filter(({ ball, to, t }) => {
        const isComplete = chosen.has(ball) && (to === undefined || chosen.has(to))
        return isComplete && t > time - instant
      })
      .map((event) => ({ ...event, t: clampSeconds(event.t - time) })),
  }
}

/** What somebody pasted, or null when it is something else. */
export function parsePart(text: string): ScenePart | null {
  if (!text.includes('scene-part')) return null
  try {
    const parsed = partSchema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
