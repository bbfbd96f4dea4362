/** A row of the table: what it says, what is wrong with which cell, and what is sent in the end. */
import { z } from 'zod'
import { emailSchema } from '../invitation-schema'
import { playerLimits, type Foot, type Position, type Relationship } from '../player'
import { getToday } from '@/lib/time/calendar-date'
import type { ImportField } from './columns'
import { readDay, readFoot, readPosition, readRelationship, splitName } from './read-words'

/** The cells of a row by field, as text: what the person fixes in place. */
export type RowCells = Partial<Record<ImportField, string>>

export const rowFaults = [
  'name_missing',
  'name_long',
  'born_missing',
  'born_unreadable',
  'born_in_future',
  'position',
  'foot',
  'team',
  'shirt',
  'shirt_without_team',
  'shirt_twice',
  'email',
  'relationship',
  'refused',
  'shirt_taken',
] as const
export type RowFault = (typeof rowFaults)[number]

export type Faults = Partial<Record<ImportField, RowFault>>

export interface ImportedPlayer {
  first_name: string
  last_name: string
  date_of_birth: string
  position: Position | null
  strong_foot: Foot | null
  team_id: string | null
  shirt_number: number | null
  guardian_email: string | null
  relationship: Relationship | null
  is_namesake: boolean
}

export interface TeamName {
  id: string
  name: string
}

const isEmail = (text: string) => z.safeParse(emailSchema, text).success

/** The sound player of a row, or what is wrong with its cells. Rows without a team take `teamId`. */
export function readRow(
  cells: RowCells,
  teams: readonly TeamName[],
  teamId: string | null,
): { player: ImportedPlayer; faults: Faults } {
  const readText = (field: ImportField) => (cells[field] ?? '').trim()
  const names = readText('full_name') === '' ? null : splitName(readText('full_name'))
  const first_name = readText('first_name') || (names?.first_name ?? '')
  const last_name = readText('last_name') || (names?.last_name ?? '')
  const born = readText('date_of_birth')
  const day = readDay(born, Number(getToday().slice(0, 4)))
  const team = teams.find(({ name }) => name.toLowerCase() === readText('team').toLowerCase())
  const shirt = readText('shirt_number').replace(/^#/, '')
  const player: ImportedPlayer = {
    first_name,
    last_name,
    date_of_birth: day ?? '',
    position: readPosition(readText('position')),
    strong_foot: readFoot(readText('strong_foot')),
    team_id: readText('team') === '' ? teamId : (team?.id ?? null),
    shirt_number: shirt === '' ? null : Number(shirt),
    guardian_email: readText('guardian_email').toLowerCase() || null,
    relationship: readRelationship(readText('relationship')),
    is_namesake: false,
  }
  const faults: Faults = {}
  const nameField = names ? 'full_name' : null
  if (first_name === '') faults[nameField ?? 'first_name'] = 'name_missing'
  if (last_name === '') faults[nameField ?? 'last_name'] = 'name_missing'
  if (first_name.length > playerLimits.name) faults[nameField ?? 'first_name'] = 'name_long'
  if (last_name.length > playerLimits.name) faults[nameField ?? 'last_name'] = 'name_long'
  if (born === '') faults.date_of_birth = 'born_missing'
  else if (!day || day < playerLimits.bornFrom) faults.date_of_birth = 'born_unreadable'
  else if (day > getToday()) faults.date_of_birth = 'born_in_future'
  if (readText('position') !== '' && !player.position) faults.position = 'position'
  if (readText('strong_foot') !== '' && !player.strong_foot) faults.strong_foot = 'foot'
  if (readText('team') !== '' && !team) faults.team = 'team'
  if (shirt !== '' && !isShirt(player.shirt_number)) faults.shirt_number = 'shirt'
  else if (shirt !== '' && !player.team_id) faults.shirt_number = 'shirt_without_team'
  if (player.guardian_email && !isEmail(player.guardian_email)) faults.guardian_email = 'email'
  if (readText('relationship') !== '' && !player.relationship) faults.relationship = 'relationship'
  return { player, faults }
}

function isShirt(number: number | null): boolean {
  const { min, max } = playerLimits.shirt
  return number !== null && Number.isInteger(number) && number >= min && number <= max
}
