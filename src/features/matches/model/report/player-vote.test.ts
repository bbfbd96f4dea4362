import { expect, test } from 'vitest'
import { AppError } from '@/lib/errors'
import { describeVoteFailure, listChoices } from './player-vote'

test('everybody stands for election but the voter, by shirt and first name', () => {
  const candidates = [
    { id: 'a', first_name: 'Ana', shirt_number: 7 },
    { id: 'b', first_name: 'Ben', shirt_number: null },
  ]
  expect(listChoices(candidates, 'c')).toEqual([
    { value: 'a', label: '7 Ana' },
    { value: 'b', label: 'Ben' },
  ])
  expect(listChoices(candidates, 'a')).toEqual([{ value: 'b', label: 'Ben' }])
})

test('a refusal is told in words where it is known', () => {
  expect(describeVoteFailure(new AppError('invalid', { detail: 'vote_is_over' }))).toBe(
    'matches/report:vote.errors.vote_is_over',
  )
  expect(describeVoteFailure(new AppError('offline'))).toBe('errors:offline')
})
