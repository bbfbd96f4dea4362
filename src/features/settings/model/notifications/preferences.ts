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

export type LeadTime = (typeof leadTimes)[number]
export type SwitchName = 'is_all_on' | (typeof ways)[number] | (typeof subjects)[number]
export type LeadName = (typeof leads)[number]

export interface Preferences extends Record<SwitchName, boolean>, Record<LeadName, LeadTime> {
  /** `HH:mm:ss`; both or neither. Push waits from here … */
  quiet_from: string | null
  /** … until here, also over midnight. */
  quiet_until: string | null
  /** The clock of the quiet hours, an IANA name. */
  time_zone: string
}

export type PreferencePatch = Partial<Preferences>

export const usualQuietHours = { quiet_from: '21:00:00', quiet_until: '07:00:00' } as const

/** What was there before a change, to put it back. */
export function createUndo(before: Preferences, patch: PreferencePatch): PreferencePatch {
  const names = new Set(Object.keys(patch))
  return Object.fromEntries(Object.entries(before).filter(([name]) => names.has(name)))
}

export function isLeadTime(value: unknown): value is LeadTime {
  return leadTimes.some((time) => time === value)
}

/** Quiet hours of no length would be always or never: the database refuses them. */
export function hasQuietHours(from: string, until: string): boolean {
  return from.slice(0, 5) !== until.slice(0, 5)
}
