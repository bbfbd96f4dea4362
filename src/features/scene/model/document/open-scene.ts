/** Opens a saved scene, or says why it cannot be read. Never throws and never guesses. */
import { z } from 'zod'
import { createEmptyScene } from './empty-scene'
import { normalizeScene } from './normalize-scene'
import { sceneSchema, type Scene } from './scene-schema'

export const sceneFaults = [
  /** Something else than a scene. */
  'not_scene',
  /** Saved by a newer version of the app. */
  'newer',
  /** A scene with parts that are missing or wrong. */
  'damaged',
] as const
export type SceneFault = (typeof sceneFaults)[number]

/** Texts of these faults are `scene:unreadable.<fault>`. */
export type OpenedScene = { scene: Scene; fault: null } | { scene: null; fault: SceneFault }

export function openScene(json: unknown): OpenedScene {
  const valid = sceneSchema.safeParse(json)
  if (!valid.success) return { scene: null, fault: findFault(json) }
  if (!isStorableText(valid.data)) return { scene: null, fault: 'damaged' }
  return { scene: normalizeScene(valid.data), fault: null }
}

/** The small picture of a list: an empty pitch where it cannot be read. */
export function openPreview(json: unknown): Scene {
  return openScene(json).scene ?? createEmptyScene()
}

const headSchema = z.looseObject({ v: z.number() })

function findFault(json: unknown): SceneFault {
  const head = headSchema.safeParse(json)
  if (!head.success) return 'not_scene'
  const { v, ...rest } = head.data
  if (v > 2) return 'newer'
  return Object.keys(sceneSchema.shape).some((key) => key in rest) ? 'damaged' : 'not_scene'
}

/** Half a letter or a zero character: the database refuses both. */
function isStorableText(scene: Scene): boolean {
  return !/\\u(?:0000|d[89a-f])/i.test(JSON.stringify(scene))
}
