/** Every kind the database tells of, with how its payload is read; facts that are missing make no sentence. */
import { z } from 'zod'
import { consentPurposes } from '@/features/people/model/consent-purpose'
import { locales } from '@/lib/i18n/locale'
import { appRoles } from '@/features/session/model/session'
import type { NotificationText } from './notification'

type TextParts = Partial<NotificationText> & Pick<NotificationText, 'key'>
type Reader = (payload: unknown) => TextParts | null

const optionalText = z.string().nullish()
const moment = z.iso.datetime({ offset: true })
const zone = z.string().refine(isTimeZone).nullish().catch(null)

const decision = z.object({ role: z.enum(appRoles), school_name: optionalText })
const request = decision.extend({ name: z.string().min(1) })
const event = z.object({
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
const change = event.extend({ change: z.enum(['moved', 'cancelled', 'restored']) })
const assigned = z.object({
  title: optionalText,
  player: optionalText,
  due_at: moment.nullish(),
  time_zone: zone,
})
const deadline = assigned.extend({ due_at: moment })
const move = z.object({ player: z.string().min(1), team: z.string().min(1) })
const note = z.object({ player: optionalText })
const award = z.object({
  player: optionalText,
  /** What it is called, by language. */
  titles: z.partialRecord(z.enum(locales), z.string().min(1)).nullish().catch(null),
  season: optionalText,
})
const assessment = z.object({ cycle: optionalText })
const fee = z.object({ title: optionalText, due_on: z.iso.date().nullish() })
const contractNotice = z.object({
  kind: z.enum(['withdrawal', 'cancellation']),
  contract: optionalText,
})
const order = z.object({ number: z.string().min(1) })
const ticket = z.object({ number: z.string().min(1) })
const announcement = z.object({ team: z.string().min(1), title: optionalText })
const consent = z.object({ player: z.string().min(1), purpose: z.enum(consentPurposes) })
const guardianLink = z.object({
  player: z.string().min(1),
  person: z.string().min(1),
  by: z.string().min(1),
})
const playerAccount = z.object({ player: z.string().min(1), person: z.string().min(1) })
/** Words of an administrator, who tries out whether news arrives. */
const pushTest = z.object({ title: optionalText, body: optionalText })
const anything = z.looseObject({})

export const readers = {
  role_granted: read(decision, ({ role, school_name }) => ({
    key: `role_granted.${role}`,
    role,
    detail: school_name ?? null,
  })),
  role_declined: read(decision, ({ role, school_name }) => ({
    key: 'role_declined',
    role,
    detail: school_name ?? null,
  })),
  role_requested: read(request, ({ name, role, school_name }) => ({
    key: 'role_requested',
    values: { name },
    role,
    detail: school_name ?? null,
  })),
  guardian_added: readGuardianLink('guardian_added'),
  guardian_asked: readGuardianLink('guardian_asked'),
  guardian_to_confirm: readGuardianLink('guardian_to_confirm'),
  guardian_confirmed: readGuardianLink('guardian_confirmed'),
  guardian_objected: readGuardianLink('guardian_objected'),
  player_account_to_confirm: read(playerAccount, (values) => ({
    key: 'player_account_to_confirm',
    values,
  })),
  erasure_approved: read(anything, () => ({ key: 'erasure_approved' })),
  erasure_refused: read(anything, () => ({ key: 'erasure_refused' })),
  training_planned: readEvent('training_planned'),
  training_moved: readMoved('training_moved'),
  training_cancelled: readEvent('training_cancelled'),
  training_reminder: readEvent('training_reminder'),
  training_answer_missing: readOwnOrChild('training_answer_missing'),
  change_to_see: read(change, (facts) => ({
    ...getEventFacts(facts),
    key: `change_to_see.${facts.change}`,
  })),
  change_unseen: read(change, ({ player, ...facts }) => ({
    ...getEventFacts(facts),
    key: 'change_unseen',
    count: facts.count ?? 1,
    detail: player ?? null,
  })),
  match_planned: readEvent('match_planned'),
  match_moved: readMoved('match_moved'),
  match_cancelled: readEvent('match_cancelled'),
  match_reminder: readEvent('match_reminder'),
  match_answer_missing: readOwnOrChild('match_answer_missing'),
  match_called_up: readOwnOrChild('match_called_up'),
  match_not_called: readOwnOrChild('match_not_called'),
  match_report_published: readEvent('match_report_published'),
  match_vote_opened: readEvent('match_vote_opened'),
  lift_asked: readLift('lift_asked'),
  lift_accepted: readLift('lift_accepted'),
  lift_declined: readLift('lift_declined'),
  move_asked: readMove('move_asked'),
  move_confirmed: readMove('move_confirmed'),
  move_declined: readMove('move_declined'),
  join_asked: readMove('join_asked'),
  task_assigned: read(assigned, (task) => ({
    key: task.player ? 'task_assigned_to' : 'task_assigned',
    ...getTaskFacts(task),
  })),
  task_reminder: read(deadline, (task) => ({
    key: task.player ? 'task_reminder_of' : 'task_reminder',
    ...getTaskFacts(task),
  })),
  note_shared: read(note, ({ player }) =>
    player ? { key: 'note_shared_about', values: { player } } : { key: 'note_shared' },
  ),
  assessment_shared: read(assessment, ({ cycle }) => ({
    key: 'assessment_shared',
    detail: cycle ?? null,
  })),
  award_won: read(award, ({ player, titles, season }) => ({
    ...(player ? { key: 'award_won_by', values: { player } } : { key: 'award_won' }),
    titles: titles ?? null,
    detail: season ?? null,
  })),
  file_refused: read(anything, () => ({ key: 'file_refused' })),
  push_test: read(pushTest, ({ title, body }) => ({
    key: 'push_test',
    detail: [title, body].filter(Boolean).join(' · ') || null,
  })),
  announcement: readAnnouncement('announcement'),
  announcement_to_read: readAnnouncement('announcement_to_read'),
  message_received: readAnnouncement('message_received'),
  mentioned: read(
    announcement.extend({ person: z.string().min(1) }),
    ({ team, person, title }) => ({
      key: 'mentioned',
      values: { team, person },
      detail: title ?? null,
    }),
  ),
  message_reported: read(anything, () => ({ key: 'message_reported' })),
  consent_withdrawn: read(consent, ({ player, purpose }) => ({
    key: `consent_withdrawn.${purpose}`,
    values: { player },
  })),
  concern_raised: read(anything, () => ({ key: 'concern_raised' })),
  office_offered: read(anything, () => ({ key: 'office_offered' })),
  office_to_confirm: read(anything, () => ({ key: 'office_to_confirm' })),
  support_ticket: read(ticket, (values) => ({ key: 'support_ticket', values })),
  support_answer: read(ticket, (values) => ({ key: 'support_answer', values })),
  fee_charged: readFee('fee_charged'),
  fee_reminder: readFee('fee_reminder'),
  notice_received: readContractNotice('notice_received'),
  notice_to_answer: readContractNotice('notice_to_answer'),
  notice_accepted: readContractNotice('notice_accepted'),
  notice_declined: readContractNotice('notice_declined'),
  notice_settled: readContractNotice('notice_settled'),
  order_awaits_guardian: readOrder('order_awaits_guardian'),
  order_paid: readOrder('order_paid'),
  order_received: readOrder('order_received'),
  order_shipped: readOrder('order_shipped'),
  order_delivered: readOrder('order_delivered'),
  order_cancelled: readOrder('order_cancelled'),
} satisfies Record<string, Reader>

function read<Facts>(schema: z.ZodType<Facts>, say: (facts: Facts) => TextParts): Reader {
  return (payload) => {
    const parsed = schema.safeParse(payload)
    return parsed.success ? say(parsed.data) : null
  }
}

type EventFacts = z.infer<typeof event>

function getEventFacts({ team, player, title, opponent, starts_at, time_zone }: EventFacts) {
  return {
    values: { team: player ? `${player} (${team})` : team },
    detail: title ?? opponent ?? null,
    starts_at,
    time_zone: time_zone ?? null,
  }
}

type EventKey = Extract<NotificationText['key'], `${'training' | 'match'}_${string}`>

function readEvent(key: Exclude<EventKey, `${string}.${string}`>): Reader {
  return read(event, (facts) => ({ key, ...getEventFacts(facts), count: facts.count ?? 1 }))
}

function readMove(key: Extract<NotificationText['key'], `move_${string}` | 'join_asked'>): Reader {
  return read(move, (names) => ({ key, values: names }))
}

function readLift(key: Extract<NotificationText['key'], `lift_${string}`>): Reader {
  return read(event.extend({ player: z.string().min(1) }), (facts) => ({
    ...getEventFacts(facts),
    key,
    values: { player: facts.player, team: facts.team },
  }))
}

/** With names it is about children, without about the reader. */
/** One moved date says what is new; of several only how many. */
function readMoved(kind: 'training_moved' | 'match_moved'): Reader {
  return read(event, (facts) => {
    const said = getEventFacts(facts)
    const { changed, place, count } = facts
    if (!changed || (count ?? 1) > 1) return { key: kind, ...said, count: count ?? 1 }
    if (changed === 'time') return { ...said, key: `${kind}_to.time` }
    if (!place) return { key: kind, ...said }
    return { ...said, key: `${kind}_to.${changed}`, values: { ...said.values, place } }
  })
}

type OwnOrChildKind =
  'training_answer_missing' | 'match_answer_missing' | 'match_called_up' | 'match_not_called'

function readOwnOrChild(kind: OwnOrChildKind): Reader {
  return read(event, (facts) => {
    const said = getEventFacts(facts)
    return facts.player
      ? { ...said, key: `${kind}.child`, values: { team: facts.team, player: facts.player } }
      : { ...said, key: `${kind}.own` }
  })
}

function getTaskFacts({ title, player, due_at, time_zone }: z.infer<typeof assigned>) {
  const values: Record<string, string> = player ? { player } : {}
  return {
    values,
    detail: title ?? null,
    starts_at: due_at ?? null,
    time_zone: time_zone ?? null,
  }
}

function readFee(key: 'fee_charged' | 'fee_reminder'): Reader {
  return read(fee, ({ title, due_on }) => ({ key, detail: title ?? null, day: due_on ?? null }))
}

type NoticeKind = 'received' | 'to_answer' | 'accepted' | 'declined' | 'settled'

function readContractNotice(prefix: `notice_${NoticeKind}`): Reader {
  return read(contractNotice, ({ kind, contract }) => ({
    key: `${prefix}.${kind}`,
    detail: contract ?? null,
  }))
}

/** `team` is the whole school's name where it is told everybody. */
function readAnnouncement(key: `announcement${'' | '_to_read'}` | 'message_received'): Reader {
  return read(announcement, ({ team, title }) => ({ key, values: { team }, detail: title ?? null }))
}

function readGuardianLink(key: Extract<NotificationText['key'], `guardian_${string}`>): Reader {
  return read(guardianLink, (values) => ({ key, values }))
}

function readOrder(key: Extract<NotificationText['key'], `order_${string}`>): Reader {
  return read(order, ({ number }) => ({ key, values: { number } }))
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
