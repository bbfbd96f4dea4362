/** Moments at which play-back stops and asks. */
import { limits } from '@/features/scene/model/document/limits'
import type { Freeze, Scene } from '@/features/scene/model/document/scene-schema'
import { idMaker } from '../scene/ids'
import { between, instant, second } from '../scene/numbers'
import type { Added } from '../scene/parts'

/** Seconds a film waits when nobody said how long. */
const usualWait = 3

/** One at most for each moment; the one that is there is given back. */
export function addFreeze(scene: Scene, t: number, question = ''): Added {
  const there = scene.freezes.find((freeze) => Math.abs(freeze.t - t) < instant)
  if (there) return { scene, ids: [there.id] }
  if (scene.freezes.length >= limits.steps) return { scene, ids: [] }
  const id = idMaker(scene)('f')
  const freeze: Freeze = { id, t: second(t), seconds: usualWait, question: asked(question) }
  return { scene: sorted(scene, [...scene.freezes, freeze]), ids: [id] }
}

export function setFreeze(scene: Scene, id: string, patch: Partial<Omit<Freeze, 'id'>>): Scene {
  if (!scene.freezes.some((freeze) => freeze.id === id)) return scene
  const freezes = scene.freezes.map((old) => {
    if (old.id !== id) return old
    const next = { ...old, ...patch }
    const seconds = between(next.seconds, 1, 60)
    return { ...next, t: second(next.t), seconds, question: asked(next.question) }
  })
  return sorted(scene, freezes)
}

export function deleteFreeze(scene: Scene, id: string): Scene {
  const freezes = scene.freezes.filter((freeze) => freeze.id !== id)
  return freezes.length === scene.freezes.length ? scene : { ...scene, freezes }
}

function sorted(scene: Scene, freezes: readonly Freeze[]): Scene {
  return { ...scene, freezes: freezes.toSorted((a, b) => a.t - b.t) }
}

function asked(question: string): string {
  return question.slice(0, limits.note)
}
