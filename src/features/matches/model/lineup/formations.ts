/** Formations of each format: the places from the keeper to the striker, each line from left to right, in percent of the pitch. */
import { keeperSlot } from './slot-code'

/** Percent of the width from the left and of the length from the own goal. */
export interface Spot {
  slot: string
  x: number
  y: number
}

/** Players a side, keeper included. Three a side is mostly played without one. */
const namesByFormat: Readonly<Record<number, readonly string[]>> = {
  3: ['1-2', '2-1', '1-1'],
  4: ['1-2', '2-1', '1-1-1'],
  5: ['1-2-1', '2-2', '2-1-1', '1-1-2'],
  6: ['2-1-2', '2-2-1', '1-3-1'],
  7: ['2-3-1', '3-2-1', '2-1-2-1', '3-1-2', '2-2-2', '1-3-2'],
  8: ['3-3-1', '2-3-2', '3-2-2', '2-4-1', '3-1-2-1'],
  9: ['3-3-2', '3-2-3', '2-3-3', '4-3-1', '3-4-1', '2-4-2'],
  10: ['4-3-2', '3-4-2', '4-4-1', '3-3-3'],
  11: [
    '4-3-3',
    '4-4-2',
    '4-2-3-1',
    '4-1-4-1',
    '4-1-2-1-2',
    '4-5-1',
    '3-5-2',
    '3-4-3',
    '3-4-2-1',
    '5-3-2',
    '5-4-1',
  ],
}

/** Lines that their numbers alone do not tell: a holding midfielder behind two, three centre-backs. */
const writtenLines: Readonly<Record<string, string>> = {
  '11:4-3-3': 'lb cb1 cb2 rb/dm/cm1 cm2/lw st rw',
  '11:3-5-2': 'cb1 cb2 cb3/lm cm1 cm2 cm3 rm/st1 st2',
  '11:3-4-3': 'cb1 cb2 cb3/lm cm1 cm2 rm/lw st rw',
  '11:3-4-2-1': 'cb1 cb2 cb3/lm cm1 cm2 rm/am1 am2/st',
  '3:1-2': 'cb/lw rw',
  '3:2-1': 'lb rb/st',
}

const defence = ['cb', 'cb1 cb2', 'lb cb rb', 'lb cb1 cb2 rb', 'lwb cb1 cb2 cb3 rwb'] as const
const midfield = ['cm', 'cm1 cm2', 'lm cm rm', 'lm cm1 cm2 rm', 'lm cm1 cm2 cm3 rm'] as const
const holding = ['dm', 'dm1 dm2', 'lm dm rm', 'lm cm1 cm2 rm', 'lm cm1 cm2 cm3 rm'] as const
const attacking = ['am', 'am1 am2', 'lam am ram', 'lm cm1 cm2 rm', 'lm cm1 cm2 cm3 rm'] as const
const attack = ['st', 'st1 st2', 'lw st rw', 'lw st1 st2 rw', 'lw st1 st2 st3 rw'] as const

/** How a line of so many spreads over the width. */
const spreads = [[50], [33, 67], [20, 50, 80], [14, 38, 62, 86], [11, 30, 50, 70, 89]] as const

export function listFormations(format: number): readonly string[] {
  return namesByFormat[format] ?? []
}

/** The first of the format, for a match that names none or one of another format. */
export function pickFormation(format: number, stored: string | null): string {
  if (stored !== null && isFormationFor(format, stored)) return stored
  return listFormations(format)[0] ?? `${Math.max(1, format - 1)}`
}

/** Whether its numbers make the format, with a keeper or without one. */
export function isFormationFor(format: number, name: string): boolean {
  const counts = name.split('-').map(Number)
  const sum = counts.reduce((total, count) => total + count, 0)
  const fits = counts.every((count) => count >= 1 && count <= 5)
  return fits && (sum === format - 1 || (format === 3 && sum === 3))
}

/** The places of a formation, never more than the format. */
export function createFormationSpots(format: number, name: string): Spot[] {
  const counts = name.split('-').map(Number)
  const lines = listLines(format, name, counts)
  const sum = lines.reduce((total, line) => total + line.length, 0)
  const keeper = sum < format ? [{ slot: keeperSlot, x: 50, y: 6 }] : []
  const taken = new Set<string>([keeperSlot])
  const outfield = lines.flatMap((line, index) => {
    const y = lines.length === 1 ? 50 : 27 + ((80 - 27) / (lines.length - 1)) * index
    return line.map((slot, place) => ({
      slot: claimSlot(slot, taken),
      x: getX(line, place),
      y: Math.round(y + getForward(line, place, index)),
    }))
  })
  return [...keeper, ...outfield].slice(0, format)
}

function listLines(format: number, name: string, counts: readonly number[]): string[][] {
  const written = writtenLines[`${format}:${name}`]
  if (written !== undefined) return written.split('/').map((line) => line.split(' '))
  const last = counts.length - 1
  return counts.map((count, index) => {
    const lines =
      index === 0
        ? defence
        : index === last
          ? attack
          : last === 2
            ? midfield
            : index === 1
              ? holding
              : attacking
    return (lines[count - 1] ?? lines[0]).split(' ')
  })
}

/** Two lines of the same kind would share names. */
function claimSlot(slot: string, taken: Set<string>): string {
  const letters = slot.replace(/\d+$/, '')
  let claimed = slot
  for (let number = 2; taken.has(claimed); number += 1) claimed = `${letters}${number}`
  taken.add(claimed)
  return claimed
}

function getX(line: readonly string[], place: number): number {
  // two wide players are no pair in the middle
  if (line.length === 2 && line[0]?.startsWith('l')) return place === 0 ? 22 : 78
  return spreads[line.length - 1]?.[place] ?? 50
}

/** The ends of a back line stand a little further up, those of a front line a little deeper; the middle of a trio gives way. */
function getForward(line: readonly string[], place: number, index: number): number {
  if (line.length < 3) return 0
  const isEnd = place === 0 || place === line.length - 1
  if (index === 0) return isEnd ? 4 : 0
  return line.includes('st') ? (isEnd ? -4 : 3) : isEnd ? 3 : 0
}
