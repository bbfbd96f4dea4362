import { expect, test } from 'vitest'
import { listCoachIds, openInvitations, listWaitingForRole } from './school-needs'

const now = Date.parse('2026-11-21T12:00:00Z')

function createInvitation(changes: Partial<Parameters<typeof listWaitingForRole>[0][number]>) {
  return {
    id: 'i1',
    email: 'nina@demo.test',
    role: 'coach',
    status: 'pending' as const,
    school_id: 's1',
    accepted_by: null,
    expires_at: '2026-12-01T12:00:00Z',
    ...changes,
  }
}

test('an invitation is open until somebody answers or its 14 days are over', () => {
  const { open, ending } = openInvitations(
    [
      createInvitation({ id: 'fresh' }),
      createInvitation({ id: 'ending', expires_at: '2026-11-23T12:00:00Z' }),
      createInvitation({ id: 'over', expires_at: '2026-11-20T12:00:00Z' }),
      createInvitation({ id: 'declined', status: 'declined' }),
    ],
    now,
  )
  expect(open.map(({ id }) => id)).toEqual(['fresh', 'ending'])
  expect(ending.map(({ id }) => id)).toEqual(['ending'])
})

test('who accepted waits until an administrator gives that very role at that school', () => {
  const accepted = createInvitation({ status: 'accepted', accepted_by: 'u1' })
  const asParent = { user_id: 'u1', role: 'parent', school_id: 's1' }
  const elsewhere = { user_id: 'u1', role: 'coach', school_id: 's2' }
  expect(listWaitingForRole([accepted], [asParent, elsewhere])).toEqual([accepted])
  expect(listWaitingForRole([accepted], [{ ...elsewhere, school_id: 's1' }])).toEqual([])
})

test('a coach of two schools is one coach', () => {
  const coach = { user_id: 'u1', role: 'coach', school_id: 's1' }
  expect(listCoachIds([coach, { ...coach, school_id: 's2' }, { ...coach, role: 'owner' }])).toEqual(
    ['u1'],
  )
})
