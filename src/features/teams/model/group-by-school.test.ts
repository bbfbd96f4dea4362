import { expect, test } from 'vitest'
import { groupBySchool } from './group-by-school'

const riverside = { id: 'a', name: 'Riverside' }
const nordstadt = { id: 'b', name: 'Nordstadt' }
const createTeam = (name: string, school = riverside) => ({ id: name, name, season: '', school })

test('each school stands once, with its teams in the order of their numbers', () => {
  const [first] = groupBySchool([createTeam('U13'), createTeam('U9'), createTeam('U11')])
  expect(first?.teams.map(({ name }) => name)).toEqual(['U9', 'U11', 'U13'])
})

test('the school with most of the teams comes first, then the name decides', () => {
  const one = createTeam('U9', nordstadt)
  const two = [createTeam('U13'), createTeam('U11')]
  expect(groupBySchool([one, ...two]).map(({ name }) => name)).toEqual(['Riverside', 'Nordstadt'])
  const alike = groupBySchool([createTeam('U9'), one]).map(({ name }) => name)
  expect(alike).toEqual(['Nordstadt', 'Riverside'])
})

test('nobody’s teams are no school', () => {
  expect(groupBySchool([])).toEqual([])
})
