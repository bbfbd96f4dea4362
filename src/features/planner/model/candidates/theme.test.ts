import { describe, expect, test } from 'vitest'
import { createFacts } from '@/test/quick-session'
import type { SessionFacts } from './session-facts'
import { chooseTheme, listGoals, suggestThemes } from './theme'

const goals: SessionFacts['goals'] = [
  { topic: 'first_touch', players: 4, helped: 0 },
  { topic: 'crossing', players: 1, helped: 2 },
  { topic: 'mobility', players: 0, helped: 3 },
]

function listBalanced(change: Partial<SessionFacts>) {
  return chooseTheme('balanced', createFacts(change)).topics.map(({ topic }) => topic)
}

function createRecent(topic: 'first_touch' | 'crossing', minutes: number): SessionFacts['recent'] {
  return [
    {
      training_id: 'last',
      starts_at: '2026-11-17T16:30:00Z',
      topics: [{ topic, minutes }],
      exercise_ids: [],
    },
  ]
}

describe('goals of players', () => {
  test('only main topics are goals, and no heading where it is forbidden', () => {
    expect(listGoals(createFacts({ goals })).map(({ topic }) => topic)).toEqual([
      'first_touch',
      'crossing',
    ])
    const heading: SessionFacts['heading'] = {
      allowed: false,
      per: 'week',
      max_sessions: 0,
      max_headings: 0,
      done_sessions: 0,
      country: 'DE',
      season: '2026/27',
    }
    const asked = [{ topic: 'heading' as const, players: 2, helped: 0 }]
    expect(listGoals(createFacts({ goals: asked }))).toHaveLength(1)
    expect(listGoals(createFacts({ goals: asked, heading }))).toEqual([])
  })

  test('are offered right after the balance, each theme once', () => {
    const themes = suggestThemes(createFacts({ goals }))
    expect(themes.slice(0, 3)).toEqual(['balanced', 'first_touch', 'crossing'])
    expect(new Set(themes).size).toBe(themes.length)
  })

  test('come after the week of the season plan', () => {
    const theme = { title: 'Width', targets: [{ topic: 'crossing' as const, minutes: 60 }] }
    expect(suggestThemes(createFacts({ goals, theme })).slice(0, 4)).toEqual([
      'season',
      'balanced',
      'first_touch',
      'crossing',
    ])
  })
})

describe('a balanced session', () => {
  test('without goals is what came short', () => {
    expect(listBalanced({})).toEqual(['possession', 'finishing', 'pressing'])
  })

  test('begins with a goal that a fifth of the squad works at', () => {
    expect(listBalanced({ goals })).toEqual(['first_touch', 'possession', 'finishing'])
  })

  test('serves the goal of a single player last', () => {
    const few: SessionFacts['goals'] = [{ topic: 'crossing', players: 1, helped: 0 }]
    expect(listBalanced({ goals: few })).toEqual(['possession', 'finishing', 'crossing'])
  })

  test('takes goals by turns: the one with fewer minutes for each of its players', () => {
    expect(listBalanced({ goals, recent: createRecent('first_touch', 40) })).toContain('crossing')
    expect(listBalanced({ goals, recent: createRecent('crossing', 40) })[0]).toBe('first_touch')
  })
})
