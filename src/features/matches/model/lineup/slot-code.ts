/** What a place in a formation is called: a code of the table `match_lineup_slots` such as "gk", "lb", "cb1". */

export const slotCodes = [
  'gk',
  'lb',
  'lwb',
  'cb',
  'rb',
  'rwb',
  'dm',
  'lm',
  'cm',
  'rm',
  'lam',
  'am',
  'ram',
  'lw',
  'st',
  'rw',
] as const
export type SlotCode = (typeof slotCodes)[number]

export const keeperSlot = 'gk'

export type SlotLine = 'goalkeeper' | 'defender' | 'midfielder' | 'forward'

/** The letters of a slot ("cb1" is "cb"); null for what other devices may have stored. */
export function parseSlotCode(slot: string): SlotCode | null {
  const letters = slot.replace(/\d+$/, '')
  return slotCodes.find((code) => code === letters) ?? null
}

/** The number that tells two of a kind apart; empty where there is one. */
export function getSlotNumber(slot: string): string {
  return /\d+$/.exec(slot)?.[0] ?? ''
}

/** Which line a place belongs to; unknown codes by how far from the own goal they stand (percent). */
export function getSlotLine(slot: string, y: number): SlotLine {
  const code = parseSlotCode(slot)
  if (code === 'gk') return 'goalkeeper'
  if (code === null) return y < 40 ? 'defender' : y < 66 ? 'midfielder' : 'forward'
  if (code.endsWith('b')) return 'defender'
  return code.endsWith('m') ? 'midfielder' : 'forward'
}

/** The side of the pitch a place is for, looking towards the other goal. */
export function getSlotSide(slot: string): 'left' | 'right' | null {
  const code = parseSlotCode(slot)
  if (code?.startsWith('l')) return 'left'
  return code?.startsWith('r') ? 'right' : null
}
