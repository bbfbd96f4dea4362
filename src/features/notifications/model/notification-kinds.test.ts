import { readdirSync, readFileSync } from 'node:fs'
import { matchPath } from 'react-router'
import { describe, expect, test } from 'vitest'
import { taskCheers } from '@/features/attendance/model/family/task-cheer'
import { consentPurposes } from '@/features/people/model/consent-purpose'
import { paths } from '@/lib/router/paths'
import bg from '../i18n/bg.json'
import de from '../i18n/de.json'
import en from '../i18n/en.json'
import { describeNotification } from './notification'
import { readers } from './notification-kinds'

const folder = 'supabase/migrations'
const chapters = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'))

/** The kinds the database takes, as its constraint lists them. */
const kinds = listWords(cutBetween(chapters.join('\n'), 'kind in (', ')'))

const event = { team: 'U13', title: 'Rondos', starts_at: '2026-11-24T16:30:00+00:00' }
const role = { role: 'coach', name: 'Mila Petrova', school_name: 'FC Riverside' }
const task = { title: 'Juggle', due_at: event.starts_at }
const contract = { contract: 'Touchline Club' }
const order = { order_id: 'o1', number: '2026-00012', total_cents: 900, currency: 'EUR' }

/** What the database writes beside a kind; a kind with several sentences has several. */
const samples: Record<string, readonly object[]> = {
  role_: [role],
  training_: [
    event,
    { ...event, changed: 'time' },
    { ...event, changed: 'both', place: 'Pitch 2' },
    { ...event, changed: 'place' },
    { ...event, player: 'Mila, Ben' },
    { ...event, count: 12 },
  ],
  change_: ['moved', 'cancelled', 'restored'].map((change) => ({
    ...event,
    change,
    player: 'Mila',
    count: 2,
  })),
  match_: [event, { ...event, player: 'Mila' }, { ...event, count: 3 }],
  lift_: [{ ...event, player: 'Mila' }],
  move_: [{ player: 'Mila Petrova', team: 'U13' }],
  join_: [{ player: 'Mila Petrova', team: 'U13' }],
  task_cheered: taskCheers.flatMap((cheer) => [
    { cheer, person: 'Jan', title: 'Juggle' },
    { cheer, person: 'Jan', player: 'Mila' },
  ]),
  task_: [task, { ...task, player: 'Mila' }],
  note_: [{ kind: 'praise', player: 'Mila' }, { kind: 'praise' }],
  consent_: consentPurposes.map((purpose) => ({ player: 'Mila Petrova', purpose })),
  assessment_: [{ assessment_id: 'a1', cycle: 'Autumn' }],
  goals_review_due: [
    { player: 'Mila', due_on: '2026-12-01' },
    { player: 'Mila', due_on: '2026-12-01', is_late: true },
  ],
  goals_: [{ player: 'Mila' }, {}],
  award_: [
    { achievement_id: 'a1' },
    { achievement_id: 'a1', player: 'Mila' },
    { titles: { en: 'Hero' }, season: '2026/27' },
  ],
  announcement: [{ team: 'U13' }, { team: 'U13', person: 'Jan Kowalski', title: 'No training' }],
  message_received: [{ team: 'U13' }],
  message_: [{ report_id: 'r1' }],
  mentioned: [{ team: 'U13', person: 'Jan Kowalski', title: 'Can you drive, @Ana Petrova?' }],
  push_: [{ is_test: true, title: 'Hello' }, { is_test: true }],
  concern_: [{ concern_id: 'c1' }],
  support_: [{ number: 'T-1042' }],
  office_: [{ duty: 'safeguarding' }],
  fee_: [{ fee_id: 'f1', title: 'Autumn fee', due_on: '2026-12-01' }],
  plan_: [{ tier: 'professional', due_on: '2026-12-01' }],
  notice_: [
    { ...contract, kind: 'withdrawal' },
    { ...contract, kind: 'cancellation' },
  ],
  order_: [order],
  file_: [{ reason: 'file_type' }],
  guardian_: [{ player: 'Mila Petrova', person: 'Ana Petrova', by: 'Jan Kowalski' }],
  erasure_: [{}],
  player_: [{ player: 'Mila Petrova', person: 'Mila Petrova' }],
}

test('the list of the database is found', () => {
  expect(kinds.length).toBeGreaterThan(30)
  expect(kinds).toContain('training_answer_missing')
})

test('the bell knows the kinds of the database, and no others', () => {
  expect(Object.keys(readers).toSorted()).toEqual(kinds.toSorted())
})

describe.each(Object.entries({ en, de, bg }))('in %s', (_locale, texts) => {
  test.each(kinds)('%s has a sentence of its own', (kind) => {
    const payloads = Object.entries(samples).find(([prefix]) => kind.startsWith(prefix))?.[1] ?? []
    expect(payloads).not.toEqual([])
    for (const payload of payloads) {
      const { key } = describeNotification({ category: 'system', kind, payload })
      expect(key).toMatch(new RegExp(`^${kind}`))
      expect(findText(texts.kinds, key)).toMatch(/\S/)
    }
  })
})

test('every link of a notification leads to a page of the app', () => {
  const links = chapters.flatMap(listLinks)
  expect(links).toContain('/training-manager/trainings/details/x')
  const addresses = listLeaves(paths)
  expect(links.filter((link) => !addresses.some((path) => matchPath(path, link)))).toEqual([])
})

/** Paths as SQL writes them: `'/a/' || id`, `'/a/' || role || '/b'`; what stands between is somebody's id or role. */
function listLinks(sql: string): string[] {
  const literals = sql.matchAll(
    /'(\/[a-z][a-z0-9/-]*)'(?:\s*\|\|\s*[a-z_.()]+\s*\|\|\s*'([^']*)')?/g,
  )
  return [...literals].map(([, start = '', end = '']) => {
    if (!start.endsWith('/')) return start
    return end ? `${start}coach${end}` : `${start}x`
  })
}

function listLeaves(tree: object): string[] {
  return Object.values(tree).flatMap((leaf: unknown) => {
    if (typeof leaf === 'string') return [leaf]
    return typeof leaf === 'object' && leaf !== null ? listLeaves(leaf) : []
  })
}

function cutBetween(text: string, start: string, end: string): string {
  const from = text.indexOf(start, text.indexOf('notifications_kind_known'))
  return text.slice(from, text.indexOf(end, from))
}

function listWords(sql: string): string[] {
  return [...sql.matchAll(/'([a-z_]+)'/g)].map(([, word = '']) => word)
}

/** The text at a path, in its plural form where it has one. */
function findText(texts: object, key: string): unknown {
  let found: unknown = texts
  for (const part of key.split('.')) {
    if (typeof found !== 'object' || found === null) return undefined
    found = Reflect.get(found, part) ?? Reflect.get(found, `${part}_other`)
  }
  return found
}
