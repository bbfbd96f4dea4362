/** Short plays for tests of words: who stands where, runs where, and what the ball does. */
import { createEmptyScene } from '@/features/scene/model/document/empty-scene'
import type {
  BallEvent,
  Pitch,
  Player,
  Point,
  Scene,
  SceneObject,
} from '@/features/scene/model/document/scene-schema'
import { writeStepSentences } from '@/features/scene/model/words/scene-words'
import { createSceneTexts } from './create-scene-texts'

export const locales = ['en', 'de', 'bg'] as const

/** A player with this number, or without. */
export function createPlayer(
  id: string,
  team: 'a' | 'b',
  [x, y]: Point,
  rest: Partial<Player> = {},
): Player {
  return { id, kind: 'player', team, x, y, number: id.replace(/\D/g, ''), ...rest }
}

export function createBall(owner: string): SceneObject {
  return { id: 'ball', kind: 'ball', x: 0, y: 0, owner }
}

export interface Play {
  objects: SceneObject[]
  pitch?: Partial<Pitch>
  /** Who runs where within two seconds. */
  runs?: Record<string, Point>
  events?: (Partial<BallEvent> & { t: number })[]
}

export function createScene({ objects, pitch, runs = {}, events = [] }: Play): Scene {
  return {
    ...createEmptyScene(pitch),
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
export function describePlay(play: Play): string[] {
  const scene = createScene(play)
  return locales.map((locale) => writeStepSentences(createSceneTexts(locale), scene, 0).join('. '))
}

export const unnumbered = { number: undefined }
