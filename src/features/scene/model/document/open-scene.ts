/** Opens whatever was saved: current, older or damaged. Never throws, and tells what it mended. */
import { z } from 'zod'
import { emptyScene } from './empty-scene'
import { diagramToScene, type Area } from './older/from-diagram'
import { readDiagram } from './older/diagram-schema'
import { animationToScene } from './older/from-animation'
import { asList, asRecord } from './opening/json-parts'
import { mended } from './opening/mend'
import { repairLog, type Repair, type RepairLog } from './opening/repairs'
import { sceneAdvice } from './opening/scene-advice'
import { sceneSchema, type Scene } from './scene-schema'
import { soundScene } from './opening/sound-scene'

export interface OpenedScene {
  scene: Scene
  /** Empty for a document in order. */
  repairs: Repair[]
}

/** `area` is the marked ground of an exercise: an older drawing does not know its own. */
export function openScene(json: unknown, area?: Area): OpenedScene {
  const log = repairLog()
  const scene = readScene(json, area, log)
  if (!scene) log.note('unreadable')
  return { scene: scene ?? emptyScene(), repairs: log.list() }
}

function readScene(json: unknown, area: Area | undefined, log: RepairLog): Scene | null {
  const valid = sceneSchema.safeParse(json)
  if (valid.success && isCleanText(valid.data)) return soundScene(valid.data, log)
  const document = asRecord(ownCopy(json, log))
  if (!document) return null
  const current = toCurrent(document, area, log)
  if (!current) return null
  const scene = mended(sceneSchema, current, sceneAdvice(current, log))
  return scene && soundScene(scene, log)
}

/** What another version wrote, as this one would have; null when it is nothing of ours. */
function toCurrent(
  document: Record<string, unknown>,
  area: Area | undefined,
  log: RepairLog,
): Record<string, unknown> | null {
  if (asList(document.items) && !asList(document.objects)) {
    const diagram = readDiagram(document, log)
    if (!diagram) return null
    log.note('older')
    return diagramToScene(diagram, area)
  }
  if (!Object.keys(sceneSchema.shape).some((key) => key !== 'v' && key in document)) return null
  if (document.v === 1) {
    log.note('older')
    return animationToScene(document)
  }
  if (typeof document.v === 'number' && document.v > 2) log.note('newer')
  else if (document.v !== 2) log.note('value')
  return { ...document, v: 2 }
}

/** Half a letter or a zero character: the database refuses both. */
const unwanted = /\p{Surrogate}|\0/gu

function isCleanText(scene: Scene): boolean {
  return !/\\u(?:0000|d[89a-f])/i.test(JSON.stringify(scene))
}

/** A copy that is free to be changed and holds nothing but JSON; undefined when there is none. */
function ownCopy(json: unknown, log: RepairLog): unknown {
  try {
    const text = z.string().safeParse(JSON.stringify(json))
    return text.success
      ? JSON.parse(text.data, (_key, value: unknown) => cleanText(value, log))
      : undefined
  } catch {
    // a circle or a number too large: no JSON
    return undefined
  }
}

function cleanText(value: unknown, log: RepairLog): unknown {
  if (typeof value !== 'string') return value
  const clean = value.replace(unwanted, '')
  if (clean !== value) log.note('text')
  return clean
}
