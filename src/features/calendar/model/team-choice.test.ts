import { expect, test } from 'vitest'
import { chooseTeams } from './team-choice'

const readable = ['u9', 'u13', 'u11']
const state = { teams: [], school: false }

test('a coach starts with the own teams and may widen to the whole club', () => {
  const coach = { role: 'coach', own: ['u13', 'u11'], readable } as const
  expect(chooseTeams({ ...coach, state })).toMatchObject({
    offered: ['u13', 'u11'],
    scope: ['u11', 'u13'],
    canWiden: true,
    isWide: false,
  })
  expect(chooseTeams({ ...coach, state: { ...state, school: true } })).toMatchObject({
    offered: readable,
    scope: 'all',
    isWide: true,
  })
})

test('families see the teams they belong to, whatever the address says', () => {
  const choice = chooseTeams({
    role: 'parent',
    own: ['u9'],
    readable,
    state: { teams: ['u13'], school: true },
  })
  expect(choice).toMatchObject({ offered: ['u9'], chosen: [], scope: ['u9'], canWiden: false })
})

test('an administrator, without teams of their own, sees all there is', () => {
  expect(chooseTeams({ role: 'admin', own: [], readable, state })).toMatchObject({
    offered: readable,
    scope: 'all',
    canWiden: false,
  })
})

test('chips narrow; an id that is not on offer is passed over', () => {
  const choice = chooseTeams({
    role: 'coach',
    own: ['u13', 'u11'],
    readable,
    state: { teams: ['u11', 'foreign'], school: false },
  })
  expect(choice).toMatchObject({ chosen: ['u11'], scope: ['u11'] })
})

test('without any team there is nothing to ask for', () => {
  expect(chooseTeams({ role: 'player', own: [], readable: [], state }).scope).toEqual([])
})
