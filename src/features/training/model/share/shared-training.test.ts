import { expect, test } from 'vitest'
import { sharedTrainingSchema, toSharedPlan } from './shared-training'

const createText = (locale: string, title: string) => ({
  locale,
  title,
  aim: 'Aim',
  setup: 'Square',
  rules: 'Two touches',
  coaching_points: ['Open body'],
})

const exercise = {
  players_min: 6,
  players_max: 8,
  area_length_m: 20,
  area_width_m: 15,
  equipment: [{ kind: 'cones', count: 8 }],
  scene: { v: 1 },
  texts: [createText('en', 'Rondo'), createText('de', 'Eckle')],
}

const shared = sharedTrainingSchema.parse({
  title: null,
  objective: 'Keep the ball',
  starts_at: '2026-11-24T16:30:00Z',
  ends_at: '2026-11-24T18:00:00Z',
  status: 'planned',
  time_zone: 'Europe/Berlin',
  team_name: 'U13',
  school_name: 'Riverside',
  place: null,
  blocks: [
    { id: 'c', phase: 'game', position: 0, lane: 0, title: 'Game', minutes: 20, exercise: null },
    {
      id: 'b',
      phase: 'main_part',
      position: 0,
      lane: 1,
      title: 'Keepers',
      minutes: 25,
      exercise: null,
    },
    { id: 'a', phase: 'main_part', position: 0, lane: 0, title: null, minutes: 15, exercise },
  ],
})

const plan = (locale: string) => toSharedPlan(shared, locale, (number) => `Group ${number}`)

test('a link shows the running order on the clock of the school, lanes side by side', () => {
  const { steps, start, end } = plan('en')
  expect([start, end]).toEqual(['17:30', '19:00'])
  expect(steps.map((step) => [step.start, step.minutes])).toEqual([
    ['17:30', 25],
    ['17:55', 20],
  ])
  expect(steps[0]?.blocks.map(({ title, group }) => [title, group])).toEqual([
    ['Rondo', 'Group 1'],
    ['Keepers', 'Group 2'],
  ])
  expect(steps[1]?.blocks[0]?.group).toBeNull()
})

test('the reader gets their own language, or English', () => {
  const getTitle = (locale: string) => plan(locale).steps[0]?.blocks[0]?.title
  expect([getTitle('de'), getTitle('bg')]).toEqual(['Eckle', 'Rondo'])
})

test('how it is laid out and how it is played are two things', () => {
  expect(plan('en').steps[0]?.blocks[0]).toMatchObject({ setup: 'Square', rules: 'Two touches' })
})

test('what to carry is there for who stands in', () => {
  expect(plan('en').equipment).toEqual([{ kind: 'cones', count: 8 }])
})
