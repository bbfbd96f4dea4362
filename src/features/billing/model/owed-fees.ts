/** Who owes a club: its open fees, searched, filtered, sorted and added up. Pure, from rows as the api reads them. */
import { z } from 'zod'
import { foldText } from '@/lib/fold-text'
import { createListSchema, listPageSize } from '@/lib/list-schema'

export const owedFilterSchema = createListSchema({
  teams: z.array(z.guid()).max(50).default([]),
  /** Only those whose date has passed. */
  late: z.boolean().default(false),
  sort: z.enum(['due', 'name', 'amount', 'reminded']).default('due'),
})

export type OwedFilter = z.output<typeof owedFilterSchema>

export interface OwedFee {
  id: string
  title: string
  amount_cents: number
  /** `YYYY-MM-DD`. */
  due_on: string
  reminded_at: string | null
  /** With the account of a player who has one. */
  player: { id: string; user_id: string | null; first_name: string; last_name: string }
  teams: readonly { id: string; name: string }[]
  /** Full names of the guardians who pay. */
  payers: readonly string[]
}

const dayMs = 24 * 60 * 60_000
/** As remind_fees has it (chapter fees). */
export const daysBetweenReminders = 7

/** Somebody is there to be told. */
export function isReachable({ payers, player }: Pick<OwedFee, 'payers' | 'player'>): boolean {
  return payers.length > 0 || player.user_id !== null
}

/** Whether a reminder would reach somebody who has not heard in the last seven days; `now` in epoch milliseconds. */
export function canRemind(fee: OwedFee, now: number): boolean {
  const { reminded_at } = fee
  const isRested =
    reminded_at === null || now - Date.parse(reminded_at) > daysBetweenReminders * dayMs
  return isReachable(fee) && isRested
}

/** A fee is late from the day after its date; `today` as `YYYY-MM-DD`. */
export function isLate({ due_on }: Pick<OwedFee, 'due_on'>, today: string): boolean {
  return due_on < today
}

/** What fits the filter, all of it, in its order. */
export function findOwedFees(
  fees: readonly OwedFee[],
  { q, teams, late, sort, dir }: Omit<OwedFilter, 'page'>,
  today: string,
): OwedFee[] {
  const words = foldText(q).split(/\s+/).filter(Boolean)
  const found = fees.filter((fee) => {
    const text = foldText([getName(fee), ...fee.payers, fee.title].join(' '))
    return (
      words.every((word) => text.includes(word)) &&
      (!late || isLate(fee, today)) &&
      (teams.length === 0 || fee.teams.some(({ id }) => teams.includes(id)))
    )
  })
  const sign = dir === 'desc' ? -1 : 1
  return found.toSorted(
    (one, other) => sign * compareBy[sort](one, other) || one.id.localeCompare(other.id),
  )
}

export function getOwedPage(found: readonly OwedFee[], page: number) {
  const first = (page - 1) * listPageSize
  return { rows: found.slice(first, first + listPageSize), total: found.length }
}

/** In cents: everything open, and what of it is late. */
export function sumOwed(fees: readonly OwedFee[], today: string) {
  const sum = (rows: readonly OwedFee[]) =>
    rows.reduce((cents, { amount_cents }) => cents + amount_cents, 0)
  const late = fees.filter((fee) => isLate(fee, today))
  return { open: sum(fees), late: sum(late), players: countPlayers(fees) }
}

function countPlayers(fees: readonly OwedFee[]): number {
  return new Set(fees.map(({ player }) => player.id)).size
}

/** The teams of those who owe, each once, by name. */
export function listOwedTeams(fees: readonly OwedFee[]) {
  const teams = new Map(fees.flatMap((fee) => fee.teams).map((team) => [team.id, team]))
  return [...teams.values()].toSorted((one, other) =>
    one.name.localeCompare(other.name, undefined, { numeric: true }),
  )
}

function getName({ player }: OwedFee): string {
  return `${player.first_name} ${player.last_name}`
}

const compareBy: Record<OwedFilter['sort'], (one: OwedFee, other: OwedFee) => number> = {
  due: (one, other) => one.due_on.localeCompare(other.due_on),
  amount: (one, other) => one.amount_cents - other.amount_cents,
  name: (one, other) =>
    one.player.last_name.localeCompare(other.player.last_name) ||
    one.player.first_name.localeCompare(other.player.first_name),
  reminded: (one, other) => (one.reminded_at ?? '').localeCompare(other.reminded_at ?? ''),
}
