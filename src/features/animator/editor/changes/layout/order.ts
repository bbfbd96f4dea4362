/** Which thing lies on top of which: the order in the document. */
import type { Scene } from '@/features/scene/model/document/scene-schema'

export type Layer = 'front' | 'back' | 'forward' | 'backward'

export function orderThings(scene: Scene, ids: readonly string[], to: Layer): Scene {
  const chosen = new Set(ids)
  const objects = orderByLayer(scene.objects, chosen, to)
  const drawings = orderByLayer(scene.drawings, chosen, to)
  if (isSame(objects, scene.objects) && isSame(drawings, scene.drawings)) return scene
  return { ...scene, objects, drawings }
}

/** Puts a thing at this place of its list, 0 at the bottom: reordering by drag. */
export function orderThingAt(scene: Scene, id: string, place: number): Scene {
  function moveThing<Thing extends { id: string }>(list: readonly Thing[]): Thing[] {
    const thing = list.find((other) => other.id === id)
    if (!thing) return [...list]
    return list.filter((other) => other !== thing).toSpliced(place, 0, thing)
  }
  const objects = moveThing(scene.objects)
  const drawings = moveThing(scene.drawings)
  if (isSame(objects, scene.objects) && isSame(drawings, scene.drawings)) return scene
  return { ...scene, objects, drawings }
}

function orderByLayer<Thing extends { id: string }>(
  list: readonly Thing[],
  chosen: ReadonlySet<string>,
  to: Layer,
): Thing[] {
  const mine = list.filter(({ id }) => chosen.has(id))
  const others = list.filter(({ id }) => !chosen.has(id))
  if (to === 'front') return [...others, ...mine]
  if (to === 'back') return [...mine, ...others]
  return to === 'forward'
    ? raiseThings(list, chosen)
    : raiseThings(list.toReversed(), chosen).toReversed()
}

/** Each chosen one changes places with the next that is not chosen. */
function raiseThings<Thing extends { id: string }>(
  list: readonly Thing[],
  chosen: ReadonlySet<string>,
): Thing[] {
  const done = [...list]
  for (let index = done.length - 2; index >= 0; index -= 1) {
    const thing = done[index]
    const above = done[index + 1]
    if (!thing || !above || !chosen.has(thing.id) || chosen.has(above.id)) continue
    done[index] = above
    done[index + 1] = thing
  }
  return done
}

function isSame<Thing>(after: readonly Thing[], before: readonly Thing[]): boolean {
  return after.every((thing, index) => thing === before[index])
}
