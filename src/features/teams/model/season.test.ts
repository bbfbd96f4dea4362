import { describe, expect, it } from 'vitest'
import { getNextSeason, listSeasonChoices, seasonForm, getSeasonOn, raiseByOneYear } from './season'

describe('a season', () => {
  it.each([
    ['2026-11-21', 7, '2026/27'],
    ['2026-06-30', 7, '2025/26'],
    ['2026-07-01', 7, '2026/27'],
    ['2099-08-01', 7, '2099/00'],
    ['2026-11-21', 1, '2026'],
  ])('on %s of a school that starts in month %i is %s', (day, startMonth, season) => {
    expect(getSeasonOn(day, startMonth)).toBe(season)
    expect(season).toMatch(seasonForm)
  })

  it('is followed by the next one of its kind', () => {
    expect(getNextSeason('2026/27')).toBe('2027/28')
    expect(getNextSeason('2026')).toBe('2027')
  })

  it('is offered with its neighbours and whatever the school has, newest first and once', () => {
    expect(listSeasonChoices('2026/27', ['2022/23', '2025/26'])).toEqual([
      '2027/28',
      '2026/27',
      '2025/26',
      '2022/23',
    ])
  })
})

describe('a squad in the new season', () => {
  it('is a year older, in its name too', () => {
    expect(raiseByOneYear({ name: 'U13 Blue', age_group: 'U13' })).toEqual({
      name: 'U14 Blue',
      age_group: 'U14',
    })
    expect(raiseByOneYear({ name: 'Eagles', age_group: 'U9' })).toEqual({
      name: 'Eagles',
      age_group: 'U10',
    })
  })

  it('stays what it is among the grown-ups', () => {
    const grown = { name: 'First team', age_group: 'Seniors' }
    expect(raiseByOneYear(grown)).toEqual(grown)
    expect(raiseByOneYear({ name: 'U23', age_group: 'U23' })).toEqual({
      name: 'U23',
      age_group: 'U23',
    })
  })
})
