/** Version 1 of an exercise's drawing: metres, origin at the area's top-left corner. */
import { z } from 'zod'
import { mended } from '../opening/mend'
import type { RepairLog } from '../opening/repairs'

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

const usual: Record<string, unknown> = { v: 1, pitch: 'blank', items: [], moves: [], zones: [] }
const usualInside: Record<string, unknown> = { team: 'a', len: 4, r: 0 }

/** The drawing, mended where it had to be; null when nothing of it can be read. `json` is changed. */
export function readDiagram(json: Record<string, unknown>, log: RepairLog): Diagram | null {
  return mended(diagramSchema, json, {
    usual: (path) => (path.length === 1 ? usual : usualInside)[String(path.at(-1))],
    isNeeded: (path) => ['k', 'x', 'y', 'w', 'h', 'p'].includes(String(path.at(-1))),
    noted(path, what, count) {
      const [list] = path
      if (what === 'too_many') log.note('too_many', undefined, count)
      else if (what === 'replaced' || path.length > 2) log.note('value')
      else log.note(list === 'items' ? 'object' : list === 'moves' ? 'movement' : 'drawing')
    },
  })
}
