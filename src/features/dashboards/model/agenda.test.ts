import { describe, expect, it } from 'vitest'
import { toAgenda, type AgendaItem } from './agenda'
import { computeTimeTo } from './distance'
import {
  filterAgenda,
  listFirstNames,
  listTeamIds,
  toChild,
} from '@/features/attendance/model/family/children'
import {
  groupByDay,
  listCalledOff,
  isPlanMissing,
  findNextMatch,
  findNextMatches,
  findNextTraining,
  listSoon,
} from './next-up'
import { listOwnedSchoolIds } from '@/features/session/model/owned-schools'
import { compareByTeamName } from './team-order'

const zone = 'Europe/Berlin'
/** Saturday 21 November 2026, 12:00 in Berlin. */
const now = Date.parse('2026-11-21T11:00:00Z')

function createTraining(id: string, start: string, end: string, change = {}) {
  return {
    id,
    title: null,
    objective: null,
    starts_at: start,
    ends_at: end,
    place: null,
    status: 'planned' as const,
    blocks: [
      { phase: 'warm_up' as const, position: 0, minutes: 15 },
      { phase: 'game' as const, position: 0, minutes: 60 },
      // beside the game, for the keepers
      { phase: 'game' as const, position: 0, minutes: 20 },
    ],
    ...change,
  }
}

function createMatch(id: string, start: string, change = {}) {
  return {
    id,
    opponent: 'VfL Auwald',
    is_home: true,
    is_neutral: false,
    kind: 'league' as const,
    starts_at: start,
    meet_at: null,
    venue: 'Pitch 1',
    status: 'planned' as const,
    ...change,
  }
}

function createTeam(
  id: string,
  trainings: ReturnType<typeof createTraining>[],
  matches: ReturnType<typeof createMatch>[],
) {
  return { id, name: id.toUpperCase(), school: { time_zone: zone }, trainings, matches }
}

function listIds(items: readonly (AgendaItem | null)[]) {
  return items.map((item) => item?.id)
}

const agenda = toAgenda([
  createTeam(
    'u11',
    [
      createTraining('over', '2026-11-21T09:00:00Z', '2026-11-21T10:30:00Z'),
      createTraining('off', '2026-11-23T16:15:00Z', '2026-11-23T17:30:00Z', {
        status: 'cancelled',
      }),
      createTraining('bare', '2026-11-25T16:15:00Z', '2026-11-25T17:45:00Z', { blocks: [] }),
    ],
    [createMatch('running', '2026-11-21T10:00:00Z'), createMatch('far', '2026-12-05T10:00:00Z')],
  ),
  createTeam(
    'u13',
    [
      createTraining('full', '2026-11-24T16:30:00Z', '2026-11-24T18:00:00Z'),
      // 23:30 on Friday the 27th in Berlin is the seventh day, half past midnight the eighth
      createTraining('late', '2026-11-27T22:30:00Z', '2026-11-27T22:50:00Z'),
      createTraining('eighth', '2026-11-27T23:30:00Z', '2026-11-27T23:50:00Z'),
    ],
    [createMatch('next', '2026-11-22T10:00:00Z')],
  ),
])

describe('agenda', () => {
  it('puts trainings and matches of all teams in the order of time', () => {
    expect(listIds(agenda)).toEqual([
      'over',
      'running',
      'next',
      'off',
      'full',
      'bare',
      'late',
      'eighth',
      'far',
    ])
    expect(agenda[4]).toMatchObject({ planned_minutes: 75, has_plan: true, zone })
  })

  it('waits for the next training that takes place, and counts a match as on for two hours', () => {
    expect(findNextTraining(agenda, now)?.id).toBe('full')
    expect(findNextMatch(agenda, now)?.id).toBe('running')
    expect(findNextMatch(agenda, now + 3_600_001)?.id).toBe('next')
    expect(listIds(findNextMatches(agenda, now))).toEqual(['running', 'next'])
    expect(findNextTraining([], now)).toBeNull()
    expect(findNextMatch([], now)).toBeNull()
  })

  it('shows seven days of the school, today included, without what is over', () => {
    expect(listIds(listSoon(agenda, now))).toEqual([
      'running',
      'next',
      'off',
      'full',
      'bare',
      'late',
    ])
    expect(groupByDay(listSoon(agenda, now)).map(({ date }) => date)).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-27',
    ])
  })

  it('says what was called off only when it would have come before the next one', () => {
    expect(listIds(listCalledOff(agenda, now))).toEqual(['off'])
    expect(listCalledOff(agenda, Date.parse('2026-11-23T17:31:00Z'))).toEqual([])
    const only = agenda.filter(({ id }) => id === 'off')
    expect(listIds(listCalledOff(only, now))).toEqual(['off'])
  })

  it('asks for a plan where a session takes place without a block', () => {
    expect(listIds(agenda.filter(isPlanMissing))).toEqual(['bare'])
  })
})

