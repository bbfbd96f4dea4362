import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMessages, addOlder, emptyLog, getLastId, type Message } from './message-log'

const base = Date.parse('2026-11-18T16:00:00Z')

function createMessage(id: number, change: Partial<Message> = {}): Message {
  return {
    id,
    author_id: 'a1',
    body: `Line ${id}`,
    reply_to: null,
    attachment: null,
    client_id: null,
    created_at: new Date(base + id * 1000).toISOString(),
    edited_at: null,
    deleted_at: null,
    ...change,
  }
}

/** Versions of one message in the order in which they came about. */
const history = fc
  .record({ id: fc.integer({ min: 1, max: 40 }), edits: fc.nat(3), isDeleted: fc.boolean() })
  .map(({ id, edits, isDeleted }) => {
    const createMoment = (count: number) => new Date(base + 100_000 + count * 1000).toISOString()
    const versions = [
      createMessage(id),
      ...Array.from({ length: edits }, (_, count) =>
        createMessage(id, { body: `Edit ${count}`, edited_at: createMoment(count) }),
      ),
    ]
    const last = versions.at(-1)
    return isDeleted && last
      ? [...versions, { ...last, body: '', deleted_at: createMoment(9) }]
      : versions
  })

const histories = fc.uniqueArray(history, { selector: ([first]) => first?.id, minLength: 1 })

test('rows in any order, in any portions and more than once make the same log', () => {
  fc.assert(
    fc.property(
      histories.chain((all) => {
        const rows = all.flat()
        return fc.tuple(
          fc.constant(all),
          fc.shuffledSubarray([...rows, ...rows], { minLength: rows.length * 2 }),
          fc.integer({ min: 1, max: 7 }),
        )
      }),
      ([all, rows, portion]) => {
        let log = emptyLog
        for (let from = 0; from < rows.length; from += portion) {
          log = addMessages(log, rows.slice(from, from + portion))
        }
        const newest = all.flatMap((versions) => versions.slice(-1))
        expect(log.rows).toEqual(newest.toSorted((one, other) => one.id - other.id))
      },
    ),
  )
})

test('a dropped announcement is made good by reading after the last known id', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 60 }), (heard) => {
      const stored = heard.map((_, index) => createMessage(index + 1))
      let log = emptyLog
      for (const [index, isHeard] of [...heard, true].entries()) {
        if (!isHeard) continue
        const lastId = getLastId(log)
        log = addMessages(
          log,
          stored.slice(0, index + 1).filter(({ id }) => id > lastId),
        )
      }
      expect(log.rows.map(({ id }) => id)).toEqual(stored.map(({ id }) => id))
    }),
  )
})

test('an older page comes before what is known and says whether there is more', () => {
  const log = addMessages(emptyLog, [createMessage(8), createMessage(9)])
  const page = [createMessage(7), createMessage(6)]
  expect(addOlder(log, page, 2)).toMatchObject({ hasOlder: true })
  expect(addOlder(log, page, 3).rows.map(({ id }) => id)).toEqual([6, 7, 8, 9])
  expect(addOlder(log, page, 3).hasOlder).toBe(false)
})

test('the log knows where its pages begin; an empty conversation begins with whatever comes', () => {
  const first = addOlder(emptyLog, [createMessage(9), createMessage(8)], 2)
  expect(first.starts).toEqual([8])
  const later = addMessages(first, [createMessage(10)])
  expect(addOlder(later, [createMessage(7)], 2).starts).toEqual([8, 7])
  expect(addOlder(first, [], 2).starts).toEqual([8])
  expect(addOlder(emptyLog, [], 2).starts).toEqual([0])
})
