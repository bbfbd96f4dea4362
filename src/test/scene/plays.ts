/** Short plays for tests of words: who stands where, runs where, and what the ball does. */
import { emptyScene } from '@/features/scene/model/document/empty-scene'
import type {
  BallEvent,
  Pitch,
  Player,
  Point,
  Scene,
  SceneObject,
} from '@/features/scene/model/document/scene-schema'
import { stepSentences } from '@/features/scene/model/words/scene-words'
import { sceneTexts } from './scene-texts'

export const locales = ['en', 'de', 'bg'] as const

/** A player with this number, or without. */
export function player(
  id: string,
  team: 'a' | 'b',
  [x, y]: Point,
  rest: Partial<Player> = {},
): Player {
  return { id, kind: 'player', team, x, y, number: id.replace(/\D/g, ''), ...rest }
}

export function ballOf(owner: string): SceneObject {
  return { id: 'ball', kind: 'ball', x: 0, y: 0, owner }
}

export interface Play {
  objects: SceneObject[]
  pitch?: Partial<Pitch>
  /** Who runs where within two seconds. */
  runs?: Record<string, Point>
  events?: (Partial<BallEvent> & { t: number })[]
}

export function sceneOf({ objects, pitch, runs = {}, events = [] }: Play): Scene {
  return {
    ...emptyScene(pitch),
    objects,
    tracks: Object.entries(runs).map(([object, [x, y]]) => ({
      object,
      keys: [{ t: 2, x, y, ease: 'linear' }],
    })),
    events: events.map((event, index) => ({
      id: `e${index}`,
      ball: 'ball',
      kind: 'ground',
      speed: 12,
      ...event,
    })),
  }
}

/** The sentences of the first step: English, German, Bulgarian. */
export function told(play: Play): string[] {
  const scene = sceneOf(play)
  return locales.map((locale) => stepSentences(sceneTexts(locale), scene, 0).join('. '))
}

export const unnumbered = { number: undefined }
