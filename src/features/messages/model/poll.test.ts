import { expect, test } from 'vitest'
import {
  applyAnswer,
  computeShare,
  countVoters,
  isFull,
  pollSchema,
  toPollOptions,
  type Poll,
} from './poll'

const createOption = (id: string, user_ids: string[], max_people: number | null = null) => ({
  id,
  label: id,
  max_people,
  user_ids,
})

const poll: Poll = {
  message_id: 1,
  is_multiple: false,
  closes_at: '2026-11-25T16:00:00Z',
  is_open: true,
  can_close: false,
  options: [createOption('sat', ['ada', 'ben']), createOption('sun', ['eva'])],
}

const getPeople = ({ options }: Poll) => options.map(({ user_ids }) => user_ids)

test('another choice takes the place of the first one, unless several are allowed', () => {
  const answer = { optionId: 'sun', isOn: true }
  expect(getPeople(applyAnswer(poll, answer, 'ada'))).toEqual([['ben'], ['eva', 'ada']])
  const several = applyAnswer({ ...poll, is_multiple: true }, answer, 'ada')
  expect(getPeople(several)).toEqual([
    ['ada', 'ben'],
    ['eva', 'ada'],
  ])
})

test('taking back touches this one option of this one person', () => {
  const after = applyAnswer(poll, { optionId: 'sat', isOn: false }, 'ada')
  expect(getPeople(after)).toEqual([['ben'], ['eva']])
  expect(getPeople(applyAnswer(poll, { optionId: 'sun', isOn: false }, 'ada'))).toEqual(
    getPeople(poll),
  )
})

test('people are counted once, bars fill with the places there are or with everybody who answered', () => {
  const list = { ...poll, options: [createOption('a', ['ada', 'ben']), createOption('b', ['ada'])] }
  expect(countVoters(list)).toBe(2)
  expect(computeShare(createOption('a', ['ada']), 4)).toBe(25)
  expect(computeShare(createOption('a', ['ada'], 2), 4)).toBe(50)
  expect(computeShare(createOption('a', []), 0)).toBe(0)
  expect(isFull(createOption('a', ['ada'], 1))).toBe(true)
  expect(isFull(createOption('a', ['ada']))).toBe(false)
})

const values = {
  question: 'Who brings what?',
  options: [
    { label: ' Cake ', max_people: 1 },
    { label: 'Drinks', max_people: null },
    { label: '', max_people: null },
  ],
  has_limits: true,
  is_multiple: true,
  closes_on: '2026-11-25',
}

test('empty rows are left out, limits only where they are wanted', () => {
  const read = pollSchema.parse(values)
  expect(toPollOptions(read)).toEqual([
    { label: 'Cake', max_people: 1 },
    { label: 'Drinks', max_people: null },
  ])
  expect(toPollOptions({ ...read, has_limits: false })[0]?.max_people).toBeNull()
})

test('two different options at least', () => {
  const check = (labels: string[]) =>
    pollSchema.safeParse({
      ...values,
      options: labels.map((label) => ({ label, max_people: null })),
    }).success
  expect(check(['Yes', 'No'])).toBe(true)
  expect(check(['Yes', ' '])).toBe(false)
  expect(check(['Yes', 'yes', 'No'])).toBe(false)
  expect(check(['Yes', 'x'.repeat(101)])).toBe(false)
})
