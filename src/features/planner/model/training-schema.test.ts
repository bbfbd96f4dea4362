import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { trainingLimits } from './limits'
import { createFreeBlock } from './plan'
import { createTrainingValues, getNextWorkday } from './training-defaults'
import { toSaveArgument, toValues, trainingSchema } from './training-schema'

const zone = 'Europe/Berlin'
/** Sunday evening, 21:40 in Berlin. */
const sundayNight = Date.parse('2026-11-22T20:40:00Z')
const values = {
  ...createTrainingValues({ now: sundayNight, zone, teamId: 'team', place: 'Pitch 2' }),
  blocks: [{ ...createFreeBlock('one', 'warm_up', 'Drinks break'), note: ' shade ' }],
}

describe('a new session', () => {
  it('starts on the next weekday at 17:30 for 90 minutes, where the team last met', () => {
    expect(values).toMatchObject({
      date: '2026-11-23',
      time: '17:30',
      duration: 90,
      place: 'Pitch 2',
    })
    expect(getNextWorkday(Date.parse('2026-11-20T12:00:00Z'), zone)).toBe('2026-11-23')
  })

  it('counts days in the zone of the school', () => {
    const lateInSofia = Date.parse('2026-11-23T22:30:00Z')
    expect(getNextWorkday(lateInSofia, zone)).toBe('2026-11-24')
    expect(getNextWorkday(lateInSofia, 'Europe/Sofia')).toBe('2026-11-25')
  })
})

describe('the form and the stored session', () => {
  it('saves instants, trimmed texts and blocks in order', () => {
    expect(toSaveArgument(values, zone, { id: 'id', version: 3 })).toEqual({
      id: 'id',
      version: 3,
      team_id: 'team',
      title: null,
      objective: null,
      place: 'Pitch 2',
      notes: null,
      starts_at: '2026-11-23T16:30:00.000Z',
      ends_at: '2026-11-23T18:00:00.000Z',
      blocks: [
        {
          phase: 'warm_up',
          exercise_id: null,
          title: 'Drinks break',
          minutes: 5,
          lane: 0,
          group_label: null,
          planned_rpe: null,
          note: 'shade',
        },
      ],
    })
  })

  it('comes back as it was typed', () => {
    const { starts_at, ends_at, team_id, place, title, objective, notes } = toSaveArgument(
      values,
      zone,
      null,
    )
    const stored = { starts_at, ends_at, team_id, place, title, objective, notes }
    expect(toValues(stored, values.blocks, zone)).toEqual(values)
  })

  it('keeps its length over the night of a clock change', () => {
    const night = { ...values, date: '2026-03-28', time: '23:30', duration: 240 }
    const { starts_at, ends_at } = toSaveArgument(night, zone, null)
    expect(Date.parse(ends_at) - Date.parse(starts_at)).toBe(240 * 60_000)
  })
})

describe('limits', () => {
  it.each([
    ['team_id', '', 'team_required'],
    ['date', '2026-02-30', 'date_required'],
    ['time', '25:00', 'time_required'],
    ['duration', 4, 'duration'],
    ['duration', 301, 'duration'],
    ['duration', null, 'duration'],
    ['place', 'x'.repeat(121), 'place_long'],
    ['title', 'x'.repeat(101), 'title_long'],
    ['objective', 'x'.repeat(301), 'objective_long'],
    ['notes', 'x'.repeat(2001), 'notes_long'],
  ])('refuses %s = %s', (field, value, key) => {
    const result = trainingSchema.safeParse({ ...values, [field]: value })
    expect(result.error?.issues.map(({ message }) => message)).toEqual([
      `planner:form.errors.${key}`,
    ])
  })

  it.each([
    [{ minutes: 0 }, 'minutes'],
    [{ minutes: 121 }, 'minutes'],
    [{ note: 'x'.repeat(501) }, 'note_long'],
    [{ title: ' ' }, 'block_title_required'],
    [{ title: 'x'.repeat(101) }, 'block_title_long'],
  ])('refuses a block with %o', (change, key) => {
    const result = trainingSchema.safeParse({
      ...values,
      blocks: [{ ...createFreeBlock('one', 'game', 'Break'), ...change }],
    })
    expect(result.error?.issues.map(({ message }) => message)).toEqual([
      `planner:form.errors.${key}`,
    ])
  })

  it('are those of the database', () => {
    const sql = readFileSync('supabase/migrations/20261121000600_trainings.sql', 'utf8')
    const lines = [
      `char_length(title) <= ${trainingLimits.title}`,
      `char_length(objective) <= ${trainingLimits.objective}`,
      `char_length(place) <= ${trainingLimits.place}`,
      `char_length(notes) <= ${trainingLimits.notes}`,
      `char_length(title) between 1 and ${trainingLimits.blockTitle}`,
      `char_length(note) <= ${trainingLimits.blockNote}`,
      `lane between 0 and ${trainingLimits.lanes - 1}`,
      `char_length(group_label) between 1 and ${trainingLimits.groupLabel}`,
      `planned_rpe between ${trainingLimits.plannedRpe.min} and ${trainingLimits.plannedRpe.max}`,
      `minutes between ${trainingLimits.blockMinutes.min} and ${trainingLimits.blockMinutes.max}`,
      `jsonb_array_length(blocks) > ${trainingLimits.blocks}`,
      `interval '${trainingLimits.durationMax / 60} hours'`,
    ]
    // to its last digit: "<= 10" is the beginning of "<= 100"
    const isThere = (line: string) =>
      `${sql} `
        .split(line)
        .slice(1)
        .some((rest) => !/^\d/.test(rest))
    expect(lines.filter((line) => !isThere(line))).toEqual([])
  })
})
