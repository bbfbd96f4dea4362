import { expect, test } from 'vitest'
import { filterCandidates, listCandidates } from './candidates'
import { filterWork } from './board-filter'
import { listTeamWork } from './list-team-work'
import { assignSchema, noteAndTasksSchema } from './task-schemas'
import { toDueInstant } from './to-due-instant'
import { findColumn } from './work'

const now = Date.parse('2026-11-18T15:00:00Z')
const player = crypto.randomUUID()
const team = { id: crypto.randomUUID(), name: 'U11' }
const other = { id: crypto.randomUUID(), name: 'U15' }

test('an open task is late once its day has passed, a done one never', () => {
  const due_at = '2026-11-17T22:59:00Z'
  expect(findColumn({ status: 'open', due_at }, now)).toBe('late')
  expect(findColumn({ status: 'in_progress', due_at: null }, now)).toBe('in_progress')
  expect(findColumn({ status: 'done', due_at }, now)).toBe('done')
  expect(findColumn({ status: 'cancelled', due_at }, now)).toBeNull()
})

test('a day ends at the last minute where the school is', () => {
  expect(toDueInstant('2026-11-20', 'Europe/Berlin')).toBe(
    new Date('2026-11-20T22:59:00Z').toISOString(),
  )
  expect(toDueInstant(null, 'Europe/Berlin')).toBeNull()
})

const createSquads = (...teams: (typeof team)[]) =>
  teams.map((one) => ({ left_on: null, team: one }))

test('a coach who is a parent too does not see the own child among the work of the teams', () => {
  const rows = [
    { user_id: null, player: { squads: createSquads(team) } },
    { user_id: null, player: { squads: createSquads(other) } },
    { user_id: 'me', player: null },
  ]
  expect(listTeamWork(rows, [team.id])).toEqual([rows[0], rows[2]])
})

test('the board is searched by title and name, whatever the case', () => {
  const row = {
    title: 'Fünfzig Pässe',
    kind: 'general',
    doer: 'Mia Özil',
    user_id: null,
    player: { squads: createSquads(team) },
  }
  const all = { q: '', team: '', kind: '', staff: false } as const
  expect(filterWork([row], { ...all, q: 'ozil' })).toEqual([row])
  expect(filterWork([row], { ...all, q: 'passe' })).toEqual([row])
  expect(filterWork([row], { ...all, team: other.id })).toEqual([])
  expect(filterWork([row], { ...all, staff: true })).toEqual([])
})

test('tasks go to players of the own teams, of an owner to everybody of the school', () => {
  const options = [
    {
      id: 'a',
      school_id: 's',
      first_name: 'Ada',
      last_name: 'A',
      position: 'defender',
      squads: createSquads(team),
    },
    { id: 'b', school_id: 's', first_name: 'Bo', last_name: 'B', position: null, squads: [] },
  ]
  const own = listCandidates(options, { teamIds: [team.id], ownedSchoolIds: [] })
  expect(own.map(({ id }) => id)).toEqual(['a'])
  const owned = listCandidates(options, { teamIds: [], ownedSchoolIds: ['s'] })
  expect(owned.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(filterCandidates(owned, { q: 'bo', team: '', position: '' }).map(({ id }) => id)).toEqual([
    'b',
  ])
  expect(filterCandidates(owned, { q: '', team: team.id, position: 'defender' })).toHaveLength(1)
})

const task = {
  player_ids: [player],
  kind: 'general',
  exercise_id: null,
  title: 'Run',
  body: '',
  due_on: null,
}

test('a task needs a player and a title, or an exercise', () => {
  expect(assignSchema.safeParse(task).success).toBe(true)
  expect(assignSchema.safeParse({ ...task, player_ids: [] }).success).toBe(false)
  expect(assignSchema.safeParse({ ...task, title: ' ' }).success).toBe(false)
  const exercise = { ...task, kind: 'mental', exercise_id: player, title: '' }
  expect(assignSchema.safeParse(exercise).success).toBe(true)
  expect(assignSchema.safeParse({ ...exercise, body: 'a'.repeat(501) }).success).toBe(false)
  expect(assignSchema.safeParse({ ...task, body: 'a'.repeat(2001) }).success).toBe(false)
})

test('a quiz needs an animation and no title of its own', () => {
  const quiz = { ...task, kind: 'quiz', title: '' }
  expect(assignSchema.safeParse(quiz).error?.issues[0]?.path).toEqual(['animation_id'])
  expect(assignSchema.safeParse({ ...quiz, animation_id: player }).success).toBe(true)
})

test('a note or a task is written, or nothing', () => {
  const note = { kind: 'praise', visibility: 'staff', body: '', occurred_on: '2026-11-18' }
  expect(noteAndTasksSchema.safeParse({ note, tasks: [] }).success).toBe(false)
  expect(noteAndTasksSchema.safeParse({ note: { ...note, body: 'Good' }, tasks: [] }).success).toBe(
    true,
  )
  const next = { title: 'Left foot', body: '', due_on: null }
  expect(noteAndTasksSchema.safeParse({ note, tasks: [next] }).success).toBe(true)
  expect(
    noteAndTasksSchema.safeParse({ note, tasks: Array.from({ length: 11 }, () => next) }).success,
  ).toBe(false)
})
