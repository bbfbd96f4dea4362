/** Moments at which play-back stops and asks. */
import { limits } from '@/features/scene/model/document/limits'
import type { Freeze, Quiz, Scene } from '@/features/scene/model/document/scene-schema'
import { createIdMaker } from '../scene/ids'
import { clampBetween, instant, clampSeconds } from '../scene/numbers'
import type { Added } from '../scene/parts'

/** Seconds a film waits when nobody said how long. */
const usualWait = 3

/** One at most for each moment; the one that is there is given back. */
export function addFreeze(scene: Scene, t: number, question = ''): Added {
  const there = scene.freezes.find((freeze) => Math.abs(freeze.t - t) < instant)
  if (there) return { scene, ids: [there.id] }
  if (scene.freezes.length >= limits.steps) return { scene, ids: [] }
  const id = createIdMaker(scene)('f')
  const freeze: Freeze = {
    id,
    t: clampSeconds(t),
    seconds: usualWait,
    question: truncateQuestion(question),
  }
  return { scene: sortFreezes(scene, [...scene.freezes, freeze]), ids: [id] }
}

export function setFreeze(scene: Scene, id: string, patch: Partial<Omit<Freeze, 'id'>>): Scene {
  if (!scene.freezes.some((freeze) => freeze.id === id)) return scene
  const freezes = scene.freezes.map((old) => {
    if (old.id !== id) return old
    const next = { ...old, ...patch }
    const seconds = clampBetween(next.seconds, 1, 60)
    return { ...next, t: clampSeconds(next.t), seconds, question: truncateQuestion(next.question) }
  })
  return sortFreezes(scene, freezes)
}

/** How players answer the question; null: it is only talked about. */
export function setQuiz(scene: Scene, id: string, quiz: Quiz | null): Scene {
  const old = scene.freezes.find((freeze) => freeze.id === id)
  if (!old) return scene
  const { quiz: _quiz, ...talk } = old
  const next: Freeze = quiz
    ? { ...talk, question: talk.question.slice(0, limits.question), quiz }
    : talk
  return { ...scene, freezes: scene.freezes.map((freeze) => (freeze === old ? next : freeze)) }
}

export function deleteFreeze(scene: Scene, id: string): Scene {
  const freezes = scene.freezes.filter((freeze) => freeze.id !== id)
  return freezes.length === scene.freezes.length ? scene : { ...scene, freezes }
}

function sortFreezes(scene: Scene, freezes: readonly Freeze[]): Scene {
  return { ...scene, freezes: freezes.toSorted((a, b) => a.t - b.t) }
}

function truncateQuestion(question: string): string {
  return question.slice(0, limits.note)
}
