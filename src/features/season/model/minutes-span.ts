/** Over which days minutes are counted: the open week's block, the season up to today, or all of it. */
import type { SeasonPlan } from './season-edit'
import type { SeasonBlock } from './season-plan'
import { getWeekPeriod, type Period } from './season-weeks'
import { isSharingDay } from '@/lib/time/interval'

export const spans = ['block', 'so_far', 'season'] as const
export type MinutesSpan = (typeof spans)[number]

/** Without a block at that week the whole season counts; before the season begins, its first day. */
export function getSpan(
  span: MinutesSpan,
  plan: Pick<SeasonPlan, 'starts_on' | 'ends_on' | 'blocks'>,
  monday: string,
  today: string,
): { period: Period; block: SeasonBlock | null } {
  const { starts_on, ends_on } = plan
  const block = plan.blocks.find((one) => isSharingDay(one, getWeekPeriod(monday))) ?? null
  if (span === 'block' && block) return { period: block, block }
  if (span !== 'so_far') return { period: { starts_on, ends_on }, block }
  const last = today < starts_on ? starts_on : today > ends_on ? ends_on : today
  return { period: { starts_on, ends_on: last }, block }
}
