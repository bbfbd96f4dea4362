import { describe, expect, it } from 'vitest'
import { readUrlState, writeUrlState } from '@/shared/hooks/url-state'
import { computeAreaPerPlayer } from './exercise'
import { countFilters, exerciseFilterSchema, toSearchArguments } from './exercise-filter'

const read = (query: string) => readUrlState(exerciseFilterSchema, new URLSearchParams(query))

describe('the library filter in the address', () => {
  it('is wide open by default', () => {
    const filter = read('')
    expect(countFilters(filter)).toBe(0)
    expect(toSearchArguments(filter, 'bg')).toEqual({
      p_locale: 'bg',
      p_without_heading: false,
      p_favourites_only: false,
      p_sort: 'relevance',
      p_limit: 24,
      p_offset: 0,
    })
  })

  it('reads every filter and asks for the right rows', () => {
    const filter = read(
      'q=rondo&topics=passing&topics=possession&age=11&players=12&minutes=15&no_heading=true&page=3',
    )
    expect(countFilters(filter)).toBe(5)
    expect(toSearchArguments(filter, 'de')).toMatchObject({
      p_query: 'rondo',
      p_topics: ['passing', 'possession'],
      p_age: 11,
      p_players: 12,
      p_max_minutes: 15,
      p_without_heading: true,
      p_offset: 48,
    })
  })

  it('asks for space, equipment and what my team has not done lately', () => {
    const team = '00000000-0000-4000-8000-000000000001'
    const filter = read(
      `area=20x15&without=cones&without=poles&equipped=true&unused=3&team=${team}&kinds=rondo&moments=set_play&levels=2&levels=3`,
    )
    expect(countFilters(filter)).toBe(7)
    expect(toSearchArguments(filter, 'en')).toMatchObject({
      p_max_length_m: 20,
      p_max_width_m: 15,
      p_without_equipment: ['cones', 'poles'],
      p_inventory_team_id: team,
      p_unused_weeks: 3,
      p_unused_by_team_id: team,
      p_practice_types: ['rondo'],
      p_moments: ['set_play'],
      p_levels: [2, 3],
    })
  })

  it('understands words before it asks for them', () => {
    expect(toSearchArguments(read('q=12+players+U11+rondo'), 'en')).toMatchObject({
      p_query: 'rondo',
      p_players: 12,
      p_age: 11,
    })
  })

  it('ignores nonsense', () => {
    expect(read('topics=juggling&age=old&players=99&sort=magic&page=-1')).toEqual(read(''))
  })

  it('goes back to the first page when a filter changes and hides defaults', () => {
    const next = writeUrlState(exerciseFilterSchema, new URLSearchParams('page=2&q=x'), {
      topics: ['passing'],
      q: '',
    })
    expect(next.toString()).toBe('topics=passing')
  })
})

it('asks for what is shared in a school by its id, and drops anything else', () => {
  const school = '00000000-0000-4000-8000-000000000001'
  const filter = exerciseFilterSchema.parse({ school })
  expect(toSearchArguments(filter, 'en').p_school_id).toBe(school)
  expect(countFilters(filter)).toBe(1)
  expect(exerciseFilterSchema.parse({ school: 'mine' }).school).toBeNull()
})

describe('area per player', () => {
  it('is whole square metres and survives nobody', () => {
    expect(computeAreaPerPlayer({ length: 40, width: 25 }, 10)).toBe(100)
    expect(computeAreaPerPlayer({ length: 40, width: 25 }, 0)).toBe(0)
  })
})
