/** Taking things away with everything that hangs on them. */
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { toKeyId, parseKeyId } from '../../selection'
import { listKeys, replaceKeys, mapObjects } from '../scene/parts'
import { dissolveSmallGroups } from '../layout/groups'

/**
 * Objects take their tracks along, a ball its events, a receiver the passes meant for him (those with a
 * place of their own go into space instead), a carrier leaves the ball where he is. Also drawings, ball
 * events and keys.
 */
export function removeThings(scene: Scene, ids: readonly string[]): Scene {
  const gone = new Set(ids)
  let left = removeKeys(scene, ids)
  const has = (list: readonly { id: string }[]) => list.some(({ id }) => gone.has(id))
  if (has(left.objects)) left = removeObjects(left, gone)
  if (has(left.drawings)) {
    left = { ...left, drawings: left.drawings.filter(({ id }) => !gone.has(id)) }
  }
  if (has(left.events)) left = { ...left, events: left.events.filter(({ id }) => !gone.has(id)) }
  return left === scene ? scene : dissolveSmallGroups(left)
}

function removeObjects(scene: Scene, gone: ReadonlySet<string>): Scene {
  const places = new Map(scene.objects.map((object) => [object.id, object]))
  const events = scene.events.flatMap((event) => {
    if (gone.has(event.ball)) return []
    if (event.to === undefined || !gone.has(event.to)) return [event]
    const { to: _to, ...free } = event
    return free.x === undefined || free.kind === 'take' ? [] : [free]
  })
  const left: Scene = {
    ...scene,
    objects: scene.objects.filter(({ id }) => !gone.has(id)),
    tracks: scene.tracks.filter(({ object }) => !gone.has(object)),
    events,
  }
  return mapObjects(left, (object) => {
    if (object.kind !== 'ball' || object.owner === undefined || !gone.has(object.owner))
      return object
    const { owner, ...free } = object
    const carrier = places.get(owner)
    return carrier ? { ...free, x: carrier.x, y: carrier.y } : free
  })
}

function removeKeys(scene: Scene, ids: readonly string[]): Scene {
  const chosen = new Set(ids)
  const objects = new Set(ids.flatMap((id) => parseKeyId(id)?.object ?? []))
  let left = scene
  for (const object of objects) {
    const keys = listKeys(left, object)
    const kept = keys.filter((_, index) => !chosen.has(toKeyId(object, index)))
    if (kept.length < keys.length) left = replaceKeys(left, object, kept)
  }
  return left
}
