import { describe, expect, it } from 'vitest'
import { outcomeOf, scoreText } from './fixture'

describe('a result', () => {
  it('is won, drawn or lost from the team’s side, and nothing without a score', () => {
    expect(outcomeOf({ goals_for: 2, goals_against: 1 })).toBe('won')
    expect(outcomeOf({ goals_for: 0, goals_against: 0 })).toBe('drawn')
    expect(outcomeOf({ goals_for: 1, goals_against: 4 })).toBe('lost')
    expect(outcomeOf({ goals_for: null, goals_against: null })).toBeNull()
  })

  it('names the goals of the home side first', () => {
    const score = { goals_for: 2, goals_against: 1 }
    expect(scoreText({ ...score, is_home: true })).toBe('2:1')
    expect(scoreText({ ...score, is_home: false })).toBe('1:2')
    expect(scoreText({ goals_for: null, goals_against: null, is_home: true })).toBeNull()
  })
})
