/** Every kind the database tells of, with how its payload is read; facts that are missing make no sentence. */
import { z } from 'zod'
import type { NotificationText } from './notification'
import {
  announcement,
  anything,
  assessment,
  assigned,
  award,
  change,
  cheer,
  consent,
  contractNotice,
  deadline,
  decision,
  event,
  fee,
  guardianLink,
  move,
  note,
  order,
  plan,
  playerAccount,
  pushTest,
  request,
  review,
  ticket,
} from './notification-facts'

type TextParts = Partial<NotificationText> & Pick<NotificationText, 'key'>
type Reader = (payload: unknown) => TextParts | null

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
  task_cheered: read(cheer, ({ cheer: word, person, title, player }): TextParts => {
    const detail = title ?? null
    if (!player) return { key: `task_cheered.${word}`, values: { person }, detail }
    return { key: `task_cheered_of.${word}`, values: { person, player }, detail }
  }),
  note_shared: read(note, ({ player }) =>
    player ? { key: 'note_shared_about', values: { player } } : { key: 'note_shared' },
  ),
  assessment_shared: read(assessment, ({ cycle }) => ({
    key: 'assessment_shared',
    detail: cycle ?? null,
  })),
  goals_proposed: read(note, ({ player }) =>
    player ? { key: 'goals_proposed_for', values: { player } } : { key: 'goals_proposed' },
  ),
  goals_reviewed: read(note, ({ player }) =>
    player ? { key: 'goals_reviewed_of', values: { player } } : { key: 'goals_reviewed' },
  ),
  goals_review_due: read(review, ({ player, due_on, is_late }) => ({
    key: is_late ? 'goals_review_due.late' : 'goals_review_due.soon',
    values: { player },
    day: due_on,
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
  plan_trial_ending: readPlan('plan_trial_ending'),
  plan_payment_failed: readPlan('plan_payment_failed'),
  plan_payment_late: readPlan('plan_payment_late'),
  plan_grace_ending: readPlan('plan_grace_ending'),
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

/** Tiers are called the same in every language. */
function readPlan(key: Extract<NotificationText['key'], `plan_${string}`>): Reader {
  return read(plan, ({ tier, due_on }) => ({
    key,
    values: { plan: tier.charAt(0).toUpperCase() + tier.slice(1) },
    day: due_on ?? null,
  }))
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
