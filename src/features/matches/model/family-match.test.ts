import { expect, test } from 'vitest'
import { listChildrenOfMatch } from './family-match'

const team = { id: 't1', name: 'U12' }
const other = { id: 't2', name: 'U10' }

function createChild(id: string, teams: { id: string; name: string }[]) {
  return { id, first_name: id, full_name: id, may_answer: true, is_trusted: true, teams }
}

test('children of the team and guests with a row, nobody else', () => {
  const family = [
    createChild('own', [team]),
    createChild('guest', [other]),
    createChild('sister', [other]),
  ]
  const shown = listChildrenOfMatch({ team }, family, [{ player_id: 'guest' }])
  expect(shown.map(({ id, teams }) => [id, teams.length])).toEqual([
    ['own', 1],
    ['guest', 2],
  ])
})
