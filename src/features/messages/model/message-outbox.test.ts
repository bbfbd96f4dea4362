import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createOutboxRunner } from '@/lib/device/outbox'
import { AppError } from '@/lib/errors'
import { addMessages, emptyLog, type Message } from './message-log'
import {
  addEntry,
  createOutboxKey,
  emptyOutbox,
  listOutboxes,
  outboxRules,
  readOutbox,
  removeEntry,
  retryEntry,
  writeOutbox,
  type MessageOutbox,
  type OutboxEntry,
} from './message-outbox'
import { createTimeline } from './timeline'

type Fate = 'arrives' | 'request_lost' | 'answer_lost'

const createEntry = (place: number): OutboxEntry => ({
  client_id: `c${place}`,
  body: `Line ${place}`,
  reply_to: null,
  attachment: null,
  mentioned: [],
  written_at: place,
})

/** A database that stores each client id once, behind a line that loses requests and answers. */
function createServer(fates: readonly Fate[]) {
  const stored: Message[] = []
  let call = 0
  function store(sent: OutboxEntry): Message {
    const known = stored.find(({ client_id }) => client_id === sent.client_id)
    if (known) return known
    const message: Message = {
      id: stored.length + 1,
      author_id: 'me',
      body: sent.body,
      reply_to: null,
      attachment: null,
      client_id: sent.client_id,
      created_at: '2026-11-18T16:00:00Z',
      edited_at: null,
      deleted_at: null,
    }
    stored.push(message)
    return message
  }
  return {
    stored,
    send: async (entries: readonly OutboxEntry[]) => {
      const fate = fates[call++] ?? 'arrives'
      if (fate === 'request_lost') throw new AppError('offline')
      const answers = entries.map(store)
      if (fate === 'answer_lost') throw new AppError('offline')
      return answers
    },
  }
}

test('whatever the line loses, messages are stored once and in the order they were written', async () => {
  const fate = fc.constantFrom<Fate>('arrives', 'request_lost', 'answer_lost')
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 8 }), fc.array(fate), async (count, fates) => {
      const server = createServer(fates)
      let box: MessageOutbox = emptyOutbox
      let log = emptyLog
      const runner = createOutboxRunner(outboxRules, {
        read: () => box,
        write: (next) => {
          box = next
          return true
        },
        now: () => 0,
        send: server.send,
        onSent: (_entries, rows) => {
          log = addMessages(log, rows)
        },
        later: () => () => undefined,
      })
      for (let place = 0; place < count; place += 1) {
        runner.change((known) => addEntry(known, createEntry(place)), 'not')
        await runner.flush()
        const lines = createTimeline({
          rows: log.rows,
          hasOlder: false,
          outbox: box,
          userId: 'me',
          zone: 'Europe/Berlin',
          readUpTo: null,
        }).filter(({ kind }) => kind === 'message' || kind === 'waiting')
        // what is painted never doubles and never lacks a line
        expect(lines.map(({ key }) => key)).toEqual(
          Array.from({ length: place + 1 }, (_, index) => `c${index}`),
        )
      }
      for (let tries = 0; tries <= fates.length; tries += 1) await runner.flush()
      const written = Array.from({ length: count }, (_, index) => `Line ${index}`)
      expect(server.stored.map(({ body }) => body)).toEqual(written)
      expect(log.rows.map(({ body }) => body)).toEqual(written)
      expect(box.entries).toEqual([])
    }),
  )
})

test('a refused message stays in its place, goes again or is removed', () => {
  const box = addEntry(addEntry(emptyOutbox, createEntry(0)), createEntry(1))
  const refused = outboxRules.refuse(box, [createEntry(0)], 'too_many_messages')
  expect(outboxRules.nextBatch(refused)).toEqual([createEntry(1)])
  expect(outboxRules.nextBatch(retryEntry(refused, 'c0'))).toEqual([createEntry(0)])
  expect(removeEntry(refused, 'c0').entries.map((held) => held.entry)).toEqual([createEntry(1)])
})

test('an outbox is read back for its person and conversation only', () => {
  const texts = new Map<string, string>()
  const store = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
    key: (index: number) => [...texts.keys()][index] ?? null,
    get length() {
      return texts.size
    },
  }
  const key = createOutboxKey('u1', 't1')
  const box = addEntry(emptyOutbox, createEntry(0))
  expect(writeOutbox(store, key, box)).toBe(true)
  expect(readOutbox(store, key)).toEqual(box)
  expect(listOutboxes(store, 'u1')).toEqual(['t1'])
  expect(listOutboxes(store, 'u2')).toEqual([])
  writeOutbox(store, key, emptyOutbox)
  expect(texts.size).toBe(0)
})
