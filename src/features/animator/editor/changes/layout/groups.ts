/** Things that are selected and moved together. */
import type { Drawing, Scene, SceneObject } from '@/features/scene/model/document/scene-schema'
import { createIdMaker } from '../scene/ids'
import { mapDrawings, mapObjects } from '../scene/parts'

type Thing = SceneObject | Drawing

/** Makes one group of these; fewer than two are none. */
export function groupThings(scene: Scene, ids: readonly string[]): Scene {
  const chosen = findThings(scene, ids)
  if (chosen.length < 2) return scene
  const [first] = chosen
  const isOneGroup = first?.group !== undefined && chosen.every((t) => t.group === first.group)
  if (isOneGroup && addGroupMembers(scene, ids).length === chosen.length) return scene
  const group = createIdMaker(scene)('u')
  const isChosen = new Set(ids)
  const grouped = mapThings(scene, (thing) =>
    isChosen.has(thing.id) ? { ...thing, group } : thing,
  )
  return dissolveSmallGroups(grouped)
}

export function ungroupThings(scene: Scene, ids: readonly string[]): Scene {
  const groups = new Set(findThings(scene, ids).flatMap(({ group }) => group ?? []))
  if (groups.size === 0) return scene
  return mapThings(scene, (thing) =>
    thing.group !== undefined && groups.has(thing.group) ? removeGroup(thing) : thing,
  )
}

/** The ids with everybody who is in a group with one of them. */
export function addGroupMembers(scene: Scene, ids: readonly string[]): readonly string[] {
  const groups = new Set(findThings(scene, ids).flatMap(({ group }) => group ?? []))
  if (groups.size === 0) return ids
  const members = [...scene.objects, ...scene.drawings].flatMap(({ id, group }) =>
    group !== undefined && groups.has(group) ? [id] : [],
  )
  return [...new Set([...ids, ...members])]
}

/** A group of one is none. */
export function dissolveSmallGroups(scene: Scene): Scene {
  const sizes = new Map<string, number>()
  for (const { group } of [...scene.objects, ...scene.drawings]) {
    if (group !== undefined) sizes.set(group, (sizes.get(group) ?? 0) + 1)
  }
  if ([...sizes.values()].every((size) => size > 1)) return scene
  return mapThings(scene, (thing) =>
    thing.group !== undefined && sizes.get(thing.group) === 1 ? removeGroup(thing) : thing,
  )
}

export function findThings(scene: Scene, ids: readonly string[]): Thing[] {
  const chosen = new Set(ids)
  return [...scene.objects, ...scene.drawings].filter(({ id }) => chosen.has(id))
}

function mapThings(scene: Scene, change: <Kind extends Thing>(thing: Kind) => Kind): Scene {
  return mapDrawings(mapObjects(scene, change), change)
}

function removeGroup<Kind extends Thing>(thing: Kind): Kind {
  const free = { ...thing }
  delete free.group
  return free
}
