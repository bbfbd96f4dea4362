import { describe, expect, it } from 'vitest'
import type { AgendaItem } from '../agenda'
import { answerKey, givenFor, isOpenForAnswers, missingAnswers, withAnswer } from './answers'
import { chosenOf, idsOf, type Child } from './children'
import { fixtureOf, outcomeOf, scoreOf, type ResultRow } from './results'

const now = Date.parse('2026-11-21T11:00:00Z')
const u11 = { id: 'u11', name: 'U11' }

function child(id: string, change: Partial<Child> = {}): Child {
  return { id, first_name: id, full_name: id, may_answer: true, teams: [u11], ...change }
}

function training(change: { ends_at?: string; is_cancelled?: boolean } = {}): AgendaItem {
  const base = {
    kind: 'training' as const,
    id: 't1',
    team: u11,
    zone: 'Europe/Berlin',
    starts_at: '2026-11-21T10:30:00Z',
    ends_at: '2026-11-21T12:00:00Z',
    place: null,
    is_cancelled: false,
    title: null,
    objective: null,
    has_plan: false,
    planned_minutes: 0,
  }
  return { ...base, ...change }
}

function match(startsAt: string): AgendaItem {
  return {
    kind: 'match',
    id: 'm1',
    team: u11,
    zone: 'Europe/Berlin',
    starts_at: startsAt,
    ends_at: '2026-11-21T23:00:00Z',
    place: null,
    is_cancelled: false,
    opponent: 'TuS Eichenau',
    is_home: true,
    match_kind: 'league',
    meet_at: null,
  }
}

describe('answers of a family', () => {
  it('are possible until a training ends and until a match begins, as in the database', () => {
    expect(isOpenForAnswers(training(), now)).toBe(true)
    expect(isOpenForAnswers(training({ ends_at: '2026-11-21T11:00:00Z' }), now)).toBe(false)
    expect(isOpenForAnswers(match('2026-11-21T11:00:01Z'), now)).toBe(true)
    expect(isOpenForAnswers(match('2026-11-21T11:00:00Z'), now)).toBe(false)
  })

  it('are not asked for what is called off', () => {
    expect(isOpenForAnswers(training({ is_cancelled: true }), now)).toBe(false)
  })

  it('keep the word to the coach when the answer changes, and drop it when it is taken back', () => {
    const place = { kind: 'training', id: 't1' } as const
    const given = { answer: 'no', note: 'School trip', needs_reconfirmation: true } as const
    const book = { [answerKey(place, 'emir')]: given }
    const changed = withAnswer(book, place, 'emir', 'maybe')
    expect(givenFor(changed, place, 'emir')).toEqual({
      answer: 'maybe',
      note: 'School trip',
      needs_reconfirmation: false,
    })
    expect(givenFor(withAnswer(changed, place, 'emir', null), place, 'emir').note).toBeNull()
  })

  it('are missing once per child who may be answered for, again after the date has moved', () => {
    const family = [child('emir'), child('defne'), child('kaan', { may_answer: false })]
    const items = [training(), match('2026-11-22T11:00:00Z')]
    expect(missingAnswers(items, family, {}, now)).toBe(4)
    const yes = withAnswer({}, { kind: 'training', id: 't1' }, 'emir', 'yes')
    expect(missingAnswers(items, family, yes, now)).toBe(3)
    const key = answerKey({ kind: 'training', id: 't1' }, 'emir')
    const moved = { [key]: { answer: 'yes', note: null, needs_reconfirmation: true } } as const
    expect(missingAnswers(items, family, moved, now)).toBe(4)
  })

  it('of a training and a match with one id do not mix', () => {
    const book = withAnswer({}, { kind: 'training', id: 'x' }, 'emir', 'yes')
    expect(givenFor(book, { kind: 'match', id: 'x' }, 'emir').answer).toBeNull()
  })
})

describe('the child looked at', () => {
  const family = [child('b'), child('a')]

  it('is the one in the address, or all of them when it names none of the family', () => {
    expect(chosenOf(family, 'a').map(({ id }) => id)).toEqual(['a'])
    expect(chosenOf(family, '')).toHaveLength(2)
    expect(chosenOf(family, 'somebody-else')).toHaveLength(2)
  })

  it('never changes what the same children are called in the cache', () => {
    expect(idsOf(family)).toEqual(['a', 'b'])
  })
})

describe('a result', () => {
  const away: ResultRow = {
    id: 'm1',
    opponent: 'SV Waldeck',
    is_home: false,
    goals_for: 2,
    goals_against: 1,
    starts_at: '2026-11-14T10:00:00Z',
    team: { ...u11, school: { time_zone: 'Europe/Berlin' } },
  }

  it('is written host first and judged from the own team’s side', () => {
    expect(fixtureOf(away)).toBe('SV Waldeck – U11')
    expect(scoreOf(away)).toBe('1 : 2')
    expect(outcomeOf(away)).toBe('won')
    expect(outcomeOf({ ...away, goals_against: 2 })).toBe('drawn')
  })

  it('has no outcome before the score is entered', () => {
    expect(outcomeOf({ ...away, goals_for: null })).toBeNull()
    expect(scoreOf({ ...away, goals_for: null })).toBe('– : –')
  })
})
