/** The words of a thing that are typed on the pitch: a player's number, and what else has words. */
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { setPlayers } from '../../editor/changes/things/props'
import { findNameable, renameThing } from '../objects/rename'

export function findInPlaceText(scene: Scene, id: string): { text: string; max: number } | null {
  const object = scene.objects.find((one) => one.id === id)
  if (object?.kind === 'player') return { text: object.number ?? '', max: 3 }
  const thing = object ?? scene.drawings.find((one) => one.id === id)
  return thing ? findNameable(thing) : null
}

export function setInPlaceText(scene: Scene, id: string, text: string): Scene {
  const isPlayer = scene.objects.some((object) => object.id === id && object.kind === 'player')
  return isPlayer ? setPlayers(scene, [id], { number: text }) : renameThing(scene, id, text)
}
