/** What a payload has to say for its kind to make a sentence. */
import { z } from 'zod'
import { taskCheers } from '@/features/attendance/model/family/task-cheer'
import { consentPurposes } from '@/features/people/model/consent-purpose'
import { appRoles } from '@/features/session/model/session'
import { locales } from '@/lib/i18n/locale'

const optionalText = z.string().nullish()
const moment = z.iso.datetime({ offset: true })
const zone = z.string().refine(isTimeZone).nullish().catch(null)

export const decision = z.object({ role: z.enum(appRoles), school_name: optionalText })
export const request = decision.extend({ name: z.string().min(1) })
export const event = z.object({
  team: z.string().min(1),
  title: optionalText,
  opponent: optionalText,
  player: optionalText,
  place: optionalText,
  /** What of a moved date is new. */
  changed: z.enum(['time', 'place', 'both']).nullish(),
  count: z.number().int().positive().nullish(),
  starts_at: moment,
  time_zone: zone,
})
export const change = event.extend({ change: z.enum(['moved', 'cancelled', 'restored']) })
export const assigned = z.object({
  title: optionalText,
  player: optionalText,
  due_at: moment.nullish(),
  time_zone: zone,
})
export const deadline = assigned.extend({ due_at: moment })
export const move = z.object({ player: z.string().min(1), team: z.string().min(1) })
export const cheer = z.object({
  cheer: z.enum(taskCheers),
  person: z.string().min(1),
  title: optionalText,
  player: optionalText,
})
export const review = z.object({
  player: z.string().min(1),
  due_on: z.iso.date(),
  is_late: z.boolean().nullish(),
})
export const note = z.object({ player: optionalText })
export const award = z.object({
  player: optionalText,
  /** What it is called, by language. */
  titles: z.partialRecord(z.enum(locales), z.string().min(1)).nullish().catch(null),
  season: optionalText,
})
export const assessment = z.object({ cycle: optionalText })
export const fee = z.object({ title: optionalText, due_on: z.iso.date().nullish() })
export const contractNotice = z.object({
  kind: z.enum(['withdrawal', 'cancellation']),
  contract: optionalText,
})
/** Of a subscription. */
export const plan = z.object({ tier: z.string().min(1), due_on: z.iso.date().nullish() })
export const order = z.object({ number: z.string().min(1) })
export const ticket = z.object({ number: z.string().min(1) })
export const announcement = z.object({ team: z.string().min(1), title: optionalText })
export const consent = z.object({ player: z.string().min(1), purpose: z.enum(consentPurposes) })
export const guardianLink = z.object({
  player: z.string().min(1),
  person: z.string().min(1),
  by: z.string().min(1),
})
export const playerAccount = z.object({ player: z.string().min(1), person: z.string().min(1) })
/** Words of an administrator, who tries out whether news arrives. */
export const pushTest = z.object({ title: optionalText, body: optionalText })
export const anything = z.looseObject({})

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
