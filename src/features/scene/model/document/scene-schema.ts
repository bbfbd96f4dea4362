/**
 * The saved document of a tactical scene, version 2: what stands on the pitch, who moves when, and what
 * the ball does. Lengths are metres, times seconds from the start, angles degrees clockwise.
 *
 * The origin is the top-left corner of the marked ground, x runs along its length (attack to the right),
 * y across; a portrait picture only turns the view. Arrows are not stored: they are views of tracks and
 * ball events (`motion/arrows.ts`), so that picture, print and film cannot disagree.
 */
import { z } from 'zod'
import { equipmentKinds, goalSizes, quizTopics } from './kinds'
import { limits } from './limits'

const metre = z.number().min(-limits.metres).max(limits.metres)
const seconds = z.number().min(0).max(limits.seconds)
const degrees = z.number().min(-3600).max(3600)
const id = z.string().min(1).max(24)
const colour = z.string().regex(/^#[0-9a-f]{6}$/)
const point = z.tuple([metre, metre]).readonly()
const createPointsSchema = (fewest: number) => z.array(point).min(fewest).max(limits.points)

const pitchSchema = z.object({
  kind: z.enum(['full', 'half', 'third', 'box', 'small_sided', 'futsal', 'blank']),
  /** Marked ground that is shown: length along x, width along y. */
  length: z.number().min(4).max(130),
  width: z.number().min(4).max(130),
  /** Where the goal of a half, third or box is, and where a small pitch has its goals left and right. */
  goal_side: z.enum(['left', 'right', 'top', 'bottom']),
  orientation: z.enum(['landscape', 'portrait']),
  has_stripes: z.boolean(),
  has_lines: z.boolean(),
  /** White is for paper: dark lines, no turf. */
  surface: z.enum(['grass', 'white']),
})

export const teamIds = ['a', 'b', 'c', 'd'] as const

const teamSchema = z.object({
  id: z.enum(teamIds),
  /** Empty = the translated default ("Team A"). */
  name: z.string().max(limits.name),
  colour,
  keeper_colour: colour,
  /** Teams differ in shape as well as in colour. */
  shape: z.enum(['circle', 'triangle', 'diamond', 'square']),
})

/** What everything on the pitch has. Shown from `from` until `until`; always, when left out. */
const thing = {
  id,
  group: id.optional(),
  is_locked: z.boolean().optional(),
  is_hidden: z.boolean().optional(),
  from: seconds.optional(),
  until: seconds.optional(),
}
const place = { x: metre, y: metre, rotation: degrees.optional() }

const playerSchema = z.object({
  ...thing,
  ...place,
  kind: z.literal('player'),
  team: z.enum(teamIds),
  number: z.string().max(3).optional(),
  /** A role or job on the pitch, such as "6" or "left back"; not a person. */
  label: z.string().max(limits.label).optional(),
  /** Who plays there. Both are taken out of what a link shows (see `shared_animation` in SQL). */
  name: z.string().max(limits.name).optional(),
  player_id: z.uuid().optional(),
  is_keeper: z.boolean().optional(),
  /** Shows which way the player faces; `rotation` is the direction when standing. */
  has_direction: z.boolean().optional(),
  /** Field of view: opening angle and reach. */
  view: z
    .object({ angle: z.number().min(10).max(360), reach: z.number().min(1).max(60) })
    .optional(),
  has_photo: z.boolean().optional(),
})

const coachSchema = z.object({
  ...thing,
  ...place,
  kind: z.literal('coach'),
  label: z.string().max(limits.label).optional(),
})

const ballSchema = z.object({
  ...thing,
  ...place,
  kind: z.literal('ball'),
  /** Who has it at the start; x and y count only while nobody does. */
  owner: id.optional(),
})

const goalSchema = z.object({
  ...thing,
  ...place,
  kind: z.literal('goal'),
  /** At rotation 0 the mouth faces right. */
  size: z.enum(goalSizes),
})

const equipmentSchema = z.object({
  ...thing,
  ...place,
  kind: z.enum(equipmentKinds),
  /** Length of a ladder or wall, breadth of a hurdle or rebounder, diameter of a ring, in metres. */
  length: z.number().min(0.2).max(30).optional(),
  colour: colour.optional(),
})

export const objectSchema = z.discriminatedUnion('kind', [
  playerSchema,
  coachSchema,
  ballSchema,
  goalSchema,
  equipmentSchema,
])

const zoneSchema = z.object({
  ...thing,
  kind: z.literal('zone'),
  shape: z.enum(['rectangle', 'ellipse', 'polygon']),
  /** Two opposite corners of rectangle and ellipse, or the corners of the polygon. */
  points: createPointsSchema(2),
  rotation: degrees.optional(),
  colour,
  label: z.string().max(limits.label).optional(),
})
const lineSchema = z.object({
  ...thing,
  kind: z.literal('line'),
  points: createPointsSchema(2),
  colour,
  style: z.enum(['solid', 'dashed', 'marker']),
  head: z.enum(['none', 'arrow']),
})
const textSchema = z.object({
  ...thing,
  kind: z.literal('text'),
  x: metre,
  y: metre,
  text: z.string().min(1).max(limits.text),
  /** Height of the letters relative to the usual: 1. */
  size: z.number().min(0.5).max(4),
  colour,
})
/** A measuring tape: writes the metres between its ends. */
const tapeSchema = z.object({
  ...thing,
  kind: z.literal('tape'),
  points: createPointsSchema(2).length(2),
})

export const drawingSchema = z.discriminatedUnion('kind', [
  zoneSchema,
  lineSchema,
  textSchema,
  tapeSchema,
])

const easings = ['linear', 'in', 'out', 'in_out'] as const

/** Seen in motion, but drawn without an arrow: opponents who shift, the way back to the start. */
const isQuiet = z.literal(true).optional()

/** Be at x, y at time t; `ease` and `via` (points passed on the way) say how one gets there. */
const keySchema = z.object({
  t: seconds,
  x: metre,
  y: metre,
  ease: z.enum(easings),
  via: createPointsSchema(1).optional(),
  rotation: degrees.optional(),
  is_quiet: isQuiet,
})

/**
 * The movement of one object that is no ball. At 0 it is where the object's own x, y say; keys come
 * after, in order of time. A key at the place of the one before is a wait.
 */
const trackSchema = z.object({ object: id, keys: z.array(keySchema).min(1).max(limits.keys) })

export const passKinds = ['ground', 'driven', 'lofted', 'shot'] as const

/**
 * What happens to a ball at time t. A pass or shot leaves from wherever the ball is and takes as long as
 * `speed` (m/s) says: to the feet of `to`; to the point x, y, where `to` is meant to get it; or just
 * there. `take`: `to` picks up a ball that lies near.
 */
const eventSchema = z
  .object({
    id,
    ball: id,
    t: seconds,
    kind: z.enum([...passKinds, 'take']),
    to: id.optional(),
    x: metre.optional(),
    y: metre.optional(),
    speed: z.number().min(1).max(45),
    via: createPointsSchema(1).optional(),
    is_quiet: isQuiet,
  })
  .refine(({ to, x, y }) => to !== undefined || (x !== undefined && y !== undefined))

/** A moment with a picture of its own; its movement is what happens until the next one. */
const stepSchema = z.object({
  id,
  t: seconds,
  name: z.string().max(limits.name),
  note: z.string().max(limits.note),
  /** The note of the library's drawings, in each language of the app (`readStepNote`). */
  captions: z.partialRecord(z.enum(['en', 'de', 'bg']), z.string().max(limits.note)).optional(),
})

const quizParts = {
  explanation: z.string().max(limits.explanation).optional(),
  topic: z.enum(quizTopics).optional(),
}

/**
 * How players answer a question: one of the texts, or a tap within a circle. What is right and the
 * explanation are missing in what players are given (`private.scene_without_solutions` in SQL).
 */
const quizSchema = z.discriminatedUnion('kind', [
  z
    .object({
      kind: z.literal('choose'),
      answers: z.array(z.string().max(limits.answer)).min(2).max(4),
      /** Index of the right one. */
      right: z.number().int().min(0).max(3).optional(),
      ...quizParts,
    })
    .refine(({ answers, right = 0 }) => right < answers.length),
  z.object({
    kind: z.literal('tap'),
    x: metre.optional(),
    y: metre.optional(),
    radius: z.number().min(0.5).max(30).optional(),
    ...quizParts,
  }),
])

/** Play-back stops here and asks; `seconds` is how long it waits in a film. */
const freezeSchema = z.object({
  id,
  t: seconds,
  seconds: z.number().min(1).max(60),
  question: z.string().max(limits.note),
  quiz: quizSchema.optional(),
})

const displaySchema = z.object({
  /** Whose arrows a picture shows: those of the step, all, none. */
  arrows: z.enum(['step', 'all', 'none']),
  has_numbers: z.boolean(),
  has_names: z.boolean(),
  /** Size of symbols relative to the usual: 1. Players are drawn larger than life to be seen. */
  symbols: z.number().min(0.5).max(2),
})

export const sceneSchema = z.object({
  v: z.literal(2),
  pitch: pitchSchema,
  teams: z.array(teamSchema).min(2).max(4),
  /** In drawing order: later ones lie on top. */
  objects: z.array(objectSchema).max(limits.objects),
  drawings: z.array(drawingSchema).max(limits.drawings),
  tracks: z.array(trackSchema).max(limits.objects),
  events: z.array(eventSchema).max(limits.events),
  /** In order of time; the first is at 0. */
  steps: z.array(stepSchema).min(1).max(limits.steps),
  freezes: z.array(freezeSchema).max(limits.steps),
  display: displaySchema,
})

export type Scene = z.infer<typeof sceneSchema>
export type Pitch = Scene['pitch']
export type Team = Scene['teams'][number]
export type TeamId = Team['id']
export type SceneObject = Scene['objects'][number]
export type Player = Extract<SceneObject, { kind: 'player' }>
export type Ball = Extract<SceneObject, { kind: 'ball' }>
export type Goal = Extract<SceneObject, { kind: 'goal' }>
export type Drawing = Scene['drawings'][number]
export type Zone = Extract<Drawing, { kind: 'zone' }>
export type FreeLine = Extract<Drawing, { kind: 'line' }>
export type Track = Scene['tracks'][number]
export type Key = Track['keys'][number]
export type Ease = Key['ease']
export type BallEvent = Scene['events'][number]
export type PassKind = (typeof passKinds)[number]
export type Step = Scene['steps'][number]
export type Captions = NonNullable<Step['captions']>
export type Freeze = Scene['freezes'][number]
export type Quiz = NonNullable<Freeze['quiz']>
export type ChooseQuiz = Extract<Quiz, { kind: 'choose' }>
export type TapQuiz = Extract<Quiz, { kind: 'tap' }>
export type Point = readonly [x: number, y: number]
