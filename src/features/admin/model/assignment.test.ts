import { describe, expect, test } from 'vitest'
import { readUrlState } from '@/shared/hooks/url-state'
import { assignmentSchema, likelySchool, sharedWish } from './assignment'
import { userFilterSchema } from './user-filter'

const schools = [
  { id: 'r', name: 'FC Riverside' },
  { id: 'n', name: 'SV Nordstadt' },
]

const wish = (requested_role: string | null, request_school_name: string | null = null) => ({
  requested_role,
  request_school_name,
})

describe('assigning a role', () => {
  test('every role but admin needs a school', () => {
    expect(assignmentSchema.safeParse({ role: 'coach', school_id: null }).success).toBe(false)
    expect(assignmentSchema.safeParse({ role: 'coach', school_id: 'r' }).success).toBe(true)
    expect(assignmentSchema.safeParse({ role: 'admin', school_id: null }).success).toBe(true)
  })

  test('starts with the role that all chosen people asked for', () => {
    expect(sharedWish([wish('coach'), wish('Coach')])).toBe('coach')
    expect(sharedWish([wish('coach'), wish('parent')])).toBeNull()
    expect(sharedWish([wish('coach'), wish(null)])).toBeNull()
    expect(sharedWish([])).toBeNull()
  })

  test('suggests the school people typed, but never guesses between two', () => {
    expect(likelySchool([wish('coach', 'fc riverside ')], schools)).toBe('r')
    expect(likelySchool([wish('coach', 'Riverside')], schools)).toBe('r')
    expect(
      likelySchool([wish('coach', 'Riverside'), wish('coach', 'Nordstadt')], schools),
    ).toBeNull()
    expect(likelySchool([wish('coach')], schools)).toBeNull()
    expect(likelySchool([wish('coach')], schools.slice(0, 1))).toBe('r')
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