describe('distance', () => {
  it.each([
    ['under way', '2026-11-21T10:59:00Z', { kind: 'now' }],
    ['within the hour', '2026-11-21T11:40:00Z', { kind: 'ahead', value: 40, unit: 'minute' }],
    ['later today', '2026-11-21T16:10:00Z', { kind: 'ahead', value: 5, unit: 'hour' }],
    ['before midnight', '2026-11-21T22:59:00Z', { kind: 'ahead', value: 12, unit: 'hour' }],
    ['after midnight', '2026-11-21T23:01:00Z', { kind: 'ahead', value: 1, unit: 'day' }],
    ['next week', '2026-11-28T10:00:00Z', { kind: 'ahead', value: 7, unit: 'day' }],
  ])('%s', (_name, starts_at, distance) => {
    expect(computeTimeTo({ starts_at, zone }, now)).toEqual(distance)
  })

  it('counts calendar days over a clock change', () => {
    const before = Date.parse('2026-10-24T22:30:00Z')
    expect(computeTimeTo({ starts_at: '2026-10-26T17:00:00Z', zone }, before)).toEqual({
      kind: 'ahead',
      value: 1,
      unit: 'day',
    })
  })
})

describe('family', () => {
  const running = { id: 'u11', name: 'U11', archived_at: null }
  const old = { id: 'u10', name: 'U10', archived_at: '2026-06-30T00:00:00Z' }
  const emir = toChild({
    id: '1',
    first_name: 'Emir',
    last_name: 'Yılmaz',
    squads: [{ team: running }, { team: old }],
  })
  const defne = toChild({ id: '2', first_name: 'Defne', last_name: 'Yılmaz', squads: [] })
  const twin = toChild({
    id: '3',
    first_name: 'Ela',
    last_name: 'Yılmaz',
    squads: [{ team: running }],
  })

  it('forgets the teams of past seasons', () => {
    expect(emir).toMatchObject({ full_name: 'Emir Yılmaz', teams: [{ id: 'u11', name: 'U11' }] })
    expect(listTeamIds([emir, defne, twin])).toEqual(['u11'])
  })

  it('gives every child its own days, and siblings in one team one row', () => {
    expect(filterAgenda(defne, agenda)).toEqual([])
    expect(filterAgenda(emir, agenda).every((item) => item.team.id === 'u11')).toBe(true)
    const [item] = filterAgenda(emir, agenda)
    expect(item && listFirstNames(item, [emir, defne, twin])).toEqual(['Emir', 'Ela'])
  })
})

describe('club', () => {
  it('takes only the schools a person owns', () => {
    const school_name = null
    expect(
      listOwnedSchoolIds({
        held_roles: [
          { role: 'owner', school_id: 'b', school_name },
          { role: 'coach', school_id: 'c', school_name },
          { role: 'owner', school_id: 'a', school_name },
          { role: 'admin', school_id: null, school_name },
        ],
      }),
    ).toEqual(['a', 'b'])
  })

  it('orders teams by number', () => {
    const teams = [{ name: 'U11' }, { name: 'U9' }, { name: 'U13' }, { name: 'Bambini' }]
    expect(teams.toSorted(compareByTeamName).map(({ name }) => name)).toEqual([
      'Bambini',
      'U9',
      'U11',
      'U13',
    ])
  })
})
