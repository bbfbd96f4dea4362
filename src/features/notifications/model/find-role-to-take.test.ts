import { expect, test } from 'vitest'
import type { Session } from '@/features/session/model/session'
import { findRoleToTake } from './find-role-to-take'

const createHeldRole = (role: 'coach' | 'parent') => ({ role, school_id: null, school_name: null })
const session: Session = {
  user: { id: 'a', email: 'a@demo.test' },
  profile: {
    id: 'a',
    email: 'a@demo.test',
    first_name: 'Ada',
    last_name: 'Roth',
    role: 'coach',
    avatar_url: null,
  },
  held_roles: [createHeldRole('coach'), createHeldRole('parent')],
}

test.each<{ link: string | null; role: string | null; why: string }>([
  { link: '/dashboard/parent/overview', role: 'parent', why: 'held, but not active' },
  { link: '/dashboard/coach/overview', role: null, why: 'active already' },
  { link: '/dashboard/admin/users', role: null, why: 'not held: the guard decides' },
  { link: '/training-manager/trainings/details/1', role: null, why: 'every role has that page' },
  { link: null, role: null, why: 'leads nowhere' },
])('$link → $role ($why)', ({ link, role }) => {
  expect(findRoleToTake(link, session)).toBe(role)
})

test('nobody signed in changes nothing', () => {
  expect(findRoleToTake('/dashboard/parent/overview', null)).toBeNull()
})
