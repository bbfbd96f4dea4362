/** A fee as the treasury reads it (chapter finances, treasury_fees), and what may be done with it. Pure. */
import { z } from 'zod'

export const feeKinds = [
  'membership',
  'season',
  'camp',
  'tournament',
  'equipment',
  'other',
] as const
export type FeeKind = (typeof feeKinds)[number]

export const feeStatuses = ['due', 'paid', 'waived'] as const
export type FeeStatus = (typeof feeStatuses)[number]

/** How money came in by hand; by card it comes through the payment provider alone. */
export const feeMethods = ['transfer', 'direct_debit', 'cash'] as const
export type FeeMethod = (typeof feeMethods)[number] | 'card'

export interface Fee {
  id: string
  player_id: string
  first_name: string
  last_name: string
  team_names: string[]
  /** Full names of the guardians who pay. */
  payers: string[]
  /** Somebody is there to be told. */
  is_reachable: boolean
  kind: FeeKind
  title: string
  /** Read by the family. */
  note: string | null
  amount_cents: number
  /** `YYYY-MM-DD`, as `paid_on`. */
  due_on: string
  status: FeeStatus
  method: FeeMethod | null
  paid_on: string | null
  is_by_card: boolean
  reminded_at: string | null
}

const dayMs = 24 * 60 * 60_000
/** As remind_fees has it (chapter fees). */
export const daysBetweenReminders = 7

/** Whether a reminder would reach somebody who has not heard in the last seven days; `now` in epoch milliseconds. */
export function canRemind(
  fee: Pick<Fee, 'status' | 'is_reachable' | 'reminded_at'>,
  now: number,
): boolean {
  const { status, is_reachable, reminded_at } = fee
  const isRested =
    reminded_at === null || now - Date.parse(reminded_at) > daysBetweenReminders * dayMs
  return status === 'due' && is_reachable && isRested
}

/** A fee is late from the day after its date; `today` as `YYYY-MM-DD`. */
export function isLate({ status, due_on }: Pick<Fee, 'status' | 'due_on'>, today: string): boolean {
  return status === 'due' && due_on < today
}

/** What a treasurer does with fees by hand: pay and waive what is due, reopen the rest. */
export type FeeMove = 'pay' | 'waive' | 'reopen'

/** The provider alone gives back what was paid by card. */
export function listMoves({ status, is_by_card }: Pick<Fee, 'status' | 'is_by_card'>): FeeMove[] {
  if (status === 'due') return ['pay', 'waive']
  return is_by_card ? [] : ['reopen']
}

/** As settle_fee has it: a reason for what is not paid, read by the treasury alone; 300 fit into the history. */
const reasonSchema = z.string().trim().min(1, 'fees:settle.errors.reason').max(300)

export const moveSchemas = {
  waive: z.object({ note: reasonSchema }),
  reopen: z.object({ note: reasonSchema }),
}

/** `latest`: the last day money can have come in, today. */
export function createPaySchema(latest: string) {
  return z.object({
    method: z.enum(feeMethods),
    paid_on: z
      .string()
      .min(1, 'fees:settle.errors.day')
      .refine((day) => day <= latest, 'fees:settle.errors.future'),
  })
}
