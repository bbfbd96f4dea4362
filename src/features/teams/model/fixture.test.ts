import { describe, expect, it } from 'vitest'
import { getMatchSide, getOutcome, formatScore } from './fixture'

describe('a result', () => {
  it('is won, drawn or lost from the team’s side, and nothing without a score', () => {
    expect(getOutcome({ goals_for: 2, goals_against: 1 })).toBe('won')
    expect(getOutcome({ goals_for: 0, goals_against: 0 })).toBe('drawn')
    expect(getOutcome({ goals_for: 1, goals_against: 4 })).toBe('lost')
    expect(getOutcome({ goals_for: null, goals_against: null })).toBeNull()
  })

  it('names the goals of the home side first', () => {
    const score = { goals_for: 2, goals_against: 1 }
    expect(formatScore({ ...score, is_home: true })).toBe('2:1')
    expect(formatScore({ ...score, is_home: false })).toBe('1:2')
    expect(formatScore({ goals_for: null, goals_against: null, is_home: true })).toBeNull()
  })
})

it('on neutral ground is neither at home nor away, whoever is named first', () => {
  expect(getMatchSide({ is_home: true, is_neutral: false })).toBe('home')
  expect(getMatchSide({ is_home: false, is_neutral: false })).toBe('away')
  expect(getMatchSide({ is_home: true, is_neutral: true })).toBe('neutral')
  expect(getMatchSide({ is_home: false, is_neutral: true })).toBe('neutral')
})
