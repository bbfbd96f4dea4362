/** A scene in sentences, for whoever cannot see it and for the paper beside the picture. */
import type { TFunction } from 'i18next'
import type { Scene } from '../document/scene-schema'
import { listArrows } from '../motion/arrows'
import { describeStep } from './phrases'
import { writeSentence } from './sentences'
import { describeStandingThings } from './standing'

export type SceneTranslate = TFunction<'scene'>

export interface SceneWords {
  /** "Half pitch (50 × 60 m): 6 against 4, 2 balls and 8 cones" */
  stands: string
  /** "Movement: 3 passes and 2 runs"; empty when nothing moves. */
  moving: string
  steps: StepWords[]
}

export interface StepWords {
  /** The step's. */
  id: string
  name: string
  /** "7 runs past 2", in order of time; empty when nothing moves. */
  sentences: string[]
}

export function describeScene(t: SceneTranslate, scene: Scene): SceneWords {
  return {
    stands: describeStanding(t, scene),
    moving: describeMoving(t, scene),
    steps: scene.steps.map(({ id, name }, index) => ({
      id,
      name,
      sentences: writeStepSentences(t, scene, index),
    })),
  }
}

export function writeStepSentences(t: SceneTranslate, scene: Scene, index: number): string[] {
  return describeStep(scene, index).map((phrase) => writeSentence(t, phrase))
}

function describeStanding(t: SceneTranslate, scene: Scene): string {
  const { pitch, sides, things } = describeStandingThings(scene)
  const measures = { length: pitch.length, width: pitch.width }
  const ground = t(`words.ground.${pitch.kind}`, measures)
  const counted = things.map(({ thing, count }) => t(`words.things.${thing}`, { count }))
  const all = [...describeSides(t, sides), ...counted]
  return all.length > 0 ? t('words.stands', { ground, things: all }) : ground
}

function describeSides(t: SceneTranslate, sides: readonly number[]): string[] {
  const [a, b, c] = sides
  if (a === undefined) return []
  if (b === undefined) return [t('words.sides.one', { count: a })]
  if (c === undefined) return [t('words.sides.two', { a, b })]
  if (sides.length === 3) return [t('words.sides.three', { a, b, c })]
  const count = sides.reduce((sum, players) => sum + players, 0)
  return [t('words.sides.more', { count, teams: sides.length })]
}

const moveKinds = ['pass', 'dribble', 'run', 'shot'] as const

function describeMoving(t: SceneTranslate, scene: Scene): string {
  const kinds = listArrows(scene).map(({ kind }) =>
    kind === 'driven' || kind === 'lofted' ? 'pass' : kind,
  )
  const moves = moveKinds
    .map((kind) => ({ kind, count: kinds.filter((one) => one === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => t(`words.moves.${kind}`, { count }))
  return moves.length > 0 ? t('words.moving', { moves }) : ''
}
