/** What the safety page can be asked for; lives in the URL. Each tab knows its own states. */
import { z } from 'zod'
import type { AppRole } from '@/features/session/model/session'

export const safetyPageSize = 20

export const safetyTabs = ['concerns', 'reports', 'erasure', 'offices'] as const
export type SafetyTab = (typeof safetyTabs)[number]

export const caseStates = ['open', 'in_review', 'closed'] as const
export const erasureStates = ['requested', 'approved', 'refused', 'done', 'withdrawn'] as const

export const safetyFilterSchema = z.object({
  /** Empty: everything that still waits for an answer. */
  state: z
    .enum([...caseStates, ...erasureStates, ''])
    .catch('')
    .default(''),
  page: z.coerce.number().int().min(1).max(10_000).catch(1).default(1),
})

export type SafetyState = z.infer<typeof safetyFilterSchema>['state']

/** A coach decides nothing about erasing data. */
export function listSafetyTabs(role: AppRole | null): SafetyTab[] {
  return safetyTabs.filter((tab) => tab !== 'erasure' || role !== 'coach')
}
