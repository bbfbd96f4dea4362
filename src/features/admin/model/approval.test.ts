import { expect, test } from 'vitest'
import { planApprovals, withSchool } from './approval'

const schools = [
  { id: 'a', name: 'FC Riverside' },
  { id: 'b', name: 'SV Nord' },
]

function asking(id: string, requested_role: string | null, request_school_name: string | null) {
  return {
    id,
    full_name: `Person ${id}`,
    email: `${id}@people.test`,
    request_id: requested_role ? `request ${id}` : null,
    requested_role,
    request_school_name,
  }
}

test('everybody gets the role and the school they asked for', () => {
  const { planned, leftOut } = planApprovals(
    [asking('1', 'coach', 'fc riverside'), asking('2', 'parent', 'SV Nord')],
    schools,
  )
  expect(planned.map(({ role, school_id }) => [role, school_id])).toEqual([
    ['coach', 'a'],
    ['parent', 'b'],
  ])
  expect(leftOut).toBe(0)
})

test('who asked for nothing or for an administrator’s rights is decided one by one', () => {
  const { planned, leftOut } = planApprovals(
    [asking('1', null, null), asking('2', 'admin', null), asking('3', 'coach', 'SV Nord')],
    schools,
  )
  expect(planned).toHaveLength(1)
  expect(leftOut).toBe(2)
})

test('an unknown school waits for a choice, which does not touch the others', () => {
  const { planned } = planApprovals(
    [asking('1', 'coach', 'Nobody knows it'), asking('2', 'coach', 'SV Nord')],
    schools,
  )
  expect(withSchool(planned, null)).toEqual([{ request_id: 'request 2', school_id: 'b' }])
  expect(withSchool(planned, 'a')).toEqual([
    { request_id: 'request 1', school_id: 'a' },
    { request_id: 'request 2', school_id: 'b' },
  ])
})
