import { describe, expect, it } from 'vitest'
import { isWebAddress, createSchoolFactsSchema, formatWebName } from './school-facts'

const facts = {
  name: 'FC Test',
  type: 'club',
  location: '',
  address: '',
  website: '',
  description: '',
}
const schema = createSchoolFactsSchema('here')

describe('the facts of a school', () => {
  it('need a name and one of the four types', () => {
    expect(schema.safeParse({ ...facts, name: ' ' }).error?.issues[0]?.message).toBe('here.name')
    expect(schema.safeParse({ ...facts, type: 'shop' }).error?.issues[0]?.message).toBe('here.type')
    expect(schema.safeParse(facts).success).toBe(true)
  })

  it.each([
    ['club.example', 'https://club.example'],
    ['http://club.example/a', 'http://club.example/a'],
    ['', ''],
  ])('take the website %s as %s', (typed, stored) => {
    expect(schema.parse({ ...facts, website: typed }).website).toBe(stored)
  })

  it.each(['javascript:alert(1)', 'localhost', 'two words', 'data:text/html,x'])(
    'refuse as a website: %s',
    (typed) => {
      expect(schema.safeParse({ ...facts, website: typed }).error?.issues[0]?.message).toBe(
        'here.website',
      )
    },
  )

  it('end at the limits of the database', () => {
    expect(schema.safeParse({ ...facts, name: 'x'.repeat(121) }).success).toBe(false)
    expect(schema.safeParse({ ...facts, description: 'x'.repeat(2001) }).success).toBe(false)
  })
})

describe('a stored address', () => {
  it('is a link only when it leads to the web', () => {
    expect(isWebAddress('https://club.example')).toBe(true)
    expect(isWebAddress('javascript:alert(1)')).toBe(false)
  })

  it('reads without its beginning', () => {
    expect(formatWebName('https://club.example/')).toBe('club.example')
  })
})
