import { expect, test } from 'vitest'
import { plannerLinkSchema } from './planner-link'
import { createInitialValues, addExercise } from './planner-start'

const zone = 'Europe/Berlin'
// a Sunday evening at 21:40
const now = Date.parse('2026-11-22T20:40:00Z')

const exercise = {
  id: 'rondo',
  title: 'Rondo',
  aim: '',
  topic: 'passing',
  phase: 'warm_up',
  min_age: 8,
  max_age: 19,
  players_min: 5,
  players_max: 8,
  area_length_m: 8,
  area_width_m: 8,
  minutes: 12,
  intensity: 'medium',
  has_heading: false,
  equipment: [],
  diagram: null,
} as const

const copied = {
  team_id: 'u13',
  title: 'Pressing',
  objective: 'Win it back',
  notes: 'Keys at the gate',
  place: 'Pitch 2',
  // summer time: the repeated session keeps its hour on the wall
  starts_at: '2026-07-07T16:00:00Z',
  ends_at: '2026-07-07T17:15:00Z',
  team: { school: { time_zone: zone } },
  blocks: [
    {
      id: 'block',
      phase: 'game',
      position: 0,
      minutes: 20,
      lane: 0,
      group_label: null,
      planned_rpe: null,
      title: 'Free play',
      note: null,
      exercise_id: null,
      exercise: null,
    },
  ],
} as const

const begin = {
  now,
  zone,
  teamId: 'u13',
  place: 'Main pitch',
  link: plannerLinkSchema.parse({}),
  copied: null,
  exercise: null,
  locale: 'en',
}

test('starts on the next weekday at 17:30 for 90 minutes where the team met last', () => {
  expect(createInitialValues(begin)).toMatchObject({
    date: '2026-11-23',
    time: '17:30',
    duration: 90,
    place: 'Main pitch',
    blocks: [],
  })
})

test('is proposed for the time the team trains next without a plan', () => {
  const slot = {
    teamId: 'u13',
    date: '2026-12-01',
    time: '17:15',
    minutes: 75,
    place: 'Pitch 2',
    existing: null,
    planned: null,
  }
  expect(createInitialValues({ ...begin, slot })).toMatchObject({
    date: '2026-12-01',
    time: '17:15',
    duration: 75,
    place: 'Pitch 2',
  })
  const link = plannerLinkSchema.parse({ date: '2026-11-27' })
  expect(createInitialValues({ ...begin, slot, link })).toMatchObject({
    date: '2026-11-27',
    time: '17:30',
  })
})

test('takes the slot of the address', () => {
  const link = plannerLinkSchema.parse({ date: '2026-11-27', time: '18:15', duration: '60' })
  expect(createInitialValues({ ...begin, link })).toMatchObject({
    date: '2026-11-27',
    time: '18:15',
    duration: 60,
  })
})

test('drops what an address says wrongly', () => {
  expect(
    plannerLinkSchema.parse({ team: 'x', date: '32.1.', time: '25:00', duration: 9000 }),
  ).toEqual({
    team: null,
    date: null,
    time: null,
    duration: null,
    exercise: null,
    copy: null,
    collection: null,
  })
})

test('a repeated session brings everything but its day and the notes', () => {
  expect(createInitialValues({ ...begin, copied })).toMatchObject({
    date: '2026-11-23',
    time: '18:00',
    duration: 75,
    title: 'Pressing',
    objective: 'Win it back',
    place: 'Pitch 2',
    notes: '',
    blocks: [{ phase: 'game', title: 'Free play', minutes: 20 }],
  })
})

test('a linked exercise is added once, in its own phase', () => {
  const { blocks } = createInitialValues({ ...begin, exercise })
  expect(blocks).toMatchObject([{ phase: 'warm_up', exercise_id: 'rondo', minutes: 12 }])
  expect(addExercise(blocks, exercise)).toBe(blocks)
})
