/** What is selected, by id: objects, drawings, ball events, and keys of a track. */
import type { Scene } from '@/features/scene/model/document/scene-schema'

/** The id under which a key of a track is selected. */
export function toKeyId(object: string, index: number): string {
  return `${object}@${index}`
}

export function parseKeyId(id: string): { object: string; index: number } | null {
  const [, object, index] = /^(.+)@(\d+)$/.exec(id) ?? []
  return object === undefined ? null : { object, index: Number(index) }
}

/** The selection without what the scene no longer has. */
export function filterSelection(selection: readonly string[], scene: Scene): readonly string[] {
  const kept = selection.filter((id) => isInScene(id, scene))
  return kept.length === selection.length ? selection : kept
}

function isInScene(id: string, scene: Scene): boolean {
  const key = parseKeyId(id)
  if (key) {
    const track = scene.tracks.find(({ object }) => object === key.object)
    return track?.keys[key.index] !== undefined
  }
  return [scene.objects, scene.drawings, scene.events].some((list) =>
    list.some((thing) => thing.id === id),
  )
}
