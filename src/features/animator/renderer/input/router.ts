/**
 * Which of the pointers on the board does what: one finger, the pen or the mouse is the tool; two fingers
 * move and enlarge; with a pen in use fingers only move the ground, and a palm does nothing while it draws.
 */
import type { Pixel } from '../camera/view'

export interface Contact {
  id: number
  kind: 'mouse' | 'touch' | 'pen'
  at: Pixel
}

export interface PointerStep extends Contact {
  type: 'down' | 'move' | 'up' | 'cancel'
  /** 0 left or tip, 1 middle, 2 right or barrel; only read on `down`. */
  button: number
  /** The space bar is held, or the hand is wanted for another reason. */
  isHand: boolean
}

export type Action =
  | { does: 'down' | 'move' | 'up'; at: Pixel }
  | { does: 'cancel' }
  | { does: 'pan'; by: Pixel }
  | { does: 'pinch'; factor: number; from: Pixel; to: Pixel }

export interface Routing {
  /** Who is down, in order of arrival; a palm that is ignored is not among them. */
  contacts: readonly Contact[]
  job: 'none' | 'tool' | 'pan' | 'pinch'
  /** From then on fingers do not draw. */
  hasPen: boolean
}

export const noRouting: Routing = { contacts: [], job: 'none', hasPen: false }

export interface Routed {
  routing: Routing
  actions: readonly Action[]
}

export function dispatchPointer(routing: Routing, step: PointerStep): Routed {
  if (step.type === 'down') return handleDown(routing, step)
  const known = routing.contacts.find(({ id }) => id === step.id)
  if (!known) return handleHover(routing, step)
  return step.type === 'move' ? move(routing, known, step) : handleUp(routing, step)
}

function handleDown(routing: Routing, step: PointerStep): Routed {
  const contact: Contact = { id: step.id, kind: step.kind, at: step.at }
  const hasPen = routing.hasPen || step.kind === 'pen'
  const first = routing.contacts[0]

  if (!first || step.kind === 'pen') {
    const job = chooseJob(step, hasPen)
    if (!job) return { routing: { ...routing, hasPen }, actions: [] }
    const actions: Action[] = routing.job === 'tool' ? [{ does: 'cancel' }] : []
    if (job === 'tool') actions.push({ does: 'down', at: step.at })
    return { routing: { contacts: [contact], job, hasPen }, actions }
  }
  const isSecondFinger =
    first.kind === 'touch' && step.kind === 'touch' && routing.contacts.length === 1
  if (!isSecondFinger) return { routing, actions: [] }
  return {
    routing: { contacts: [first, contact], job: 'pinch', hasPen },
    actions: routing.job === 'tool' ? [{ does: 'cancel' }] : [],
  }
}

function chooseJob({ kind, button, isHand }: PointerStep, hasPen: boolean): 'tool' | 'pan' | null {
  if (kind === 'touch') return hasPen || isHand ? 'pan' : 'tool'
  if (button === 1) return 'pan'
  if (button !== 0) return null
  return isHand ? 'pan' : 'tool'
}

/** A mouse or pen above the board without being pressed: tools show what would happen. */
function handleHover(routing: Routing, { type, kind, at }: PointerStep): Routed {
  const isSeen = type === 'move' && kind !== 'touch' && routing.job === 'none'
  return { routing, actions: isSeen ? [{ does: 'move', at }] : [] }
}

function move(routing: Routing, known: Contact, { at }: PointerStep): Routed {
  const contacts = routing.contacts.map((contact) =>
    contact.id === known.id ? { ...contact, at } : contact,
  )
  return { routing: { ...routing, contacts }, actions: listMoves(routing, contacts, known, at) }
}

function listMoves(
  { job, contacts: before }: Routing,
  after: readonly Contact[],
  known: Contact,
  at: Pixel,
): Action[] {
  if (job === 'tool') return [{ does: 'move', at }]
  if (job === 'pan') return [{ does: 'pan', by: [at[0] - known.at[0], at[1] - known.at[1]] }]
  const was = measureSpread(before)
  const is = measureSpread(after)
  if (!was || !is) return []
  return [{ does: 'pinch', factor: is.width / was.width, from: was.middle, to: is.middle }]
}

function handleUp(routing: Routing, { id, type, at }: PointerStep): Routed {
  const contacts = routing.contacts.filter((contact) => contact.id !== id)
  // the finger that stays after a pinch goes on moving the ground
  const job = contacts.length > 0 ? 'pan' : 'none'
  const end: Action = type === 'up' ? { does: 'up', at } : { does: 'cancel' }
  return {
    routing: { ...routing, contacts, job },
    actions: routing.job === 'tool' ? [end] : [],
  }
}

/** Fingers nearer than this to each other would enlarge in leaps, in pixels. */
const closest = 10

function measureSpread([first, second]: readonly Contact[]): {
  middle: Pixel
  width: number
} | null {
  if (!first || !second) return null
  const [ax, ay] = first.at
  const [bx, by] = second.at
  return {
    middle: [(ax + bx) / 2, (ay + by) / 2],
    width: Math.max(closest, Math.hypot(bx - ax, by - ay)),
  }
}
