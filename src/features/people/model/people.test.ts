import { describe, expect, test } from 'vitest'
import { computeAttendanceFigures } from './compute-attendance-figures'
import {
  countDaysLeft,
  guardianSchema,
  invitationSchema,
  listRolesToInvite,
} from './invitation-schema'
import { computeAgeOn, isMinor } from './player'
import { toCsv } from './player-csv'
import { blankPlayer, playerSchema } from './player-schema'

test('age counts whole years, and 18 is the first day of being grown up', () => {
  expect(computeAgeOn('2008-11-22', '2026-11-21')).toBe(17)
  expect(isMinor('2008-11-21', '2026-11-21')).toBe(false)
})

describe('linking a parent', () => {
  test('needs the parent’s email and a relationship choice', () => {
    expect(guardianSchema.safeParse({ email: 'x@y.test' }).success).toBe(false)
    expect(guardianSchema.safeParse({ email: 'x', relationship: 'father' }).success).toBe(false)
    expect(guardianSchema.parse({ email: ' X@Y.test ', relationship: 'father' }).email).toBe(
      'x@y.test',
    )
  })

  test('a coach is invited without a child, a parent never', () => {
    const ask = {
      email: 'x@y.test',
      player_id: null,
      relationship: null,
      team_id: null,
      locale: 'de',
    }
    expect(invitationSchema.safeParse({ ...ask, role: 'coach' }).success).toBe(true)
    expect(invitationSchema.safeParse({ ...ask, role: 'parent' }).success).toBe(false)
  })

  test('a parent invites guardians, a coach families, an owner coaches too', () => {
    expect(listRolesToInvite('parent')).toEqual(['parent'])
    expect(listRolesToInvite('coach')).toEqual(['player', 'parent'])
    expect(listRolesToInvite('owner')).toContain('coach')
    expect(listRolesToInvite('player')).toEqual([])
  })

  test('an invitation counts its days down to the last', () => {
    const now = new Date('2026-11-21T12:00:00Z')
    expect(countDaysLeft('2026-11-21T13:00:00Z', now)).toBe(0)
    expect(countDaysLeft('2026-11-21T11:00:00Z', now)).toBeLessThan(0)
    expect(countDaysLeft('2026-12-05T12:00:00Z', now)).toBe(14)
  })
})

describe('the player form', () => {
  const sound = { ...blankPlayer, first_name: 'A', last_name: 'B', date_of_birth: '2013-01-01' }
  const listPaths = (values: object) =>
    playerSchema.safeParse({ ...sound, ...values }).error?.issues.map(({ path }) => path.join('.'))

  test.each([
    ['nobody is born tomorrow', { date_of_birth: '2999-01-01' }, ['date_of_birth']],
    [
      'the main position is no other',
      { position: 'forward', other_positions: ['forward'] },
      ['other_positions'],
    ],
    [
      'a team is entered once',
      {
        squads: [
          { team_id: 'a', shirt_number: 1 },
          { team_id: 'a', shirt_number: 2 },
        ],
      },
      ['squads.1.team_id'],
    ],
    [
      'numbers go from 1 to 99',
      { squads: [{ team_id: 'a', shirt_number: 100 }] },
      ['squads.0.shirt_number'],
    ],
    ['height in cm is that of a person', { height_cm: 15 }, ['height_cm']],
  ])('%s', (_rule, values, expected) => expect(listPaths(values)).toEqual(expected))

  test('the least is a name and a birth date', () => expect(listPaths({})).toBeUndefined())
})

test('excused and injured trainings do not count against anybody', () => {
  const createRecord = (name: 'present' | 'late' | 'excused' | 'absent' | 'injured') => ({
    status: name,
  })
  expect(
    computeAttendanceFigures([
      createRecord('present'),
      createRecord('late'),
      createRecord('absent'),
      createRecord('injured'),
      createRecord('excused'),
    ]),
  ).toEqual({ came: 2, counted: 3, rate: 2 / 3 })
  expect(computeAttendanceFigures([createRecord('excused')]).rate).toBeNull()
})

test('an exported name that looks like a formula stays a name', () => {
  const csv = toCsv(
    [
      {
        id: 'p',
        first_name: '=1+1',
        last_name: 'Kaya',
        date_of_birth: '2013-04-05',
        position: 'forward',
        other_positions: [],
        strong_foot: null,
        photo_path: null,
        guardian_count: 0,
        teams: [
          { id: 'a', name: 'U11', shirt_number: 7 },
          { id: 'b', name: 'U13', shirt_number: null },
        ],
        total_count: 1,
      },
    ],
    {
      headings: ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
      position: (name) => name,
      foot: (name) => name,
    },
  )
  expect(csv.split('\r\n')[1]).toBe("'=1+1,Kaya,2013-04-05,forward,,U11,7")
  expect(csv.split('\r\n')[2]).toContain('U13')
})
