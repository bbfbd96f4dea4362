/** The drawing of an exercise as data: metres, origin at the area's top-left corner, 2 m margin. */
import { z } from 'zod'

const metre = z.number().min(-10).max(140)
const turn = z.number().min(-360).max(360)
const point = z.tuple([metre, metre])
const place = { x: metre, y: metre }

const itemSchema = z.discriminatedUnion('k', [
  z.object({
    k: z.literal('player'),
    ...place,
    team: z.enum(['a', 'b', 'n', 'gk']),
    n: z.string().max(3).optional(),
  }),
  z.object({
    k: z.enum(['ball', 'cone', 'marker', 'pole', 'mannequin', 'ring', 'coach']),
    ...place,
  }),
  z.object({ k: z.literal('hurdle'), ...place, r: turn.default(0) }),
  z.object({
    k: z.literal('ladder'),
    ...place,
    r: turn.default(0),
    len: z.number().min(0.5).max(20),
  }),
  // 0 = the opening faces right, 90 down, 180 left, 270 up
  z.object({ k: z.enum(['mini_goal', 'youth_goal', 'goal']), ...place, r: turn.default(0) }),
])

const moveSchema = z.object({
  k: z.enum(['run', 'dribble', 'pass', 'shot']),
  p: z.array(point).min(2).max(20),
})

const zoneSchema = z.object({
  ...place,
  w: z.number().positive().max(140),
  h: z.number().positive().max(140),
})

export const diagramSchema = z.object({
  v: z.literal(1),
  pitch: z.enum(['blank', 'half', 'box']),
  items: z.array(itemSchema).max(120),
  moves: z.array(moveSchema).max(60).default([]),
  zones: z.array(zoneSchema).max(20).default([]),
})

export type Diagram = z.infer<typeof diagramSchema>
export type DiagramItem = Diagram['items'][number]
export type DiagramMove = Diagram['moves'][number]
export type MoveKind = DiagramMove['k']
export type Point = readonly [number, number]

/** Length (x) and width (y) of the marked area in metres. */
export interface Area {
  length: number
  width: number
}

/** Reads a JSON column; null when there is no drawing or not one we can draw. */
export function parseDiagram(json: unknown): Diagram | null {
  const result = diagramSchema.safeParse(json)
  return result.success ? result.data : null
}
