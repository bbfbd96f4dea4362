import { expect, test } from 'vitest'
import { createFreeBlock } from './plan'
import { createDraftKey, draftSchema } from './training-draft'
import { createTrainingValues } from './training-defaults'

const saved_at = Date.parse('2026-11-22T20:43:00Z')
const values = {
  ...createTrainingValues({
    now: saved_at,
    zone: 'Europe/Berlin',
    teamId: 'team',
    place: 'Main pitch',
  }),
  // a draft may hold what the form would refuse
  title: 'x'.repeat(200),
  blocks: [createFreeBlock('a', 'warm_up', '')],
}

test('what the form would refuse is kept as it was typed', () => {
  const draft = { saved_at, base_version: 3, values }
  expect(draftSchema.parse(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
})

test('a draft belongs to one person and training', () => {
  expect(createDraftKey('person', null)).not.toBe(createDraftKey('other', null))
  expect(createDraftKey('person', null)).not.toBe(createDraftKey('person', 'training'))
})
