import { describe, expect, it } from 'vitest'
import type { AgendaItem } from '../agenda'
import {
  createAnswerKey,
  getGivenAnswer,
  isOpenForAnswers,
  countMissingAnswers,
  setAnswer,
} from '@/features/attendance/model/family/availability'
import { filterChosen, listIds, type Child } from '@/features/attendance/model/family/children'

const now = Date.parse('2026-11-21T11:00:00Z')
const u11 = { id: 'u11', name: 'U11' }

function createChild(id: string, change: Partial<Child> = {}): Child {
  return {
    id,
    first_name: id,
    full_name: id,
    may_answer: true,
    is_trusted: true,
    teams: [u11],
    ...change,
  }
}

function createTraining(change: { ends_at?: string; is_cancelled?: boolean } = {}): AgendaItem {
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

function createMatch(startsAt: string): AgendaItem {
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
    is_neutral: false,
    match_kind: 'league',
    meet_at: null,
  }
}

describe('answers of a family', () => {
  it('are possible until a training ends and until a match begins, as in the database', () => {
    expect(isOpenForAnswers(createTraining(), now)).toBe(true)
    expect(isOpenForAnswers(createTraining({ ends_at: '2026-11-21T11:00:00Z' }), now)).toBe(false)
    expect(isOpenForAnswers(createMatch('2026-11-21T11:00:01Z'), now)).toBe(true)
    expect(isOpenForAnswers(createMatch('2026-11-21T11:00:00Z'), now)).toBe(false)
  })

  it('are not asked for what is called off', () => {
    expect(isOpenForAnswers(createTraining({ is_cancelled: true }), now)).toBe(false)
  })

  it('keep the word to the coach but not the reason when the answer changes, and nothing when it is taken back', () => {
    const place = { kind: 'training', id: 't1' } as const
    const given = {
      answer: 'no',
      reason: 'school',
      note: 'School trip',
      needs_reconfirmation: true,
    } as const
    const book = { [createAnswerKey(place, 'emir')]: given }
    const changed = setAnswer(book, place, 'emir', 'maybe')
    expect(getGivenAnswer(changed, place, 'emir')).toEqual({
      answer: 'maybe',
      reason: null,
      note: 'School trip',
      needs_reconfirmation: false,
    })
    expect(getGivenAnswer(setAnswer(changed, place, 'emir', null), place, 'emir').note).toBeNull()
  })

  it('are missing once per child who may be answered for, again after the date has moved', () => {
    const family = [
      createChild('emir'),
      createChild('defne'),
      createChild('kaan', { may_answer: false }),
    ]
    const items = [createTraining(), createMatch('2026-11-22T11:00:00Z')]
    expect(countMissingAnswers(items, family, {}, now)).toBe(4)
    const yes = setAnswer({}, { kind: 'training', id: 't1' }, 'emir', 'yes')
    expect(countMissingAnswers(items, family, yes, now)).toBe(3)
    const key = createAnswerKey({ kind: 'training', id: 't1' }, 'emir')
    const moved = {
      [key]: { answer: 'yes', reason: null, note: null, needs_reconfirmation: true },
    } as const
    expect(countMissingAnswers(items, family, moved, now)).toBe(4)
  })

  it('of a training and a match with one id do not mix', () => {
    const book = setAnswer({}, { kind: 'training', id: 'x' }, 'emir', 'yes')
    expect(getGivenAnswer(book, { kind: 'match', id: 'x' }, 'emir').answer).toBeNull()
  })
})

describe('the child looked at', () => {
  const family = [createChild('b'), createChild('a')]

  it('is the one in the address, or all of them when it names none of the family', () => {
    expect(filterChosen(family, 'a').map(({ id }) => id)).toEqual(['a'])
    expect(filterChosen(family, '')).toHaveLength(2)
    expect(filterChosen(family, 'somebody-else')).toHaveLength(2)
  })

  it('never changes what the same children are called in the cache', () => {
    expect(listIds(family)).toEqual(['a', 'b'])
  })
})
