/** Putting the steps in another order. */
import { limits } from '@/features/scene/model/document/limits'
import type { Key, Point, Scene } from '@/features/scene/model/document/scene-schema'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import { instant, clampSeconds } from '../scene/numbers'
import { listKeys, findObject, replaceKeys } from '../scene/parts'
import { shiftKey } from '../motion/set-key'
import { cutTracks } from './hold'
import { usualStep } from './steps'

/** A step and its movement, cut out of the film. */
interface Block {
  from: number
  until: number
  /** When it begins in the new order. */
  start: number
}

/**
 * Moves a step to another place in the order, and its movement with it: everybody runs the same way as
 * before, from wherever he then is. After the steps concerned everything stands as it did.
 */
export function moveStep(scene: Scene, index: number, place: number): Scene {
  const { steps } = scene
  if (!steps[index] || !steps[place] || index === place) return scene
  const end = Math.max(getSceneMotion(scene).end, (steps.at(-1)?.t ?? 0) + usualStep)
  const order = steps.map((_, i) => i)
  order.splice(place, 0, ...order.splice(index, 1))
  let start = 0
  const blocks = order.map((old): Block => {
    const from = steps[old]?.t ?? 0
    const until = steps[old + 1]?.t ?? end
    const block = { from, until, start }
    start = clampSeconds(start + until - from)
    return block
  })
  if (start > limits.seconds) return scene
  const cut = steps.reduce((done, step) => cutTracks(done, step.t), scene)
  if (cut.tracks.some(({ keys }) => keys.length + steps.length > limits.keys)) return scene
  let moved: Scene = {
    ...scene,
    tracks: scene.tracks,
    steps: blocks.flatMap(({ start: t }, i) => {
      const step = steps[order[i] ?? 0]
      return step ? [{ ...step, t }] : []
    }),
    events: orderMoments(scene.events, blocks),
    freezes: orderMoments(scene.freezes, blocks),
  }
  for (const { object } of cut.tracks)
    moved = replaceKeys(moved, object, orderKeys(cut, object, blocks))
  return moved
}

function orderKeys(cut: Scene, id: string, blocks: readonly Block[]): Key[] {
  const object = findObject(cut, id)
  const motion = getSceneMotion(cut).tracks.get(id)
  let place: Point = [object?.x ?? 0, object?.y ?? 0]
  return blocks.flatMap(({ from, until, start }) => {
    const [x, y] = motion?.placeAt(from) ?? place
    const delta: Point = [place[0] - x, place[1] - y]
    const inside = listKeys(cut, id)
      .filter(({ t }) => t > from + instant / 2 && t <= until + instant / 2)
      .map((key) => shiftKey({ ...key, t: start + key.t - from }, delta))
    const wait: Key = { t: start, x: place[0], y: place[1], ease: 'linear' }
    const last = inside.at(-1)
    if (last) place = [last.x, last.y]
    return inside.length > 0 ? [wait, ...inside] : []
  })
}

function orderMoments<Moment extends { t: number }>(
  list: readonly Moment[],
  blocks: readonly Block[],
): Moment[] {
  return list
    .map((moment) => {
      const block = blocks.find(
        ({ from, until }) => moment.t > from - instant && moment.t < until - instant,
      )
      return block ? { ...moment, t: clampSeconds(block.start + moment.t - block.from) } : moment
    })
    .toSorted((a, b) => a.t - b.t)
}
