import { describe, expect, test } from 'vitest'
import { readUrlState } from '@/shared/hooks/url-state'
import { assignmentSchema, guessSchool, findSharedWish } from './assignment'
import { userFilterSchema } from './user-filter'

const schools = [
  { id: 'r', name: 'FC Riverside' },
  { id: 'n', name: 'SV Nordstadt' },
]

const createWish = (requested_role: string | null, request_school_name: string | null = null) => ({
  requested_role,
  request_school_name,
})

describe('assigning a role', () => {
  test('every role but admin needs a school', () => {
    const isValid = (role: string, school_id: string | null) =>
      assignmentSchema.safeParse({ role, school_id, player_id: null, relationship: 'parent' })
        .success
    expect(isValid('coach', null)).toBe(false)
    expect(isValid('coach', 'r')).toBe(true)
    expect(isValid('admin', null)).toBe(true)
  })

  test('starts with the role that all chosen people asked for', () => {
    expect(findSharedWish([createWish('coach'), createWish('Coach')])).toBe('coach')
    expect(findSharedWish([createWish('coach'), createWish('parent')])).toBeNull()
    expect(findSharedWish([createWish('coach'), createWish(null)])).toBeNull()
    expect(findSharedWish([])).toBeNull()
  })

  test('suggests the school people typed, but never guesses between two', () => {
    expect(guessSchool([createWish('coach', 'fc riverside ')], schools)).toBe('r')
    expect(guessSchool([createWish('coach', 'Riverside')], schools)).toBe('r')
    expect(
      guessSchool([createWish('coach', 'Riverside'), createWish('coach', 'Nordstadt')], schools),
    ).toBeNull()
    expect(guessSchool([createWish('coach')], schools)).toBeNull()
    expect(guessSchool([createWish('coach')], schools.slice(0, 1))).toBe('r')
  })
})

describe('the people list', () => {
  test('a bad address falls back to the default list', () => {
    const address = new URLSearchParams('page=-4&sort=password&role=king&status=7')
    const filter = readUrlState(userFilterSchema, address)
    expect(filter).toEqual({
      q: '',
      status: 'all',
      role: '',
      school: '',
      sort: 'created_at',
      dir: 'desc',
      page: 1,
    })
  })
})
