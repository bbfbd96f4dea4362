/** A scene as a file to keep or to give to another coach: the document and its title, without people. */
import { toSaveForm } from '@/features/scene/model/document/to-save-form'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { removePeopleFromScene } from '@/features/scene/model/document/remove-people-from-scene'

export const jsonKind = 'touchline-animation'

export function toJsonText(scene: Scene, title: string): string {
  return `${JSON.stringify({ kind: jsonKind, title, scene: toSaveForm(removePeopleFromScene(scene)) }, null, 1)}\n`
}
