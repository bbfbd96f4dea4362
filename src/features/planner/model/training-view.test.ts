import { expect, test } from 'vitest'
import { toTrainingView } from './training-view'

const exercise = {
  id: 'rondo',
  topic: 'possession',
  phase: 'main_part',
  min_age: 8,
  max_age: 99,
  players_min: 5,
  players_max: 8,
  area_length_m: 12,
  area_width_m: 12,
  minutes: 15,
  intensity: 'medium',
  has_heading: false,
  equipment: [{ kind: 'balls', count: 4 }],
  diagram: null,
  texts: [
    {
      locale: 'en',
      title: 'Rondo',
      aim: 'Keep it',
      setup: 'Square',
      rules: 'Two touches',
      coaching_points: ['Look'],
    },
    {
      locale: 'bg',
      title: 'Рондо',
      aim: 'Пази я',
      setup: 'Квадрат',
      rules: 'Два допира',
      coaching_points: ['Гледай'],
    },
  ],
} as const

const alone = { lane: 0, group_label: null, planned_rpe: null } as const
const free = { ...alone, title: 'Drinks', note: null, exercise_id: null, exercise: null } as const
const training = {
  starts_at: '2026-11-24T16:30:00Z',
  ends_at: '2026-11-24T18:00:00Z',
  team: { school: { time_zone: 'Europe/Berlin' } },
  blocks: [
    { ...free, id: 'c', phase: 'cool_down', position: 0, minutes: 10 },
    { ...free, id: 'b', phase: 'main_part', position: 1, minutes: 5 },
    {
      ...alone,
      id: 'a',
      phase: 'main_part',
      position: 0,
      minutes: 20,
      title: null,
      note: 'In two groups',
      exercise_id: 'rondo',
      exercise,
    },
  ],
} as const

test('phases follow the session, blocks their position, and each knows when it starts', () => {
  const view = toTrainingView(training, 'en')
  expect(view).toMatchObject({ date: '2026-11-24', start: '17:30', end: '19:00', length: 90 })
  expect(view.minutes).toBe(35)
  expect(view.phases.map(({ phase, start, end, minutes }) => [phase, start, end, minutes])).toEqual(
    [
      ['main_part', '17:30', '17:55', 25],
      ['cool_down', '17:55', '18:05', 10],
    ],
  )
  expect(view.phases[0]?.blocks.map(({ key, start }) => [key, start])).toEqual([
    ['a', '17:30'],
    ['b', '17:50'],
  ])
  expect(view.equipment).toEqual([{ kind: 'balls', count: 4 }])
})

test('an exercise speaks the language of the reader, English where it is not translated', () => {
  const getFirstBlock = (locale: string) => toTrainingView(training, locale).phases[0]?.blocks[0]
  expect(getFirstBlock('bg')).toMatchObject({
    setup: 'Квадрат',
    rules: 'Два допира',
    exercise: { title: 'Рондо' },
  })
  expect(getFirstBlock('de')).toMatchObject({ points: ['Look'], exercise: { title: 'Rondo' } })
})

test('a block carries the animation of its exercise, to be watched from the plan', () => {
  const moving = { ...training.blocks[2], exercise: { ...exercise, animation_id: 'wave' } }
  const view = toTrainingView({ ...training, blocks: [moving, training.blocks[1]] }, 'en')
  expect(view.phases[0]?.blocks.map((block) => block.animation_id)).toEqual(['wave', null])
})

test('an empty plan has no phases', () => {
  expect(toTrainingView({ ...training, blocks: [] }, 'en')).toMatchObject({
    minutes: 0,
    phases: [],
  })
})

test('what runs side by side starts together and counts once, with the longest lane', () => {
  const beside = { ...training.blocks[0], id: 'd', lane: 2, group_label: 'Keepers', minutes: 15 }
  const view = toTrainingView({ ...training, blocks: [beside, ...training.blocks] }, 'en')
  const coolDown = view.phases.at(-1)
  expect(view.minutes).toBe(40)
  expect(coolDown).toMatchObject({ minutes: 15, start: '17:55', end: '18:10' })
  expect(coolDown?.blocks.map(({ key, start, lane }) => [key, start, lane])).toEqual([
    ['c', '17:55', 0],
    ['d', '17:55', 1],
  ])
})
