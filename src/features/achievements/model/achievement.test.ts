import { describe, expect, test } from 'vitest'
import {
  achievementFilterSchema,
  achievementSchema,
  createNewAchievement,
  findAchievementPage,
  toAchievementDocument,
  toAchievementInput,
  toThreshold,
  type Achievement,
} from './achievement'
import { findNextBadges } from './next-badge'

const words = { title: 'Ten in a row', description: 'Ten without missing one.' }

function createInput(changes: object = {}) {
  return { ...createNewAchievement(4), en: words, ...changes }
}

function findIssues(input: unknown) {
  const { error } = achievementSchema.safeParse(input)
  return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []
}

function createAchievement(changes: Partial<Achievement> = {}): Achievement {
  return {
    id: 'a',
    rule: 'attendance_streak',
    threshold: 10,
    tier: 'silver',
    icon: 'flame',
    shape: 'shield',
    sort_order: 1,
    archived_at: null,
    updated_at: '2026-11-18T15:00:00Z',
    texts: [{ locale: 'en', ...words }],
    awards: 2,
    players: 2,
    last_awarded_at: null,
    ...changes,
  }
}

describe('the form of an achievement', () => {
  test('asks for English words; another language has both of its words or none', () => {
    expect(findIssues(createInput())).toEqual([])
    expect(findIssues(createNewAchievement(1))).toEqual([
      ['en.title', 'achievements:errors.title'],
      ['en.description', 'achievements:errors.description'],
    ])
    expect(findIssues(createInput({ de: { title: 'Zehn', description: '' } }))).toEqual([
      ['de.description', 'achievements:errors.description'],
    ])
  })

  test('counts to a whole number up to 1,000, a rating to at most ten points with one decimal', () => {
    expect(findIssues(createInput({ threshold: 1001 }))).toEqual([
      ['threshold', 'achievements:errors.threshold'],
    ])
    expect(findIssues(createInput({ threshold: null }))).toHaveLength(1)
    expect(findIssues(createInput({ threshold: 2.5 }))).toHaveLength(1)
    expect(findIssues(createInput({ rule: 'stat_improved', threshold: 0.5 }))).toEqual([])
    expect(findIssues(createInput({ rule: 'stat_improved', threshold: 0.25 }))).toEqual([
      ['threshold', 'achievements:errors.points'],
    ])
    expect(findIssues(createInput({ rule: 'by_hand', threshold: null }))).toEqual([])
  })

  test('stores tenths of a point, nothing for an award by hand, and leaves empty languages out', () => {
    expect(toThreshold('stat_improved', 0.7)).toBe(7)
    expect(toThreshold('by_hand', 3)).toBeNull()
    const sent = toAchievementDocument(achievementSchema.parse(createInput({ threshold: 10 })))
    expect(sent).toMatchObject({ threshold: 10, texts: [{ locale: 'en', ...words }] })
    expect(
      toAchievementInput(createAchievement({ rule: 'stat_improved', threshold: 5 })).threshold,
    ).toBe(0.5)
  })
})

test('the list is searched in every language, archived ones stand apart', () => {
  const german = createAchievement({
    id: 'b',
    sort_order: 2,
    texts: [
      { locale: 'en', title: 'Fair play', description: 'Helped up' },
      { locale: 'de', title: 'Fairness', description: 'Aufgeholfen' },
    ],
  })
  const archived = createAchievement({ id: 'c', archived_at: '2026-10-01T10:00:00Z' })
  const all = [createAchievement(), german, archived]
  const find = (search: object) =>
    findAchievementPage(all, achievementFilterSchema.parse(search), 'en').rows.map(({ id }) => id)
  expect(find({})).toEqual(['a', 'b'])
  expect(find({ q: 'aufgeholfen' })).toEqual(['b'])
  expect(find({ status: 'archived' })).toEqual(['c'])
  expect(find({ sort: 'title' })).toEqual(['b', 'a'])
})

describe('the next badges of a player', () => {
  const steps = [
    createAchievement({ id: 'five', threshold: 5 }),
    createAchievement({ id: 'ten', threshold: 10 }),
    createAchievement({ id: 'tasks', rule: 'tasks_done', threshold: 4 }),
    createAchievement({ id: 'hand', rule: 'by_hand', threshold: null }),
    createAchievement({ id: 'old', rule: 'self_ratings', threshold: 1, archived_at: '2026-01-01' }),
  ]

  test('are one of each rule, the nearest first', () => {
    const progress = [{ rule: 'attendance_streak', reached: 4 }]
    expect(findNextBadges(steps, progress, new Set())).toMatchObject([
      { achievement: { id: 'five' }, reached: 4, threshold: 5 },
      { achievement: { id: 'tasks' }, reached: 0, threshold: 4 },
    ])
  })

  test('ten comes after five; what is counted never exceeds what it takes', () => {
    const progress = [
      { rule: 'attendance_streak', reached: 7 },
      { rule: 'tasks_done', reached: 9 },
    ]
    expect(findNextBadges(steps, progress, new Set(['five']))).toMatchObject([
      { achievement: { id: 'tasks' }, reached: 4, threshold: 4 },
      { achievement: { id: 'ten' }, reached: 7, threshold: 10 },
    ])
  })
})
