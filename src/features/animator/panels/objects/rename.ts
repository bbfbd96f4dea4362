/** Which words of a thing are its name, and changing them. */
import { limits } from '@/features/scene/model/document/limits'
import type { Drawing, Scene, SceneObject } from '@/features/scene/model/document/scene-schema'
import { mapDrawings, mapObjects } from '../../editor/changes/scene/parts'

export function findNameable(thing: SceneObject | Drawing): { text: string; max: number } | null {
  if (thing.kind === 'player') return { text: thing.name ?? '', max: limits.name }
  if (thing.kind === 'text') return { text: thing.text, max: limits.text }
  if (thing.kind === 'coach' || thing.kind === 'zone') {
    return { text: thing.label ?? '', max: limits.label }
  }
  return null
}

/** An empty name is none; a text is never empty. */
export function renameThing(scene: Scene, id: string, text: string): Scene {
  const said = text === '' ? undefined : text
  const renamed = mapObjects(scene, (object) => {
    if (object.id !== id || findNameable(object)?.text === text) return object
    if (object.kind === 'player') return { ...object, name: said }
    return object.kind === 'coach' ? { ...object, label: said } : object
  })
  return mapDrawings(renamed, (drawing) => {
    if (drawing.id !== id || findNameable(drawing)?.text === text) return drawing
    if (drawing.kind === 'zone') return { ...drawing, label: said }
    return drawing.kind === 'text' && said ? { ...drawing, text: said } : drawing
  })
}
