import { describe, expect, it } from 'vitest'
import { addDays, getStartOfWeek, getToday, getWeekday } from './calendar-date'
import { formatDay } from './format-day'
import { isOverlapping, isSharingDay, countMinutesBetween, addMinutes } from './interval'
import { addClockMinutes, toInstant, toWallClock } from './wall-clock'

const berlin = 'Europe/Berlin'

describe('time', () => {
  it.each([
    ['winter', '2026-11-24', '17:30', '2026-11-24T16:30:00.000Z'],
    ['summer', '2026-07-07', '17:30', '2026-07-07T15:30:00.000Z'],
    ['morning of the change to summer time', '2026-03-29', '10:00', '2026-03-29T08:00:00.000Z'],
    ['evening before it', '2026-03-28', '18:00', '2026-03-28T17:00:00.000Z'],
    ['morning of the change to winter time', '2026-10-25', '10:00', '2026-10-25T09:00:00.000Z'],
    ['evening before that', '2026-10-24', '18:00', '2026-10-24T16:00:00.000Z'],
  ])('turns the wall clock into an instant and back: %s', (_name, date, time, instant) => {
    expect(toInstant({ date, time }, berlin)).toBe(instant)
    expect(toWallClock(instant, berlin)).toEqual({ date, time })
  })

  it('moves on a time that a clock change skips', () => {
    expect(toWallClock(toInstant({ date: '2026-03-29', time: '02:30' }, berlin), berlin).time).toBe(
      '03:30',
    )
  })

  it('takes the first of two equal times', () => {
    expect(toInstant({ date: '2026-10-25', time: '02:30' }, berlin)).toBe(
      '2026-10-25T00:30:00.000Z',
    )
  })

  it('knows zones on both sides of Greenwich and at midnight', () => {
    expect(toInstant({ date: '2026-07-07', time: '18:00' }, 'America/New_York')).toBe(
      '2026-07-07T22:00:00.000Z',
    )
    expect(toWallClock('2026-11-24T22:00:00Z', 'Europe/Sofia')).toEqual({
      date: '2026-11-25',
      time: '00:00',
    })
  })

  it('counts minutes, days and clocks', () => {
    expect(addMinutes('2026-11-24T16:30:00.000Z', 90)).toBe('2026-11-24T18:00:00.000Z')
    expect(countMinutesBetween('2026-11-24T16:30:00Z', '2026-11-24T18:00:00+00:00')).toBe(90)
    expect(addDays('2026-02-27', 3)).toBe('2026-03-02')
    expect(getWeekday('2026-11-24')).toBe(2)
    expect(addClockMinutes('17:30', 95)).toBe('19:05')
    expect(addClockMinutes('23:50', 20)).toBe('00:10')
  })

  it.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
    ['2027-01-01', '2026-12-28'],
  ])('begins the week of %s on Monday %s', (date, monday) => {
    expect(getStartOfWeek(date)).toBe(monday)
  })

  it('takes today from the clock of the device', () => {
    expect(getToday(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
  })

  it('knows intervals that meet from those that share time', () => {
    const createTime = (from: number, to: number) => ({
      starts_at: `2026-11-24T${from}:00:00Z`,
      ends_at: `2026-11-24T${to}:00:00+00:00`,
    })
    expect(isOverlapping(createTime(17, 19), createTime(18, 20))).toBe(true)
    expect(isOverlapping(createTime(17, 18), createTime(18, 20))).toBe(false)
    expect(isOverlapping(createTime(18, 20), createTime(17, 18))).toBe(false)
    expect(isOverlapping(createTime(17, 20), createTime(18, 19))).toBe(true)
  })

  it('counts the last day of a range to it', () => {
    const createPeriod = (starts_on: string, ends_on: string) => ({ starts_on, ends_on })
    expect(
      isSharingDay(
        createPeriod('2026-01-01', '2026-01-05'),
        createPeriod('2026-01-05', '2026-01-09'),
      ),
    ).toBe(true)
    expect(
      isSharingDay(
        createPeriod('2026-01-01', '2026-01-04'),
        createPeriod('2026-01-05', '2026-01-09'),
      ),
    ).toBe(false)
  })

  it('writes days as each language does', () => {
    // the comma comes and goes with the runtime's language data
    expect(formatDay('2026-11-24', 'en')).toMatch(/^Tue,? 24 Nov$/)
    expect(formatDay('2026-11-24', 'de')).toBe('Di., 24. Nov.')
    expect(formatDay('2026-11-24', 'bg')).toMatch(/^вт, 24/)
  })
})
