/** Taking a step away. */
import type { Key, Scene } from '@/features/scene/model/document/scene-schema'
import { stillness } from '@/features/scene/model/motion/course'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import { findCarrierAt } from '../motion/carrier'
import { normalizeDegrees, instant, clampMetres, clampSeconds } from '../scene/numbers'
import { listKeys, replaceKeys, mapObjects } from '../scene/parts'
import { separateSteps, mapTimes } from './ripple'
import { cutTracks } from './hold'

/**
 * The picture of the step goes; the pictures before and after it stay as they are. What moved to it and
 * what moved on from it now happens at once, each for as long as it took. After the last step nothing is
 * left of the movement that led to it. Play-back of the others stays the same.
 */
export function deleteStep(scene: Scene, index: number): Scene {
  if (scene.steps.length < 2 || !scene.steps[index]) return scene
  if (index === 0) return deleteFirst(scene)
  return index === scene.steps.length - 1 ? deleteLast(scene) : deleteMiddle(scene, index)
}

/** Only the mark goes; the movement stays as it is. On the timeline. */
export function unmarkStep(scene: Scene, index: number): Scene {
  if (index === 0 || !scene.steps[index]) return scene
  return { ...scene, steps: scene.steps.toSpliced(index, 1) }
}

/** The film begins with the second picture. */
function deleteFirst(scene: Scene): Scene {
  const begin = scene.steps[1]?.t ?? 0
  const cut = cutTracks(scene, begin)
  const motion = getSceneMotion(scene)
  const events = cut.events.filter(({ t }) => t > begin - instant)
  const freezes = cut.freezes.filter(({ t }) => t > begin - instant)
  const rest = { ...cut, events, freezes, steps: cut.steps.slice(1) }
  const started = mapObjects(rest, (object) => {
    const { x, y } = motion.poseOf(object.id, begin)
    if (object.kind !== 'ball') {
      const turn = motion.tracks.get(object.id)?.rotationAt(begin)
      const rotation =
        turn === null || turn === undefined ? {} : { rotation: normalizeDegrees(turn) }
      return { ...object, x: clampMetres(x), y: clampMetres(y), ...rotation }
    }
    const { owner: _owner, ...free } = object
    const phase = motion.balls.get(object.id)?.phaseAt(begin)
    const carrier = findCarrierAt(scene, object.id, begin)
    if (carrier !== null) return { ...free, x: clampMetres(x), y: clampMetres(y), owner: carrier }
    if (
      phase?.kind === 'flight' &&
      phase.event.t < begin - instant &&
      phase.event.to !== undefined
    ) {
      return { ...free, x: clampMetres(x), y: clampMetres(y), owner: phase.event.to }
    }
    return { ...free, x: clampMetres(x), y: clampMetres(y) }
  })
  return mapTimes(started, (t) => (t > begin + instant / 2 ? clampSeconds(t - begin) : 0))
}

/** The film ends with the picture before. */
function deleteLast(scene: Scene): Scene {
  const end = scene.steps.at(-2)?.t ?? 0
  let left: Scene = {
    ...cutTracks(scene, end),
    steps: scene.steps.slice(0, -1),
    events: scene.events.filter(({ t }) => t < end - instant),
    freezes: scene.freezes.filter(({ t }) => t < end + instant),
  }
  for (const { object, keys } of left.tracks) {
    const kept = keys.filter(({ t }) => t < end + instant)
    if (kept.length < keys.length) left = replaceKeys(left, object, kept)
  }
  return left
}

function deleteMiddle(scene: Scene, index: number): Scene {
  const [begin, middle, end] = [index - 1, index, index + 1].map((i) => scene.steps[i]?.t ?? 0)
  if (begin === undefined || middle === undefined || end === undefined) return scene
  const cut = cutTracks(cutTracks(scene, middle), end)
  const motion = getSceneMotion(cut)
  /** Seconds that are no longer needed. */
  const saved = Math.min(middle - begin, end - middle)
  const moveSooner = (t: number) => (t < end - instant / 2 ? t : t - saved)
  const moveFromMiddle = (t: number) => begin + t - middle
  let left: Scene = mapTimes(
    { ...scene, tracks: [], events: [], steps: separateSteps(scene.steps.toSpliced(index, 1)) },
    (t) =>
      clampSeconds(
        moveSooner(t > middle - saved && t < end - instant / 2 ? Math.max(begin, t - saved) : t),
      ),
  )
  for (const { object } of cut.tracks) {
    const stretches = motion.tracks.get(object)?.stretches ?? []
    const movesOn = stretches.some(
      ({ from, until, course }) =>
        course.length > stillness && from > middle - instant && until < end + instant,
    )
    const keys = listKeys(cut, object).flatMap((key): Key[] => {
      if (key.t > end + instant) return [{ ...key, t: key.t - saved }]
      if (key.t <= begin + instant) return [key]
      if (key.t <= middle + instant) return movesOn ? [] : [key]
      return [{ ...key, t: moveFromMiddle(key.t) }]
    })
    const place = motion.tracks.get(object)?.placeAt(begin) ?? [0, 0]
    const wait: Key = { t: begin, x: place[0], y: place[1], ease: 'linear' }
    const isSet = keys.some(({ t }) => Math.abs(t - begin) < instant)
    left = replaceKeys(left, object, movesOn && !isSet ? [...keys, wait] : keys)
  }
  const goesOn = new Set(
    scene.events.filter(({ t }) => t > middle - instant && t < end - instant).map((e) => e.ball),
  )
  const events = scene.events.flatMap((event) => {
    if (event.t > end - instant) return [{ ...event, t: clampSeconds(event.t - saved) }]
    if (event.t > middle - instant) return [{ ...event, t: clampSeconds(moveFromMiddle(event.t)) }]
    return event.t > begin - instant && goesOn.has(event.ball) ? [] : [event]
  })
  return { ...left, events: events.toSorted((a, b) => a.t - b.t) }
}
