import { expect, test } from 'vitest'
import { applyReaction, isInRange, listIdRanges, type MessageReactions } from './reactions'

const page: MessageReactions[] = [
  { message_id: 7, reactions: [{ emoji: '⚽', user_ids: ['ada', 'ben'] }] },
  { message_id: 5, reactions: [{ emoji: '👍', user_ids: ['ben'] }] },
]

function getReactions(rows: readonly MessageReactions[], id: number) {
  return rows.find(({ message_id }) => message_id === id)?.reactions
}

test('a tap adds me, in the order of the emoji, and leaves other messages alone', () => {
  const after = applyReaction(page, { messageId: 7, emoji: '👍', isOn: true }, 'ada')
  expect(getReactions(after, 7)).toEqual([
    { emoji: '👍', user_ids: ['ada'] },
    { emoji: '⚽', user_ids: ['ada', 'ben'] },
  ])
  expect(getReactions(after, 5)).toEqual(getReactions(page, 5))
})

test('the same tap twice counts once', () => {
  const change = { messageId: 7, emoji: '⚽', isOn: true } as const
  const after = applyReaction(applyReaction(page, change, 'eva'), change, 'eva')
  expect(getReactions(after, 7)).toEqual([{ emoji: '⚽', user_ids: ['ada', 'ben', 'eva'] }])
})

test('the first reaction to a message makes its row, the last one taken back removes it', () => {
  const first = applyReaction(page, { messageId: 6, emoji: '😂', isOn: true }, 'ada')
  expect(getReactions(first, 6)).toEqual([{ emoji: '😂', user_ids: ['ada'] }])
  const none = applyReaction(first, { messageId: 6, emoji: '😂', isOn: false }, 'ada')
  expect(getReactions(none, 6)).toBeUndefined()
})

test('nobody takes back what another gave', () => {
  const after = applyReaction(page, { messageId: 5, emoji: '👍', isOn: false }, 'ada')
  expect(getReactions(after, 5)).toEqual([{ emoji: '👍', user_ids: ['ben'] }])
})

test('each id is in one range of the loaded pages', () => {
  const ranges = listIdRanges([90, 40, 10])
  for (const id of [10, 39, 40, 89, 90, 500]) {
    expect(ranges.filter((range) => isInRange(id, range))).toHaveLength(1)
  }
  expect(ranges.filter((range) => isInRange(9, range))).toEqual([])
})
