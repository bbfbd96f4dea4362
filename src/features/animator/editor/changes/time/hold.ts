/** A pause in the whole scene: everybody stands where they are, the film goes on later. */
import { limits } from '@/features/scene/model/document/limits'
import type { Key, Scene } from '@/features/scene/model/document/scene-schema'
import { stillness } from '@/features/scene/model/motion/course'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import { splitVia } from '../motion/split'
import { instant, clampSeconds } from '../scene/numbers'
import { listKeys, replaceKeys } from '../scene/parts'
import { findLastTime, mapTimes } from './ripple'

/**
 * Everything that begins at `at` or later begins `seconds` later; what ends there still ends there. Runs
 * that are going on are cut in two. Nothing changes when the scene would become too long.
 */
export function hold(scene: Scene, at: number, seconds: number): Scene {
  if (findLastTime(scene) + seconds > limits.seconds) return scene
  const cut = cutTracks(scene, at)
  if (cut.tracks.some(({ keys }) => keys.length >= limits.keys)) return scene
  const isLater = (t: number) => t > at + instant / 2
  const later = mapTimes(cut, (t) => (isLater(t) ? clampSeconds(t + seconds) : t))
  // a kick at this very moment begins then: it waits too
  const events = cut.events.map((event) =>
    event.t > at - instant / 2 ? { ...event, t: clampSeconds(event.t + seconds) } : event,
  )
  let held: Scene = { ...later, events }
  for (const { object } of cut.tracks) {
    const keys = listKeys(held, object)
    const next = keys.findIndex(({ t }) => t > at + instant)
    const stretch = getSceneMotion(cut).tracks.get(object)?.stretches[next]
    if (!stretch || stretch.course.length <= stillness || stretch.from < at - instant) continue
    const [x, y] = stretch.course.at(0)
    const wait: Key = { t: at + seconds, x, y, ease: 'linear' }
    held = replaceKeys(held, object, keys.toSpliced(next, 0, wait))
  }
  return held
}

/** The same movement with a key at this time on every track that moves then. */
export function cutTracks(scene: Scene, at: number): Scene {
  if (at < instant) return scene
  let cut = scene
  for (const { object, keys } of scene.tracks) {
    const stretches = getSceneMotion(scene).tracks.get(object)?.stretches ?? []
    const crossing = stretches.find(
      ({ from, until, course }) =>
        from < at - instant && until > at + instant && course.length > stillness,
    )
    if (!crossing) continue
    const [x, y] = getSceneMotion(scene).tracks.get(object)?.placeAt(at) ?? [0, 0]
    const [first, rest] = splitVia(crossing, at)
    const { via: _via, ...bare } = crossing.key
    const halves = [
      { ...bare, t: at, x, y, via: first, rotation: undefined },
      { ...bare, via: rest },
    ]
    cut = replaceKeys(cut, object, keys.toSpliced(crossing.index, 1, ...halves))
  }
  return cut
}
