import { describe, expect, it } from 'vitest'
import type { AppRole, Session } from '@/features/session/model/session'
import { getTeamAccess } from './access'

const team = { school_id: 'home' }

function createSession(role: AppRole, schoolId: string): Session {
  return {
    user: { id: 'me', email: 'me@club.test' },
    profile: {
      id: 'me',
      email: 'me@club.test',
      first_name: '',
      last_name: '',
      role,
      avatar_url: null,
    },
    held_roles: [{ role, school_id: schoolId, school_name: null }],
  }
}

describe('the page of a team offers', () => {
  it('everything to the owner of its school, but attendance only on the staff', () => {
    const access = getTeamAccess(createSession('owner', 'home'), team, [])
    expect(access).toMatchObject({ isOwner: true, isManager: true, isStaff: false })
  })

  it('nothing to change to the rival’s owner', () => {
    const access = getTeamAccess(createSession('owner', 'rival'), team, [])
    expect(access).toMatchObject({ isOwner: false, isManager: false })
  })

  it('the squad to a coach on its staff, and nothing to change to a colleague', () => {
    const coach = createSession('coach', 'home')
    expect(getTeamAccess(coach, team, [{ user_id: 'me' }])).toMatchObject({
      isOwner: false,
      isManager: true,
      isStaff: true,
    })
    expect(getTeamAccess(coach, team, [{ user_id: 'other' }]).isManager).toBe(false)
  })

  it('reading to families, even where one of them is on the staff in another role', () => {
    const access = getTeamAccess(createSession('parent', 'home'), team, [{ user_id: 'me' }])
    expect(access).toMatchObject({ isFamily: true, isManager: false })
  })

  it('nothing without a session', () => {
    expect(getTeamAccess(null, team, []).isManager).toBe(false)
  })
})
