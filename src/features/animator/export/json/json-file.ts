/** A scene as a file to keep or to give to another coach: the document and its title, without people. */
import { saveForm } from '@/features/scene/model/document/save-form'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { withoutPeople } from '@/features/scene/model/document/without-people'

export const jsonKind = 'touchline-animation'

export function jsonText(scene: Scene, title: string): string {
  return `${JSON.stringify({ kind: jsonKind, title, scene: saveForm(withoutPeople(scene)) }, null, 1)}\n`
}
