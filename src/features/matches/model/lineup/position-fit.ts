/** How well a player suits a place: by the positions and the foot that the club has on record. */
import type { Foot, Position } from '@/features/people/model/player'
import { getSlotLine, getSlotSide, type SlotLine } from './slot-code'

export interface LineupPlayer {
  player_id: string
  role: 'starter' | 'bench'
  shirt_number: number | null
  first_name: string
  last_name: string
  position: Position | null
  other_positions: readonly Position[]
  strong_foot: Foot | null
}

/** The main position, one the player also plays, anything goes (utility or nothing on record), none of these. */
export type Fit = 'preferred' | 'possible' | 'open' | 'makeshift'

interface Target {
  slot: string
  y: number
}

export function getFit(player: LineupPlayer, { slot, y }: Target): Fit {
  const line = getSlotLine(slot, y)
  if (player.position === line) return 'preferred'
  if (player.other_positions.includes(line)) return 'possible'
  // an outfield player who can play anywhere is still no keeper
  if (line === 'goalkeeper') return 'makeshift'
  const isOpen = player.position === null || player.position === 'utility'
  return isOpen || player.other_positions.includes('utility') ? 'open' : 'makeshift'
}

const fitCosts: Readonly<Record<Fit, number>> = {
  preferred: 0,
  possible: 10,
  open: 14,
  makeshift: 30,
}
const lines: readonly SlotLine[] = ['goalkeeper', 'defender', 'midfielder', 'forward']

/** Lower is better; the foot only decides between two who suit a wide place alike. */
export function computeFitCost(player: LineupPlayer, target: Target): number {
  const fit = getFit(player, target)
  const line = getSlotLine(target.slot, target.y)
  return (
    fitCosts[fit] +
    (fit === 'makeshift' ? measureGap(player, line) : 0) +
    getFootCost(player, target)
  )
}

/** A defender helps out in midfield before up front; in goal nobody does willingly, nor does a keeper outside it. */
function measureGap({ position }: LineupPlayer, line: SlotLine): number {
  if (line === 'goalkeeper') return 60
  if (position === 'goalkeeper') return 40
  const from = lines.findIndex((known) => known === position)
  return from < 0 ? 0 : Math.abs(from - lines.indexOf(line)) * 8
}

function getFootCost({ strong_foot: foot }: LineupPlayer, { slot }: Target): number {
  const side = getSlotSide(slot)
  if (side === null || foot === null || foot === 'both') return 0
  return foot === side ? -2 : 2
}
