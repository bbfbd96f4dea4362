/** What an inspector sets on things of one kind; other kinds among the ids stay as they are. */
import { limits } from '@/features/scene/model/document/limits'
import type {
  Drawing,
  Goal,
  Player,
  Scene,
  SceneObject,
} from '@/features/scene/model/document/scene-schema'
import { clampBetween, clampSeconds } from '../scene/numbers'
import { mapDrawings, mapObjects } from '../scene/parts'
import { addTeamOfObject } from './place'

type Coach = Extract<SceneObject, { kind: 'coach' }>
type Equipment = Exclude<SceneObject, Player | Coach | Goal | { kind: 'ball' }>
type Fixed = 'id' | 'kind' | 'x' | 'y' | 'rotation' | 'group'

/** Undefined takes a property away. Text that is too long is cut. */
export function setPlayers(
  scene: Scene,
  ids: readonly string[],
  patch: Partial<Omit<Player, Fixed>>,
): Scene {
  const cut = truncateTexts(patch, { number: 3, label: limits.label, name: limits.name })
  const view = cut.view && {
    angle: clampBetween(cut.view.angle, 10, 360),
    reach: clampBetween(cut.view.reach, 1, 60),
  }
  const changed = changeObjects(scene, ids, (object) =>
    object.kind === 'player'
      ? patchThing(object, { ...cut, ...('view' in cut ? { view } : {}) })
      : object,
  )
  return changed.objects.reduce(addTeamOfObject, changed)
}

export function setCoaches(
  scene: Scene,
  ids: readonly string[],
  patch: Pick<Coach, 'label'>,
): Scene {
  const cut = truncateTexts(patch, { label: limits.label })
  return changeObjects(scene, ids, (object) =>
    object.kind === 'coach' ? patchThing(object, cut) : object,
  )
}

export function setGoals(scene: Scene, ids: readonly string[], size: Goal['size']): Scene {
  return changeObjects(scene, ids, (object) =>
    object.kind === 'goal' ? patchThing(object, { size }) : object,
  )
}

export function setEquipment(
  scene: Scene,
  ids: readonly string[],
  patch: Partial<Pick<Equipment, 'kind' | 'length' | 'colour'>>,
): Scene {
  const length = patch.length === undefined ? undefined : clampBetween(patch.length, 0.2, 30)
  const kept = 'length' in patch ? { ...patch, length } : patch
  return changeObjects(scene, ids, (object) =>
    isEquipment(object) ? patchThing(object, kept) : object,
  )
}

/** Shown from and until: undefined is always. A time that ends before it begins changes nothing. */
export function setShown(
  scene: Scene,
  ids: readonly string[],
  patch: { from?: number; until?: number },
): Scene {
  const chosen = new Set(ids)
  function setTimeSpan<Thing extends SceneObject | Drawing>(thing: Thing): Thing {
    if (!chosen.has(thing.id)) return thing
    const next = { ...thing, ...patch }
    if (next.from !== undefined) next.from = clampSeconds(next.from)
    if (next.until !== undefined) next.until = clampSeconds(next.until)
    if ((next.from ?? 0) >= (next.until ?? Infinity)) return thing
    return patchThing(thing, next)
  }
  return mapDrawings(mapObjects(scene, setTimeSpan), setTimeSpan)
}

function isEquipment(object: SceneObject): object is Equipment {
  return !['player', 'coach', 'ball', 'goal'].includes(object.kind)
}

function changeObjects(
  scene: Scene,
  ids: readonly string[],
  change: (old: SceneObject) => SceneObject,
) {
  const chosen = new Set(ids)
  return mapObjects(scene, (object) => (chosen.has(object.id) ? change(object) : object))
}

/** The same thing when nothing differs. Empty and missing are one: neither is kept. */
function patchThing<Thing extends object>(thing: Thing, patch: Partial<NoInfer<Thing>>): Thing {
  const next: Thing = { ...thing, ...patch }
  for (const name in next) {
    if (next[name] === undefined || next[name] === '' || next[name] === false) delete next[name]
  }
  const isSame =
    listNames(next).length === listNames(thing).length &&
    listNames(next).every((name) => next[name] === thing[name])
  return isSame ? thing : next
}

function listNames<Thing extends object>(thing: Thing): (keyof Thing)[] {
  const list: (keyof Thing)[] = []
  for (const name in thing) list.push(name)
  return list
}

function truncateTexts<Patch extends object>(
  patch: Patch,
  most: Partial<Record<keyof Patch, number>>,
): Patch {
  const cut = { ...patch }
  for (const name in most) {
    const value = cut[name]
    if (typeof value === 'string') Object.assign(cut, { [name]: value.slice(0, most[name]) })
  }
  return cut
}
