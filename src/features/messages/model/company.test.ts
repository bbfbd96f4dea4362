import { describe, expect, it } from 'vitest'
import {
  addTyping,
  describeCompany,
  endTyping,
  findNextSilence,
  nobodyTypes,
  removeSilent,
  typingHoldsMs,
} from './company'

const anna = { user_id: 'a', first_name: 'Anna', left_at: null }
const ben = { user_id: 'b', first_name: 'Ben', left_at: null }
const cleo = { user_id: 'c', first_name: 'Cleo', left_at: null }
const gone = { user_id: 'g', first_name: 'Gone', left_at: '2026-11-01T10:00:00Z' }
const fellows = [anna, ben, cleo, gone]
const createTyping = (...ids: string[]) =>
  ids.reduce((typing, id) => addTyping(typing, id, 1000), nobodyTypes)

describe('typing', () => {
  it('is believed for 5 seconds after the last word of it', () => {
    const once = addTyping(nobodyTypes, 'a', 1000)
    expect(typingHoldsMs).toBe(5000)
    expect(removeSilent(once, 5999)).toBe(once)
    expect(removeSilent(once, 6000).size).toBe(0)
    expect(removeSilent(addTyping(once, 'a', 4000), 6000).size).toBe(1)
  })

  it('ends at once with the message, and with that person alone', () => {
    const both = createTyping('a', 'b')
    expect([...endTyping(both, 'a').keys()]).toEqual(['b'])
    expect(endTyping(both, 'c')).toBe(both)
  })

  it('says when the next one falls silent', () => {
    expect(findNextSilence(nobodyTypes)).toBeNull()
    expect(findNextSilence(addTyping(createTyping('a'), 'b', 3000))).toBe(6000)
  })
})

describe('the line in the head of a conversation', () => {
  it('names one, both, and counts several who write', () => {
    expect(describeCompany(fellows, createTyping('a'), [], false)).toMatchObject({
      key: 'writing',
      values: { name: 'Anna' },
    })
    expect(describeCompany(fellows, createTyping('a', 'b'), [], false)).toMatchObject({
      key: 'writing_both',
      values: { name: 'Anna', other: 'Ben' },
    })
    expect(describeCompany(fellows, createTyping('a', 'b', 'c'), [], false)).toMatchObject({
      key: 'writing_several',
      values: { count: 3 },
    })
  })

  it('says otherwise who is here', () => {
    expect(describeCompany(fellows, nobodyTypes, ['a'], true)).toMatchObject({ key: 'here' })
    expect(describeCompany(fellows, nobodyTypes, ['a', 'c'], false)).toMatchObject({
      key: 'here_group',
      values: { count: 2 },
    })
    expect(describeCompany(fellows, nobodyTypes, [], false)).toBeNull()
  })

  it('believes nobody who is not in it, or no longer', () => {
    expect(
      describeCompany(fellows, createTyping('stranger', 'g'), ['stranger', 'g'], false),
    ).toBeNull()
  })
})
