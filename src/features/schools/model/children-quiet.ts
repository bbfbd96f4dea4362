/** The hours in which the devices of a school's minors stay silent; columns of `public.schools`. */
import { z } from 'zod'
import { addClockMinutes } from '@/lib/time/wall-clock'

/** Every half hour of so many hours, the last one included. */
function listHalfHours(from: string, hours: number): string[] {
  return Array.from({ length: hours * 2 + 1 }, (_, index) => addClockMinutes(from, index * 30))
}

/** A night begins in the evening and ends in the morning: never a whole day by mistake. */
export const quietFromChoices = listHalfHours('18:00', 5)
export const quietUntilChoices = listHalfHours('05:00', 4)

/** What every school begins with. */
export const usualNight = { from: '21:00', until: '07:00' }

export const childrenQuietSchema = z
  .object({
    is_on: z.boolean(),
    from: z.enum(quietFromChoices).catch(usualNight.from),
    until: z.enum(quietUntilChoices).catch(usualNight.until),
  })
  .transform(({ is_on, from, until }) => ({
    children_quiet_from: is_on ? from : null,
    children_quiet_until: is_on ? until : null,
  }))

/** `HH:mm` or `HH:mm:ss`; both empty: switched off. */
export interface ChildrenQuiet {
  children_quiet_from: string | null
  children_quiet_until: string | null
}

/** "21:00–07:00"; null: no hours are quiet. */
export function formatChildrenQuiet(school: ChildrenQuiet): string | null {
  const { children_quiet_from: from, children_quiet_until: until } = school
  return from && until ? `${from.slice(0, 5)}–${until.slice(0, 5)}` : null
}

/** A stored school as the form begins with it. */
export function toChildrenQuietInput(school: ChildrenQuiet) {
  const { children_quiet_from, children_quiet_until } = school
  return {
    is_on: children_quiet_from !== null,
    from: (children_quiet_from ?? usualNight.from).slice(0, 5),
    until: (children_quiet_until ?? usualNight.until).slice(0, 5),
  }
}

/** Until when it is quiet at this hour of the school's clock, `HH:mm`; null when it is not. */
export function findQuietEnd(school: ChildrenQuiet, hour: string): string | null {
  const { children_quiet_from: from, children_quiet_until: until } = school
  if (!from || !until) return null
  return hour >= from.slice(0, 5) || hour < until.slice(0, 5) ? until.slice(0, 5) : null
}
