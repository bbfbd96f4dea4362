/** How far back the trends look. */
import { z } from 'zod'

export const periods = ['3m', '6m', '12m', 'all'] as const
export type Period = (typeof periods)[number]

export const periodSchema = z.object({ period: z.enum(periods).default('6m') })

const months = { '3m': 3, '6m': 6, '12m': 12 } as const

/** The first moment of a period, in milliseconds; 0 for everything. */
export function computePeriodStart(period: Period, now: Date): number {
  if (period === 'all') return 0
  const start = new Date(now)
  start.setMonth(start.getMonth() - months[period])
  return start.getTime()
}
