import { describe, expect, test } from 'vitest'
import { findOpenAction } from './open-plan'

const today = '2026-11-18'
const yes = '2026-11-01T10:00:00Z'
const agreed = {
  ends_on: '2026-12-31',
  player_agreed_at: yes,
  family_agreed_at: yes,
  player: { user_id: 'mila' },
  reviews: [],
}
const young = { user_id: null }

describe('a plan wants', () => {
  test('nothing while it runs and everybody has said yes', () => {
    expect(findOpenAction(agreed, 'mila', today)).toBeNull()
    expect(findOpenAction(agreed, 'mother', today)).toBeNull()
  })

  test('an answer of whoever has not given the own one', () => {
    expect(findOpenAction({ ...agreed, player_agreed_at: null }, 'mila', today)).toBe('answer')
    expect(findOpenAction({ ...agreed, player_agreed_at: null }, 'mother', today)).toBeNull()
    expect(findOpenAction({ ...agreed, family_agreed_at: null }, 'mother', today)).toBe('answer')
    expect(findOpenAction({ ...agreed, family_agreed_at: null }, 'mila', today)).toBeNull()
  })

  test('both answers of the guardian of a child without an account', () => {
    const asked = { ...agreed, player: young, player_agreed_at: null }
    expect(findOpenAction(asked, 'mother', today)).toBe('answer')
  })

  test('a look back from its last day on, once', () => {
    const over = { ...agreed, ends_on: today }
    expect(findOpenAction(over, 'mila', today)).toBe('look_back')
    expect(findOpenAction(over, 'mother', today)).toBeNull()
    expect(findOpenAction({ ...over, player: young }, 'mother', today)).toBe('look_back')
    expect(findOpenAction({ ...over, reviews: [{ kind: 'self' }] }, 'mila', today)).toBeNull()
    expect(findOpenAction({ ...over, reviews: [{ kind: 'coach' }] }, 'mila', today)).toBe(
      'look_back',
    )
  })
})
