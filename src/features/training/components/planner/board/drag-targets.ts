/** Where something may be dropped: by the pointer's height within a phase, by arrow keys one place on. */
import {
  getClientRect,
  KeyboardCode,
  type Collision,
  type CollisionDetection,
  type DroppableContainer,
  type KeyboardCoordinateGetter,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import { z } from 'zod'
import { trainingPhases, type TrainingPhase } from '../../../model/taxonomy'

/** Without a pointer a point just inside the dragged box counts, in pixels. */
const probe = 8

const targetSchema = z.object({ phase: z.enum(trainingPhases), key: z.string().nullable() })

/** What a droppable stands for: a block, or with `key: null` a whole phase. */
export function targetOf(data: unknown) {
  return targetSchema.safeParse(data).data ?? null
}

/** The phase under the pointer (or the dragged box), and within it the block whose middle is nearest. */
export const findTarget: CollisionDetection = (args) => {
  const { pointerCoordinates, collisionRect, droppableContainers, droppableRects } = args
  const x = pointerCoordinates?.x ?? collisionRect.left + probe
  const y = pointerCoordinates?.y ?? collisionRect.top + probe
  const phase = droppableContainers.find((container) => {
    const rect = droppableRects.get(container.id)
    const isPhase = targetOf(container.data.current)?.key === null
    return isPhase && rect && x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom
  })
  const target = phase && targetOf(phase.data.current)
  if (!target) return []
  const blocks = droppableContainers.flatMap((container): (Collision & { away: number })[] => {
    const rect = droppableRects.get(container.id)
    const block = targetOf(container.data.current)
    if (!rect || !block || block.key === null || block.phase !== target.phase) return []
    const middle = rect.top + rect.height / 2
    const isAfter = y > middle
    const away = Math.abs(y - (pointerCoordinates ? middle : rect.top))
    return [
      { id: container.id, data: { droppableContainer: container, value: away, isAfter }, away },
    ]
  })
  if (blocks.length === 0) return [{ id: phase.id, data: { droppableContainer: phase, value: 0 } }]
  return blocks.sort((one, other) => one.away - other.away)
}

const steps: Record<string, 1 | -1> = {
  [KeyboardCode.Down]: 1,
  [KeyboardCode.Right]: 1,
  [KeyboardCode.Up]: -1,
  [KeyboardCode.Left]: -1,
}

/** The next place up or down the board: before a block, at the end of a phase, in an empty one. */
export const nextTarget: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const step = steps[event.code]
  if (!step) return undefined
  event.preventDefault()
  const { active, collisions, over } = context
  const ownPhase = targetOf(active?.data.current)?.phase
  const places = stops(context.droppableContainers.getEnabled(), ownPhase)
  const isAfter = collisions?.[0]?.data?.isAfter === true
  const current = places.findIndex((place) => place.id === over?.id && place.isEnd === isAfter)
  const next = current < 0 ? nearest(places, currentCoordinates.y) : places[current + step]
  return next ? { x: next.x, y: next.y } : currentCoordinates
}

interface Stop {
  id: UniqueIdentifier
  isEnd: boolean
  x: number
  y: number
}

function stops(containers: DroppableContainer[], ownPhase: TrainingPhase | undefined): Stop[] {
  const seen = containers.flatMap(({ id, data, node }) => {
    const target = targetOf(data.current)
    if (!target || !node.current) return []
    return [{ id, target, rect: getClientRect(node.current, { ignoreTransform: true }) }]
  })
  return trainingPhases.flatMap((phase) => {
    const blocks = seen
      .filter(({ target }) => target.phase === phase && target.key !== null)
      .sort((one, other) => one.rect.top - other.rect.top)
    const before = blocks.map(({ id, rect }) => ({ id, isEnd: false, x: rect.left, y: rect.top }))
    const last = blocks.at(-1)
    if (last && phase === ownPhase) return before
    if (last) {
      const end = { id: last.id, isEnd: true, x: last.rect.left, y: last.rect.bottom - probe }
      return [...before, end]
    }
    const empty = seen.find(({ target }) => target.phase === phase)
    return empty ? [{ id: empty.id, isEnd: false, x: empty.rect.left, y: empty.rect.top }] : []
  })
}

function nearest(places: Stop[], y: number): Stop | undefined {
  return places.toSorted((one, other) => Math.abs(one.y - y) - Math.abs(other.y - y))[0]
}
