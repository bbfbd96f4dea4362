import { expect, test } from 'vitest'
import { formatMinute, listCards, listGoals } from './match-story'

const base = {
  period: 1,
  clock_seconds: 0,
  is_opponent: false,
  player_id: 'ada',
  second_player_id: null,
}

test('minutes count on over the periods, and added time stands beside the end', () => {
  expect(formatMinute(1, 0, 30)).toBe('1')
  expect(formatMinute(2, 185, 30)).toBe('34')
  expect(formatMinute(1, 1805, 30)).toBe('30+1')
  expect(formatMinute(2, 1990, 30)).toBe('60+4')
})

test('goals carry the score after them, own goals count for the other side', () => {
  const goals = listGoals(
    [
      { ...base, id: '1', kind: 'goal', second_player_id: 'ben' },
      { ...base, id: '2', kind: 'own_goal' },
      { ...base, id: '3', kind: 'own_goal', is_opponent: true, player_id: null },
      { ...base, id: '4', kind: 'save' },
      { ...base, id: '5', kind: 'penalty_goal', is_opponent: true, player_id: null },
    ],
    30,
  )
  expect(goals.map(({ id, isOurs, score }) => [id, isOurs, ...score])).toEqual([
    ['1', true, 1, 0],
    ['2', false, 1, 1],
    ['3', true, 2, 1],
    ['5', false, 2, 2],
  ])
  expect(goals[0]?.assist_id).toBe('ben')
})

test('cards are told apart', () => {
  const events = [
    { ...base, id: '1', kind: 'yellow' },
    { ...base, id: '2', kind: 'red', is_opponent: true, player_id: null },
    { ...base, id: '3', kind: 'substitution' },
  ]
  expect(listCards(events, 30).map(({ kind, isOurs }) => [kind, isOurs])).toEqual([
    ['yellow', true],
    ['red', false],
  ])
})
