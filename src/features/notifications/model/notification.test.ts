import { expect, test } from 'vitest'
import { describeNotification } from './notification'

const school = 'FC Riverside'
const planned = {
  team: 'U13',
  title: 'Playing out from the back',
  starts_at: '2026-11-24T16:30:00+00:00',
  time_zone: 'Europe/Sofia',
}
const match = { ...planned, title: null, opponent: 'VfL Auwald' }

test('facts stand beside the sentence', () => {
  expect(
    describeNotification({ category: 'training', kind: 'training_planned', payload: planned }),
  ).toEqual({
    key: 'training_planned',
    values: { team: 'U13' },
    count: 1,
    role: null,
    detail: 'Playing out from the back',
    titles: null,
    starts_at: '2026-11-24T16:30:00+00:00',
    day: null,
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

test('a moved date says whose it is, what is new, and from when on', () => {
  const moved = { ...planned, player: 'Emir', changed: 'time' }
  const describeMoved = (payload: object) =>
    describeNotification({ category: 'training', kind: 'training_moved', payload })
  expect(describeMoved(moved)).toMatchObject({
    key: 'training_moved_to.time',
    values: { team: 'Emir (U13)' },
    starts_at: planned.starts_at,
  })
  expect(describeMoved({ ...moved, changed: 'place', place: 'Pitch 2' })).toMatchObject({
    key: 'training_moved_to.place',
    values: { place: 'Pitch 2' },
  })
  expect(describeMoved({ ...moved, count: 3 })).toMatchObject({ key: 'training_moved', count: 3 })
})

test('a series is told once, with the number of its dates', () => {
  const payload = { ...planned, count: 12 }
  expect(
    describeNotification({ category: 'training', kind: 'training_planned', payload }),
  ).toMatchObject({ key: 'training_planned', count: 12, starts_at: planned.starts_at })
})

test('a missing answer is asked for by the names of the children, or of the reader alone', () => {
  const ask = (payload: object) =>
    describeNotification({ category: 'training', kind: 'training_answer_missing', payload })
  expect(ask({ ...planned, player: 'Emir, Defne' })).toMatchObject({
    key: 'training_answer_missing.child',
    values: { team: 'U13', player: 'Emir, Defne' },
  })
  expect(ask(planned)).toMatchObject({
    key: 'training_answer_missing.own',
    values: { team: 'U13' },
  })
})

test('a fee has the day it is due on, no time of day', () => {
  const payload = { fee_id: 'f1', title: 'Autumn fee', due_on: '2026-12-01' }
  expect(
    describeNotification({ category: 'payments', kind: 'fee_charged', payload }),
  ).toMatchObject({ detail: 'Autumn fee', day: '2026-12-01', starts_at: null })
})

test('an award says whose it is, which one in every language, and of which season', () => {
  const titles = { en: 'Homework hero', de: 'Fleißig' }
  const payload = { achievement_id: 'a1', player: 'Emir', titles, season: '2026/27' }
  expect(describeNotification({ category: 'notes', kind: 'award_won', payload })).toMatchObject({
    key: 'award_won_by',
    values: { player: 'Emir' },
    titles,
    detail: '2026/27',
  })
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
