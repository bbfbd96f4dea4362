/** What is charged to whom, as the form knows it; limits of `public.fees` and charge_plan. */
import { z } from 'zod'
import { feeKinds } from './fee'
import { chargeModes, createInstalments, mostInstalments } from './instalments'

const errors = 'fees:charge.errors'

/** 112 and the number of a part fit into the 120 of a title. */
export const chargeLimits = { title: 112, note: 500, euros: 10_000, players: 1000 } as const

export const chargeSteps = ['1', '2', '3', '6'] as const

export const chargeSchema = z
  .object({
    teams: z.array(z.string()),
    players: z.array(z.string()),
    kind: z.enum(feeKinds),
    title: z
      .string()
      .trim()
      .min(1, { error: `${errors}.title` })
      .max(chargeLimits.title, { error: `${errors}.title` }),
    note: z.string().trim().max(chargeLimits.note),
    amount: z
      .number({ error: `${errors}.amount` })
      .min(0.01, { error: `${errors}.amount` })
      .max(chargeLimits.euros * 12, { error: `${errors}.amount` })
      .multipleOf(0.01, { error: `${errors}.amount` }),
    mode: z.enum(chargeModes),
    count: z
      .number({ error: `${errors}.count` })
      .int({ error: `${errors}.count` })
      .min(1, { error: `${errors}.count` })
      .max(mostInstalments, { error: `${errors}.count` }),
    step: z.enum(chargeSteps),
    due_on: z
      .string()
      .refine((day) => day >= '2000-01-01' && day <= '2090-01-01', { error: `${errors}.due_on` }),
  })
  .superRefine(({ teams, players, mode, count, amount }, context) => {
    if (teams.length + players.length === 0)
      context.addIssue({ code: 'custom', path: ['teams'], message: `${errors}.nobody` })
    if (mode !== 'once' && count < 2)
      context.addIssue({ code: 'custom', path: ['count'], message: `${errors}.count` })
    const part = mode === 'split' ? amount / Math.max(count, 1) : amount
    if (part > chargeLimits.euros || part < 0.01)
      context.addIssue({ code: 'custom', path: ['amount'], message: `${errors}.amount` })
  })

export type ChargeInput = z.input<typeof chargeSchema>

/** The parts as the form stands; none while the amount, the day or the number is not one. */
export function listParts(values: Partial<ChargeInput>) {
  const { amount, count = 1, mode = 'once', step = '1', due_on = '' } = values
  const cents = Math.round((amount ?? 0) * 100)
  const isRight =
    Number.isFinite(cents) && cents > 0 && /^\d{4}-\d{2}-\d{2}$/.test(due_on) && count >= 1
  if (!isRight || count > mostInstalments) return []
  return createInstalments({
    cents,
    count: Math.floor(count),
    mode,
    first: due_on,
    step: Number(step),
  })
}
