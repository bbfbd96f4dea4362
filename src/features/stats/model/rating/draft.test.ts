import { expect, test } from 'vitest'
import { createHistory } from '@/lib/history'
import {
  countDraft,
  draftSchema,
  emptyDraft,
  listEntriesToSend,
  applyStep,
  listRatedMeanwhile,
  type RatingStep,
} from './draft'

const seen = { stats: 'old' }
const rate = (playerId: string, value: number | null): RatingStep => ({
  kind: 'rate',
  playerId,
  attribute: 'speed',
  value,
  seen,
})

function applySteps(...steps: RatingStep[]) {
  return steps.reduce(applyStep, createHistory(emptyDraft))
}

test('undo and redo go through what was typed, one rating at a time', () => {
  const typed = applySteps(rate('ana', 7), rate('bo', 5))
  const undone = applyStep(typed, { kind: 'undo' })
  expect(countDraft(undone.present)).toEqual({ ratings: 1, players: 1 })
  expect(applyStep(undone, { kind: 'redo' }).present).toEqual(typed.present)
})

test('a cleared rating leaves no trace of the player', () => {
  expect(applySteps(rate('ana', 7), rate('ana', null)).present.entries).toEqual({})
})

test('one save for all: each player with the ratings that were seen', () => {
  const { present } = applySteps(rate('ana', 7), {
    kind: 'note',
    playerId: 'ana',
    note: ' Quick ',
    seen,
  })
  expect(listEntriesToSend(present)).toEqual([
    { player_id: 'ana', values: { speed: 7 }, note: 'Quick', seen },
  ])
})

test('a note without a rating is not sent and survives the save', () => {
  const note: RatingStep = { kind: 'note', playerId: 'bo', note: 'Later', seen }
  const typed = applySteps(rate('ana', 7), note)
  expect(listEntriesToSend(typed.present).map(({ player_id }) => player_id)).toEqual(['ana'])
  expect(Object.keys(applyStep(typed, { kind: 'saved' }).present.entries)).toEqual(['bo'])
})

test('a colleague’s newer rating is told until it was seen', () => {
  const typed = applySteps(rate('ana', 7))
  const newest = { ana: { stats: 'new' } }
  expect(listRatedMeanwhile(typed.present, { ana: seen })).toEqual([])
  expect(listRatedMeanwhile(typed.present, newest)).toEqual(['ana'])
  const kept = applyStep(typed, { kind: 'seen', seenOf: newest })
  expect(listRatedMeanwhile(kept.present, newest)).toEqual([])
  expect(kept.present.entries['ana']?.values).toEqual({ speed: 7 })
})

test('a stored draft with anything but ratings from 1 to 10 is not taken', () => {
  const { present } = applySteps(rate('ana', 7))
  expect(draftSchema.safeParse(present).success).toBe(true)
  expect(draftSchema.safeParse(applySteps(rate('ana', 11)).present).success).toBe(false)
})
