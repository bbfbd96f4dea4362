/** What the selection is, for the panel that shows its properties. */
import type {
  BallEvent,
  Drawing,
  Key,
  Scene,
  SceneObject,
} from '@/features/scene/model/document/scene-schema'
import { parseKeyId } from '../../editor/selection'

export type Chosen =
  | { kind: 'nothing' }
  | { kind: 'object'; object: SceneObject }
  | { kind: 'drawing'; drawing: Drawing }
  | { kind: 'event'; event: BallEvent }
  | { kind: 'key'; object: string; index: number; key: Key }
  | { kind: 'several'; ids: readonly string[] }

export function findChosen(scene: Scene, selection: readonly string[]): Chosen {
  const [id] = selection
  if (id === undefined) return { kind: 'nothing' }
  if (selection.length > 1) return { kind: 'several', ids: selection }
  const at = parseKeyId(id)
  if (at) {
    const track = scene.tracks.find(({ object }) => object === at.object)
    const key = track?.keys[at.index]
    return key ? { kind: 'key', ...at, key } : { kind: 'nothing' }
  }
  const object = scene.objects.find((one) => one.id === id)
  if (object) return { kind: 'object', object }
  const drawing = scene.drawings.find((one) => one.id === id)
  if (drawing) return { kind: 'drawing', drawing }
  const event = scene.events.find((one) => one.id === id)
  return event ? { kind: 'event', event } : { kind: 'nothing' }
}
