import { expect, test } from 'vitest'
import { createCandidate, request } from '@/test/quick-session'
import { makeSession } from './make-session'
import type { TeamSlot } from '@/features/planner/model/next-slot'
import { toQuickArgument } from './save-argument'

const slot: TeamSlot = {
  teamId: 'team',
  date: '2026-11-24',
  time: '17:30',
  minutes: 90,
  place: 'Pitch 2',
  existing: null,
  planned: null,
}
const texts = {
  title: 'Possession',
  objective: 'Main topics: Possession',
  untitled: 'Quick session',
  free: ({ phase }: { phase: string }) => `Free ${phase}`,
  group: (number: number) => `Group ${number}`,
}
const session = makeSession(
  request({ candidates: [createCandidate({ id: 'rondo', players: [6, 8] })], minutes: 60 }),
)

test('groups side by side become lanes of one step, and count once', () => {
  const { blocks, planned_players } = toQuickArgument(session, slot, 60, 'Europe/Berlin', texts)
  expect(planned_players).toBe(16)
  expect(blocks.filter(({ exercise_id }) => exercise_id === 'rondo')).toMatchObject([
    { lane: 0, group_label: 'Group 1', planned_rpe: 5, title: null },
    { lane: 1, group_label: 'Group 2', planned_rpe: 5, title: null },
  ])
  const steps = blocks.filter(({ lane }) => lane === 0)
  expect(steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(60)
})

test('a place without an exercise gets a title', () => {
  const { blocks } = toQuickArgument(session, slot, 60, 'Europe/Berlin', texts)
  expect(blocks[0]).toMatchObject({ exercise_id: null, title: 'Free warm_up', lane: 0 })
})

test('an empty training is filled: title and objective follow the theme, the rest stays', () => {
  const existing = {
    id: 'row',
    version: 3,
    team_id: 'team',
    starts_at: '2026-11-24T16:30:00Z',
    ends_at: '2026-11-24T18:00:00Z',
    status: 'planned',
    title: 'Tuesday',
    objective: 'Fun',
    place: 'Pitch 2',
    notes: 'Bring water',
    blocks: [],
  }
  const createArgument = (title: string | null) =>
    toQuickArgument(session, { ...slot, existing }, 60, 'Europe/Berlin', { ...texts, title })
  expect(createArgument('Possession')).toMatchObject({
    id: 'row',
    version: 3,
    title: 'Possession',
    objective: 'Main topics: Possession',
    notes: 'Bring water',
    starts_at: '2026-11-24T16:30:00.000Z',
    ends_at: '2026-11-24T17:30:00.000Z',
  })
  expect(createArgument(null)).toMatchObject({ title: 'Tuesday', objective: 'Fun' })
  expect(createArgument('Tuesday')).toMatchObject({ title: 'Tuesday', objective: 'Fun' })
})
