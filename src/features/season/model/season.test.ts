import { expect, test } from 'vitest'
import { computeColumns, moveBlockEdge } from './block-moves'
import { planFromOther, planFromStarter } from './new-plan'
import { invertEdit, applyEdit, type SeasonPlan } from './season-edit'
import { listMondays, listMonths, getWeekNumber } from './season-weeks'
import { isSharingDay } from '@/lib/time/interval'
import { chooseStarter, starterIds, starters } from './starters'
import { listGaps, sumTopicMinutes } from './topic-minutes'

const season = { starts_on: '2026-07-01', ends_on: '2027-06-30' }

const createBlock = (id: string, starts_on: string, ends_on: string) => ({
  id,
  kind: 'competition' as const,
  title: id,
  focus: null,
  starts_on,
  ends_on,
  updated_at: '',
})

const plan: SeasonPlan = {
  id: 'plan',
  team_id: 'team',
  goal: null,
  is_shared: false,
  updated_at: '',
  ...season,
  blocks: [
    createBlock('one', '2026-07-01', '2026-08-23'),
    createBlock('two', '2026-09-07', '2026-11-29'),
  ],
  weeks: [
    {
      week_on: '2026-08-03',
      theme: 'Pressing',
      note: null,
      target_load: null,
      targets: [{ topic: 'pressing', minutes: 40 }],
      updated_at: 'then',
    },
  ],
}

test('weeks begin on Monday, over the end of the year and both clock changes', () => {
  const mondays = listMondays(season)
  expect(mondays).toHaveLength(53)
  expect(mondays[0]).toBe('2026-06-29')
  expect(mondays.at(-1)).toBe('2027-06-28')
  expect(mondays).toEqual(expect.arrayContaining(['2026-10-26', '2026-12-28', '2027-03-29']))
  expect(mondays.every((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 1)).toBe(true)
  expect(getWeekNumber('2026-12-28')).toBe(53)
  expect(getWeekNumber('2027-01-04')).toBe(1)
  expect(listMonths(mondays).reduce((sum, { weeks }) => sum + weeks, 0)).toBe(53)
})

test('a block stops where its neighbour begins and where the season ends', () => {
  expect(moveBlockEdge(plan.blocks, 'two', 'start', -9, season)?.starts_on).toBe('2026-08-24')
  expect(moveBlockEdge(plan.blocks, 'one', 'start', -3, season)?.starts_on).toBe('2026-07-01')
  expect(moveBlockEdge(plan.blocks, 'one', 'end', 1, season)?.ends_on).toBe('2026-08-30')
  expect(moveBlockEdge(plan.blocks, 'two', 'whole', 2, season)).toEqual({
    starts_on: '2026-09-21',
    ends_on: '2026-12-13',
  })
  expect(moveBlockEdge(plan.blocks, 'two', 'end', -99, season)?.ends_on).toBe('2026-09-13')
})

test('every change can be taken back', () => {
  const edits = [
    { kind: 'remove_block' as const, id: 'one' },
    { kind: 'weeks' as const, weeks: [{ ...plan.weeks[0], week_on: '2026-08-10' }] },
    { kind: 'weeks' as const, weeks: [{ ...plan.weeks[0], theme: '' }] },
  ]
  for (const edit of edits) {
    const full =
      edit.kind === 'weeks'
        ? {
            ...edit,
            weeks: edit.weeks.map((week) => ({
              week_on: week.week_on ?? '',
              theme: week.theme ?? '',
              note: null,
              target_load: null,
              targets: [{ topic: 'pressing' as const, minutes: 40 }],
            })),
          }
        : edit
    const after = applyEdit(plan, full)
    expect(after).not.toEqual(plan)
    const back = invertEdit(plan, full)
    expect(back && applyEdit(after, back).blocks).toEqual(plan.blocks)
    expect(
      back && applyEdit(after, back).weeks.map(({ week_on, theme }) => [week_on, theme]),
    ).toEqual([['2026-08-03', 'Pressing']])
  }
})

test('a gap is a topic whose plans fall clearly short of what was meant, counted over the block', () => {
  const row = { week_on: '2026-08-03', delivered_minutes: 0 }
  const topics = sumTopicMinutes(
    [
      { ...row, topic: 'set_pieces', target_minutes: 60, planned_minutes: 0 },
      { ...row, topic: 'passing', target_minutes: 60, planned_minutes: 55 },
      { ...row, topic: 'fun', target_minutes: 0, planned_minutes: 20 },
      { ...row, week_on: '2026-12-07', topic: 'speed', target_minutes: 60, planned_minutes: 0 },
    ],
    { starts_on: '2026-07-01', ends_on: '2026-08-23' },
  )
  expect(listGaps(topics)).toEqual([{ topic: 'set_pieces', target: 60, planned: 0, delivered: 0 }])
})

test.each(starterIds)(
  'the shape %s fills a season without gaps, overlaps or unknown days',
  (id) => {
    const words = { block: (title: string) => title, topic: (topic: string) => topic }
    const made = planFromStarter(starters[id], season, words)
    expect(made.blocks[0]?.starts_on).toBe(season.starts_on)
    expect(made.blocks.at(-1)?.ends_on).toBe(season.ends_on)
    for (const [index, one] of made.blocks.entries()) {
      for (const other of made.blocks.slice(index + 1)) expect(isSharingDay(one, other)).toBe(false)
    }
    expect(made.weeks.length).toBeGreaterThan(45)
    expect(new Set(made.weeks.map(({ week_on }) => week_on)).size).toBe(made.weeks.length)
  },
)

test('the shape follows the age group; copying moves a plan by whole weeks into the new period', () => {
  expect(['U7', 'U11', 'U13', 'U17', null].map(chooseStarter)).toEqual([
    'little',
    'golden',
    'golden',
    'youth',
    'youth',
  ])
  const copy = planFromOther(plan, { starts_on: '2027-07-01', ends_on: '2027-10-31' })
  expect(copy.weeks.map(({ week_on }) => week_on)).toEqual(['2027-08-02'])
  expect(copy.blocks.map(({ starts_on, ends_on }) => [starts_on, ends_on])).toEqual([
    ['2027-07-01', '2027-08-22'],
    ['2027-09-06', '2027-10-31'],
  ])
})

test('blocks that change within a week touch in the strip and never lie over each other', () => {
  for (const change of [24, 25, 26, 27, 28, 29, 30]) {
    const before = computeColumns({ starts_on: '2026-07-01', ends_on: `2026-08-${change}` }, season)
    const next = { starts_on: `2026-08-${change + 1}`, ends_on: '2026-11-29' }
    expect(computeColumns(next, season).first).toBe(before.first + before.count)
  }
})
