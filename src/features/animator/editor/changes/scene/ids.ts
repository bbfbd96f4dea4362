/** New ids: a letter for the kind and the next free number, so that a document stays readable and small. */
import type { Drawing, Scene, SceneObject } from '@/features/scene/model/document/scene-schema'

export type IdLetter = 'p' | 'c' | 'b' | 'g' | 'e' | 'd' | 'k' | 's' | 'f' | 'u'

/** Player, coach, ball, goal, equipment, drawing; `k` is for kicks, `s` steps, `f` freezes, `u` groups. */
export function getIdLetter(kind: SceneObject['kind'] | Drawing['kind']): IdLetter {
  if (kind === 'player') return 'p'
  if (kind === 'coach') return 'c'
  if (kind === 'ball') return 'b'
  if (kind === 'goal') return 'g'
  if (kind === 'zone' || kind === 'line' || kind === 'text' || kind === 'tape') return 'd'
  return 'e'
}

/** Hands out ids that neither the scene nor an earlier call has used. */
export function createIdMaker(scene: Scene): (letter: IdLetter) => string {
  const used = new Set(
    [scene.objects, scene.drawings, scene.events, scene.steps, scene.freezes].flatMap((list) =>
      list.map(({ id }) => id),
    ),
  )
  for (const { group } of [...scene.objects, ...scene.drawings]) if (group) used.add(group)
  const last = new Map<IdLetter, number>()
  return (letter) => {
    let number = (last.get(letter) ?? 0) + 1
    while (used.has(`${letter}${number}`)) number += 1
    last.set(letter, number)
    return `${letter}${number}`
  }
}
