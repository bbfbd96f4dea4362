import { describe, expect, it } from 'vitest'
import { compareBySquadOrder, readShirt, type SquadPlace } from './squad'

const place = (id: string, shirt_number: number | null, last_name: string): SquadPlace => ({
  id,
  shirt_number,
  player: { first_name: 'Mira', last_name },
})
const squad = [place('a', null, 'Adler'), place('b', 7, 'Brandt'), place('c', 1, 'Conrad')]

describe('a shirt number', () => {
  it.each(['0', '100', '-3', '7a', '1.5', '٣'])('is none from 1 to 99: %s', (typed) => {
    expect(readShirt(typed, { id: 'a' }, squad)).toEqual({ kind: 'range' })
  })

  it('is unique per team, and the message can say who wears it', () => {
    expect(readShirt('7', { id: 'a' }, squad)).toEqual({
      kind: 'taken',
      number: 7,
      by: 'Mira Brandt',
    })
  })

  it('may stay, may be free, and is taken away by emptying the field', () => {
    expect(readShirt('7', { id: 'b' }, squad)).toEqual({ kind: 'number', value: 7 })
    expect(readShirt(' 99 ', { id: 'a' }, squad)).toEqual({ kind: 'number', value: 99 })
    expect(readShirt('', { id: 'b' }, squad)).toEqual({ kind: 'number', value: null })
  })
})

describe('the squad', () => {
  it('stands in the order of its numbers, who has none at the end by name', () => {
    const ordered = [...squad, place('d', null, 'Abel')].toSorted(compareBySquadOrder)
    expect(ordered.map(({ id }) => id)).toEqual(['c', 'b', 'd', 'a'])
  })
})
