import { expect, test } from 'vitest'
import { filterEntries, toTaskEntries } from './own-entries'

const calendar = {
  today: '2026-11-24',
  zone: 'Europe/Berlin',
  now: Date.parse('2026-11-24T10:00:00Z'),
}

function createTask(id: string, due_at: string | null, status: 'open' | 'done' = 'open') {
  return {
    id,
    player_id: 'ada',
    kind: 'general' as const,
    title: id,
    body: null,
    due_at,
    status,
    is_final: false,
    quiz_id: null,
  }
}

test('a task stands on the day it is due, an overdue one on today, each once', () => {
  const tasks = [
    createTask('form', '2026-11-26T17:00:00Z'),
    createTask('late', '2026-11-20T22:59:00Z'),
    createTask('form', '2026-11-26T17:00:00Z'),
    createTask('done late', '2026-11-20T17:00:00Z', 'done'),
    createTask('whenever', null),
  ]
  const entries = toTaskEntries(tasks, calendar)
  expect(
    entries.map(({ id, day, due_on, due_time, is_overdue }) => [
      id,
      day,
      due_on,
      due_time,
      is_overdue,
    ]),
  ).toEqual([
    ['done late', '2026-11-20', '2026-11-20', '18:00', false],
    ['late', '2026-11-24', '2026-11-20', '', true],
    ['form', '2026-11-26', '2026-11-26', '18:00', false],
  ])
  const period = { from: '2026-11-24', to: '2026-11-26' }
  expect(filterEntries(entries, period).map(({ id }) => id)).toEqual(['late'])
})

test('what was due earlier today is overdue and stays on today', () => {
  const [task] = toTaskEntries([createTask('noon', '2026-11-24T09:00:00Z')], calendar)
  expect(task).toMatchObject({ day: '2026-11-24', due_time: '10:00', is_overdue: true })
})
