import { expect, test } from 'vitest'
import { planApprovals, assignSchool } from './approval'

const schools = [
  { id: 'a', name: 'FC Riverside' },
  { id: 'b', name: 'SV Nord' },
]

function createAsking(
  id: string,
  requested_role: string | null,
  request_school_name: string | null,
) {
  return {
    id,
    full_name: `Person ${id}`,
    email: `${id}@people.test`,
    request_id: requested_role ? `request ${id}` : null,
    requested_role,
    request_school_name,
    request_child_name: null,
  }
}

test('everybody gets the role and the school they asked for', () => {
  const { planned, leftOut } = planApprovals(
    [createAsking('1', 'coach', 'fc riverside'), createAsking('2', 'parent', 'SV Nord')],
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
    [
      createAsking('1', null, null),
      createAsking('2', 'admin', null),
      createAsking('3', 'coach', 'SV Nord'),
    ],
    schools,
  )
  expect(planned).toHaveLength(1)
  expect(leftOut).toBe(2)
})

test('an unknown school waits for a choice, which does not touch the others', () => {
  const { planned } = planApprovals(
    [createAsking('1', 'coach', 'Nobody knows it'), createAsking('2', 'coach', 'SV Nord')],
    schools,
  )
  expect(assignSchool(planned, null)).toEqual([{ request_id: 'request 2', school_id: 'b' }])
  expect(assignSchool(planned, 'a')).toEqual([
    { request_id: 'request 1', school_id: 'a' },
    { request_id: 'request 2', school_id: 'b' },
  ])
})

test('a parent who names a child is decided one by one: somebody has to pick the child', () => {
  const parent = { ...createAsking('1', 'parent', 'SV Nord'), request_child_name: 'Emir Yılmaz' }
  const { planned, leftOut } = planApprovals([parent], schools)
  expect(planned).toEqual([])
  expect(leftOut).toBe(1)
})
