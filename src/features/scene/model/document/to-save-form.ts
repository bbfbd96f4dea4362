/**
 * The scene as it is saved: lengths to the centimetre, times to the millisecond, so that the JSON stays
 * small, and whatever no longer fits together left out. Doing it twice changes nothing more.
 */
import { normalizeScene } from './normalize-scene'
import { sceneSchema, type Scene } from './scene-schema'

const times = new Set(['t', 'from', 'until', 'seconds'])

export function toSaveForm(scene: Scene): Scene {
  const text = JSON.stringify(scene, (key, value: unknown) =>
    typeof value === 'number' ? roundToParts(value, times.has(key) ? 1000 : 100) : value,
  )
  return normalizeScene(sceneSchema.parse(JSON.parse(text)))
}

function roundToParts(value: number, parts: number): number {
  return Math.round(value * parts) / parts
}
