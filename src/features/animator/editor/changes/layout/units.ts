/** What is arranged as one: a group that is chosen as a whole, and everything else by itself. */
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { carrierAt } from '../motion/carrier'
import { extentAt, type Extent } from './extent'
import { thingsOf, withGroups } from './groups'

export interface Unit extends Extent {
  ids: readonly string[]
}

/** Locked things and a ball at somebody's feet are not arranged. */
export function unitsOf(scene: Scene, ids: readonly string[], time: number): Unit[] {
  const free = thingsOf(scene, ids).filter(
    ({ id, is_locked }) => is_locked !== true && carrierAt(scene, id, time) === null,
  )
  const chosen = new Set(free.map(({ id }) => id))
  const units = new Map<string, string[]>()
  for (const { id, group } of free) {
    const isWhole =
      group !== undefined && withGroups(scene, [id]).every((member) => chosen.has(member))
    const name = isWhole ? `group ${group}` : `thing ${id}`
    units.set(name, [...(units.get(name) ?? []), id])
  }
  return [...units.values()].flatMap((members) => {
    const extent = extentAt(scene, members, time)
    return extent ? [{ ids: members, ...extent }] : []
  })
}
