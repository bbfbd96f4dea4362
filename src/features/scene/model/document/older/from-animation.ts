/**
 * Version 1 of a saved animation (objects without a place, tracks whose first key is at 0) in the form
 * of today. Only moves things to where they belong now; whatever is wrong in them is mended afterwards.
 */
import { emptyScene } from '../empty-scene'
import { asList, asRecord } from '../opening/json-parts'

type Json = Record<string, unknown>

export function animationToScene(document: Json): Json {
  const empty = emptyScene()
  const tracks = records(document.tracks)
  const pitch = asRecord(document.pitch)
  const objects = records(document.objects)
  const owner = objects.find(({ kind }) => kind === 'player')?.id
  const startOf = new Map(tracks.map((track) => [track.object, records(track.keys).find(isStart)]))
  return {
    ...empty,
    pitch: { ...empty.pitch, ...pitch, ...(pitch?.kind === 'full' ? {} : { has_stripes: true }) },
    objects: objects.map((object, index) => {
      const start = startOf.get(object.id) ?? records(trackOf(tracks, object.id)?.keys)[0]
      const { number } = object
      return {
        id: `o${index + 1}`,
        ...place(start ?? object, empty.pitch),
        ...object,
        ...(typeof number === 'number' ? { number: String(number) } : {}),
        ...(object.kind === 'ball' && !start && owner !== undefined ? { owner } : {}),
      }
    }),
    tracks: tracks.flatMap((track) => {
      const keys = records(track.keys)
        .filter((key) => !isStart(key))
        .map((key) => ({ ease: 'in_out', ...key }))
      const isBall = objects.some(({ id, kind }) => id === track.object && kind === 'ball')
      return keys.length > 0 && !isBall ? [{ ...track, keys }] : []
    }),
    events: tracks.flatMap((track) => {
      const ball = objects.find(({ id, kind }) => id === track.object && kind === 'ball')
      return ball ? passesOf(String(ball.id), records(track.keys)) : []
    }),
  }
}

/** A ball had places in time; now it is kicked from one to the next, as fast as it went. */
function passesOf(ball: string, keys: readonly Json[]): Json[] {
  return keys.slice(1).flatMap((key, index) => {
    const before = keys[index]
    const [t, x, y] = [Number(before?.t), Number(before?.x), Number(before?.y)]
    const way = Math.hypot(Number(key.x) - x, Number(key.y) - y)
    const speed = way / (Number(key.t) - t)
    const id = `${ball.slice(0, 16)}-${index + 1}`
    return way > 0 && speed > 0 ? [{ id, ball, t, kind: 'ground', x: key.x, y: key.y, speed }] : []
  })
}

function place(from: Json, { length, width }: { length: number; width: number }) {
  return { x: from.x ?? length / 2, y: from.y ?? width / 2 }
}

function trackOf(tracks: readonly Json[], object: unknown): Json | undefined {
  return tracks.find((track) => track.object === object)
}

function isStart({ t }: Json): boolean {
  return t === 0
}

function records(value: unknown): Json[] {
  return (asList(value) ?? []).flatMap((entry) => {
    const record = asRecord(entry)
    return record ? [record] : []
  })
}
