import { expect, test } from 'vitest'
import { listReaders } from './announcement-readers'

const message = { id: 20, author_id: 'coach', created_at: '2026-11-18T15:00:00Z' }
const createPerson = (user_id: string, last: number | null, change = {}) => ({
  user_id,
  joined_at: '2026-11-01T08:00:00Z',
  left_at: null,
  last_read_message_id: last,
  ...change,
})

test('whoever has not read it stands first; its author is nobody to be told', () => {
  const people = [createPerson('coach', 20), createPerson('ada', 20), createPerson('ben', 19)]
  const readers = listReaders(message, people)
  expect(readers.map(({ person, hasRead }) => [person.user_id, hasRead])).toEqual([
    ['ben', false],
    ['ada', true],
  ])
})

test('who has left or came later is not waited for', () => {
  const people = [
    createPerson('ada', null, { left_at: '2026-11-10T08:00:00Z' }),
    createPerson('ben', null, { joined_at: '2026-11-19T08:00:00Z' }),
    createPerson('eva', null),
  ]
  expect(listReaders(message, people).map(({ person }) => person.user_id)).toEqual(['eva'])
})
