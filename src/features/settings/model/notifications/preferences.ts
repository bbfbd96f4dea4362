/** One's own preferences of notifications, named as the database names them. */
import {
  leads,
  subjects,
  ways,
  type DigestRhythm,
  type LeadTime,
} from '@/features/notifications/model/preferences'

export type SwitchName = 'is_all_on' | (typeof ways)[number] | (typeof subjects)[number]
export type LeadName = (typeof leads)[number]

export interface Preferences extends Record<SwitchName, boolean>, Record<LeadName, LeadTime> {
  /** `HH:mm:ss`; both or neither. Push waits from here … */
  quiet_from: string | null
  /** … until here, also over midnight. */
  quiet_until: string | null
  /** The clock of the quiet hours, an IANA name. */
  time_zone: string
  digest: DigestRhythm
}

export type PreferencePatch = Partial<Preferences>

export const usualQuietHours = { quiet_from: '21:00:00', quiet_until: '07:00:00' } as const

/** What was there before a change, to put it back. */
export function createUndo(before: Preferences, patch: PreferencePatch): PreferencePatch {
  return pick(before, Object.keys(patch))
}

/** What a standard decides as well: not the master switch, and no quiet hours. */
export function listChoices(preferences: Preferences): PreferencePatch {
  return pick(preferences, [...ways, ...subjects, ...leads, 'digest'])
}

function pick(preferences: Preferences, names: readonly string[]): PreferencePatch {
  return Object.fromEntries(Object.entries(preferences).filter(([name]) => names.includes(name)))
}

/** Quiet hours of no length would be always or never: the database refuses them. */
export function hasQuietHours(from: string, until: string): boolean {
  return from.slice(0, 5) !== until.slice(0, 5)
}
