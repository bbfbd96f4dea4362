/** What a notification says: its kind and payload become a translation key and the facts beside it. */
import { z } from 'zod'
import { appRoles, type AppRole } from '@/features/session/model/session'

export type NotificationCategory =
  'training' | 'messages' | 'tasks' | 'notes' | 'system' | 'payments'

export interface NotificationText {
  /** Below `kinds` of the notifications namespace. */
  key: TextKey
  /** Names the text mentions, exactly as people wrote them. */
  values: Record<string, string>
  /** The role the text mentions, still to be named in the reader's language. */
  role: AppRole | null
  /** A second line: school or title; null when the payload has none. */
  detail: string | null
  /** ISO 8601 with offset: the start of the training or match, the deadline of the task. */
  starts_at: string | null
  /** The school's zone, in whose clock the start is read; null when the payload does not say. */
  time_zone: string | null
}

type TextKey =
  | `role_granted.${AppRole}`
  | 'role_declined'
  | 'role_requested'
  | EventKind
  | 'task_reminder'
  | `other.${NotificationCategory}`

interface Notice {
  category: NotificationCategory
  kind: string
  payload: unknown
}

const optionalText = z.string().nullish()
const decision = z.object({ role: z.enum(appRoles), school_name: optionalText })
const request = decision.extend({ name: z.string().min(1) })
const moment = z.iso.datetime({ offset: true })
const zone = z.string().refine(isTimeZone).nullish().catch(null)
const event = z.object({
  team: z.string().min(1),
  title: optionalText,
  opponent: optionalText,
  starts_at: moment,
  time_zone: zone,
})
const deadline = z.object({ title: optionalText, due_at: moment, time_zone: zone })

const eventKinds = [
  'training_planned',
  'training_moved',
  'training_cancelled',
  'training_reminder',
  'match_planned',
  'match_moved',
  'match_cancelled',
  'match_reminder',
] as const
type EventKind = (typeof eventKinds)[number]

const plain = { values: {}, role: null, detail: null, starts_at: null, time_zone: null }

/**
 * Kinds of this database (`announce_role`, news of teams, reminders); anything else, and a payload that is
 * not as expected, gets the sentence of its category, so that a newer database never breaks the list.
 */
export function describeNotification(notice: Notice): NotificationText {
  return describeKnown(notice) ?? { ...plain, key: `other.${notice.category}` }
}

function describeKnown({ kind, payload }: Notice): NotificationText | null {
  if (kind === 'role_granted' || kind === 'role_declined') {
    const { data } = decision.safeParse(payload)
    if (!data) return null
    const key = kind === 'role_granted' ? (`role_granted.${data.role}` as const) : kind
    return { ...plain, key, role: data.role, detail: data.school_name ?? null }
  }
  if (kind === 'role_requested') {
    const { data } = request.safeParse(payload)
    if (!data) return null
    const { name, role, school_name } = data
    return { ...plain, key: kind, values: { name }, role, detail: school_name ?? null }
  }
  const eventKind = eventKinds.find((known) => known === kind)
  if (eventKind) return describeEvent(eventKind, payload)
  if (kind === 'task_reminder') {
    const { data } = deadline.safeParse(payload)
    if (!data) return null
    const { title, due_at, time_zone = null } = data
    return { ...plain, key: kind, detail: title ?? null, starts_at: due_at, time_zone }
  }
  return null
}

function describeEvent(key: EventKind, payload: unknown): NotificationText | null {
  const { data } = event.safeParse(payload)
  if (!data) return null
  const { team, title, opponent, starts_at, time_zone = null } = data
  return {
    ...plain,
    key,
    values: { team },
    detail: title ?? opponent ?? null,
    starts_at,
    time_zone,
  }
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
