/** What is arranged as one: a group that is chosen as a whole, and everything else by itself. */
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { findCarrierAt } from '../motion/carrier'
import { computeExtentAt, type Extent } from './extent'
import { findThings, addGroupMembers } from './groups'

export interface Unit extends Extent {
  ids: readonly string[]
}

/** Locked things and a ball at somebody's feet are not arranged. */
export function listUnits(scene: Scene, ids: readonly string[], time: number): Unit[] {
  const free = findThings(scene, ids).filter(
    ({ id, is_locked }) => is_locked !== true && findCarrierAt(scene, id, time) === null,
  )
  const chosen = new Set(free.map(({ id }) => id))
  const units = new Map<string, string[]>()
  for (const { id, group } of free) {
    const isWhole =
      group !== undefined && addGroupMembers(scene, [id]).every((member) => chosen.has(member))
    const name = isWhole ? `group ${group}` : `thing ${id}`
    units.set(name, [...(units.get(name) ?? []), id])
  }
  return [...units.values()].flatMap((members) => {
    const extent = computeExtentAt(scene, members, time)
    return extent ? [{ ids: members, ...extent }] : []
  })
}
