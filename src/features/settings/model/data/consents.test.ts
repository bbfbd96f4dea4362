import { describe, expect, it } from 'vitest'
import { Constants } from '@/lib/supabase/database.types'
import { consentPurposes } from '@/features/people/model/consent-purpose'
import { findDecider, listHistory, isAskedAnew, isOfAge } from './consents'

const child = {
  date_of_birth: '2014-05-20',
  digital_consent_age: 16,
  isMyself: false,
  can_consent: true,
}

describe('who decides about a consent', () => {
  it('every purpose of the database is asked', () => {
    expect([...consentPurposes].sort()).toEqual([...Constants.public.Enums.consent_purpose].sort())
  })

  it('below the age of digital consent a guardian whose link allows it', () => {
    expect(findDecider(child, '2026-11-21')).toBe('me')
    expect(findDecider({ ...child, can_consent: false }, '2026-11-21')).toBe('guardian')
    expect(findDecider({ ...child, isMyself: true }, '2026-11-21')).toBe('guardian')
  })

  it('from that age on the young person alone', () => {
    expect(findDecider(child, '2030-05-20')).toBe('young_person')
    expect(findDecider({ ...child, isMyself: true }, '2030-05-20')).toBe('me')
    expect(findDecider({ ...child, isMyself: true }, '2030-05-19')).toBe('guardian')
  })

  it('what a guardian decided is asked anew from that age on, the young person’s own word is not', () => {
    const byMother = { relationship: 'mother' }
    expect(isAskedAnew(child, byMother, '2030-05-19')).toBe(false)
    expect(isAskedAnew(child, byMother, '2030-05-20')).toBe(true)
    expect(isAskedAnew(child, { relationship: null }, '2030-05-20')).toBe(false)
    expect(isAskedAnew(child, undefined, '2030-05-20')).toBe(false)
  })

  it('counts the school’s own age', () => {
    expect(isOfAge('2012-11-21', 14, '2026-11-21')).toBe(true)
    expect(isOfAge('2012-11-22', 14, '2026-11-21')).toBe(false)
  })

  it('somebody born on 29 February comes of age on the 28th where there is no 29th', () => {
    expect(isOfAge('2012-02-29', 14, '2026-02-28')).toBe(true)
    expect(isOfAge('2012-02-29', 16, '2028-02-28')).toBe(false)
  })

  it('the last word comes first', () => {
    const rows = [
      { id: 1, player_id: 'a', purpose: 'marketing' as const },
      { id: 3, player_id: 'a', purpose: 'marketing' as const },
      { id: 4, player_id: 'b', purpose: 'marketing' as const },
      { id: 5, player_id: 'a', purpose: 'publication' as const },
    ]
    expect(listHistory(rows, 'a', 'marketing').map(({ id }) => id)).toEqual([3, 1])
  })
})
