/** What can be chosen about notifications (spec sections 3 and 9), named as the database names it. */

export const ways = ['email', 'push'] as const
export const subjects = ['training', 'messages', 'tasks', 'notes', 'system', 'payments'] as const
export const leads = ['training_lead', 'tasks_lead'] as const

/** How long before an event the reminder comes. */
export const leadTimes = [
  '15_minutes',
  '30_minutes',
  '1_hour',
  '2_hours',
  '1_day',
  '2_days',
  '1_week',
] as const

/** One e-mail about what waits in the bell. */
export const digestRhythms = ['off', 'daily', 'weekly'] as const

export type DigestRhythm = (typeof digestRhythms)[number]
export type LeadTime = (typeof leadTimes)[number]

export function isDigestRhythm(value: unknown): value is DigestRhythm {
  return digestRhythms.some((rhythm) => rhythm === value)
}

export function isLeadTime(value: unknown): value is LeadTime {
  return leadTimes.some((time) => time === value)
}
