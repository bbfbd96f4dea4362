import { describe, expect, it } from 'vitest'
import type { AppRole, Session } from '@/features/session/model/session'
import { findHomeSchool, canArchive, canChange } from './animation-access'

function createSession(role: AppRole, schools: [AppRole, string | null][]): Session {
  return {
    user: { id: 'me', email: 'me@demo.test' },
    profile: { id: 'me', email: '', first_name: '', last_name: '', role, avatar_url: null },
    held_roles: schools.map(([held, id]) => ({ role: held, school_id: id, school_name: null })),
  }
}

const mine = { owner_id: 'me', school_id: 'home', visibility: 'me' }
const theirs = { owner_id: 'you', school_id: 'home', visibility: 'school' }

describe('who is offered what', () => {
  it('an owner of the drawing changes it while still staff of its school', () => {
    expect(canChange(mine, createSession('coach', [['coach', 'home']]))).toBe(true)
    expect(canChange(mine, createSession('coach', [['coach', 'rival']]))).toBe(false)
    expect(canChange(mine, createSession('parent', [['parent', 'home']]))).toBe(false)
    expect(canChange(mine, null)).toBe(false)
  })

  it("the platform's are changed by the administrator who drew them", () => {
    const platform = { ...mine, school_id: null }
    expect(canChange(platform, createSession('admin', [['admin', null]]))).toBe(true)
    expect(canChange(platform, createSession('coach', [['coach', 'home']]))).toBe(false)
  })

  it('an owner of the school puts away what colleagues shared, not what they keep to themselves', () => {
    const owner = createSession('owner', [['owner', 'home']])
    expect(canArchive(theirs, owner)).toBe(true)
    expect(canArchive({ ...theirs, visibility: 'me' }, owner)).toBe(false)
    expect(canArchive(theirs, createSession('coach', [['coach', 'home']]))).toBe(false)
  })

  it('a new drawing belongs to the school of the active role', () => {
    const both: [AppRole, string | null][] = [
      ['parent', 'rival'],
      ['coach', 'home'],
    ]
    expect(findHomeSchool(createSession('coach', both))).toBe('home')
    expect(findHomeSchool(createSession('admin', [['admin', null]]))).toBeNull()
  })
})
