import { expect, test } from 'vitest'
import { appRoles } from '@/features/session/model/session'
import bg from '../i18n/bg.json'
import de from '../i18n/de.json'
import en from '../i18n/en.json'
import { describeNotification } from './notification'

const school = 'FC Riverside'
const planned = {
  team: 'U13',
  title: 'Playing out from the back',
  starts_at: '2026-11-24T16:30:00+00:00',
  time_zone: 'Europe/Sofia',
}
const match = { ...planned, title: null, opponent: 'VfL Auwald' }
const known = [
  ...appRoles.map((role) => ['role_granted', { role, school_name: school }] as const),
  ['role_declined', { role: 'coach', school_name: school }],
  ['role_requested', { role: 'parent', name: 'Mila Petrova', school_name: school }],
  ['training_planned', planned],
  ['training_moved', planned],
  ['training_cancelled', { ...planned, title: null }],
  ['training_reminder', planned],
  ['match_planned', match],
  ['match_moved', match],
  ['match_cancelled', match],
  ['match_reminder', match],
  ['task_reminder', { title: 'Juggle', due_at: planned.starts_at }],
] as const

test.each(known)('%s %j has its own sentence', (kind, payload) => {
  const { key } = describeNotification({ category: 'system', kind, payload })
  expect(key).toMatch(new RegExp(`^${kind}`))
})

const categories = ['training', 'messages', 'tasks', 'notes', 'system', 'payments'] as const

test.each(Object.entries({ en, de, bg }))('every sentence exists in %s', (_locale, texts) => {
  const keys = [
    ...known.map(
      ([kind, payload]) => describeNotification({ category: 'system', kind, payload }).key,
    ),
    ...categories.map(
      (category) => describeNotification({ category, kind: 'moon', payload: {} }).key,
    ),
  ]
  expect(keys.filter((key) => !hasText(texts.kinds, key))).toEqual([])
})

test('facts stand beside the sentence', () => {
  expect(
    describeNotification({ category: 'training', kind: 'training_planned', payload: planned }),
  ).toEqual({
    key: 'training_planned',
    values: { team: 'U13' },
    role: null,
    detail: 'Playing out from the back',
    starts_at: '2026-11-24T16:30:00+00:00',
    time_zone: 'Europe/Sofia',
  })
  expect(
    describeNotification({
      category: 'system',
      kind: 'role_requested',
      payload: { role: 'parent', name: 'Mila Petrova', school_name: null },
    }),
  ).toMatchObject({ values: { name: 'Mila Petrova' }, role: 'parent', detail: null })
})

test('a match is told by its opponent, a task by its deadline', () => {
  expect(
    describeNotification({ category: 'training', kind: 'match_moved', payload: match }),
  ).toMatchObject({ values: { team: 'U13' }, detail: 'VfL Auwald' })
  const payload = { title: 'Juggle', due_at: planned.starts_at, time_zone: 'Europe/Sofia' }
  expect(describeNotification({ category: 'tasks', kind: 'task_reminder', payload })).toMatchObject(
    { detail: 'Juggle', starts_at: planned.starts_at, time_zone: 'Europe/Sofia' },
  )
})

test.each(['Mars/Olympus', '', 7, null, undefined])('zone %s is no zone', (time_zone) => {
  const payload = { ...planned, time_zone }
  const text = describeNotification({ category: 'training', kind: 'training_planned', payload })
  expect(text).toMatchObject({ key: 'training_planned', time_zone: null })
})

test.each([
  ['role_granted', { role: 'referee', school_name: school }],
  ['role_granted', null],
  ['role_requested', { role: 'coach' }],
  ['training_planned', { team: 'U13', starts_at: 'soon' }],
  ['match_planned', { opponent: 'VfL Auwald' }],
  ['task_reminder', { title: 'Juggle' }],
  ['season_over', {}],
])('%s with %j falls back to its category', (kind, payload) => {
  const { key } = describeNotification({ category: 'training', kind, payload })
  expect(key).toBe('other.training')
})

function hasText(texts: object, key: string): boolean {
  let found: unknown = texts
  for (const part of key.split('.')) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, part) : undefined
  }
  return typeof found === 'string' && found.length > 0
}
