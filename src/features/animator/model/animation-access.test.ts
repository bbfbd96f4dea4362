import { describe, expect, it } from 'vitest'
import type { AppRole, Session } from '@/features/session/model/session'
import { homeSchool, mayArchive, mayChange } from './animation-access'

function session(role: AppRole, schools: [AppRole, string | null][]): Session {
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
    expect(mayChange(mine, session('coach', [['coach', 'home']]))).toBe(true)
    expect(mayChange(mine, session('coach', [['coach', 'rival']]))).toBe(false)
    expect(mayChange(mine, session('parent', [['parent', 'home']]))).toBe(false)
    expect(mayChange(mine, null)).toBe(false)
  })

  it("the platform's are changed by the administrator who drew them", () => {
    const platform = { ...mine, school_id: null }
    expect(mayChange(platform, session('admin', [['admin', null]]))).toBe(true)
    expect(mayChange(platform, session('coach', [['coach', 'home']]))).toBe(false)
  })

  it('an owner of the school puts away what colleagues shared, not what they keep to themselves', () => {
    const owner = session('owner', [['owner', 'home']])
    expect(mayArchive(theirs, owner)).toBe(true)
    expect(mayArchive({ ...theirs, visibility: 'me' }, owner)).toBe(false)
    expect(mayArchive(theirs, session('coach', [['coach', 'home']]))).toBe(false)
  })

  it('a new drawing belongs to the school of the active role', () => {
    const both: [AppRole, string | null][] = [
      ['parent', 'rival'],
      ['coach', 'home'],
    ]
    expect(homeSchool(session('coach', both))).toBe('home')
    expect(homeSchool(session('admin', [['admin', null]]))).toBeNull()
  })
})
