import { expect, test } from 'vitest'
import { groupAnswers } from './squad-answers'

test('an answer to a time that has changed since counts as open', () => {
  const squad = [
    { id: 'p1', first_name: 'Emir', last_name: 'Y' },
    { id: 'p2', first_name: 'Defne', last_name: 'Y' },
    { id: 'p3', first_name: 'Kai', last_name: 'Z' },
  ]
  const given = {
    answer: 'yes',
    answer_reason: null,
    answer_note: null,
    needs_reconfirmation: false,
  } as const
  const groups = groupAnswers(squad, [
    { player_id: 'p1', ...given },
    { player_id: 'p2', ...given, needs_reconfirmation: true },
  ])
  expect(groups.yes.map(({ id }) => id)).toEqual(['p1'])
  expect(groups.open.map(({ id }) => id)).toEqual(['p2', 'p3'])
})
