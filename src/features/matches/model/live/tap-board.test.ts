import { expect, it } from 'vitest'
import {
  applyChanges,
  emptyBoard,
  removeChange,
  selectAction,
  toggleCollecting,
  selectPlayer,
} from './tap-board'

const [ada, ben, cem, dan] = ['ada', 'ben', 'cem', 'dan'].map((player_id, index) => ({
  player_id,
  isOnPitch: index < 2,
  isBooked: index === 0,
}))

function requirePlayer<T>(player: T | undefined): T {
  if (player === undefined) throw new Error('no player')
  return player
}

const [keeper, back, winger, striker] = [ada, ben, cem, dan].map(requirePlayer)
const players = { keeper: requirePlayer(keeper), back: requirePlayer(back) }
const bench = { winger: requirePlayer(winger), striker: requirePlayer(striker) }

it('logs a goal with two taps, also one of nobody named', () => {
  const armed = selectAction(emptyBoard, 'goal')
  expect(selectPlayer(armed, players.back).drafts).toEqual([
    { kind: 'goal', player_id: 'ben', second_player_id: null, isInjury: false },
  ])
  expect(selectPlayer(armed, null).drafts).toMatchObject([{ kind: 'goal', player_id: null }])
  expect(selectAction(armed, 'goal')).toEqual(emptyBoard)
})

it('makes a second yellow card a yellow-red one', () => {
  const armed = selectAction(emptyBoard, 'yellow')
  expect(selectPlayer(armed, players.keeper).drafts).toMatchObject([{ kind: 'yellow_red' }])
  expect(selectPlayer(armed, players.back).drafts).toMatchObject([{ kind: 'yellow' }])
})

it('changes two players with two taps, in any order', () => {
  const change = [{ kind: 'substitution', player_id: 'cem', second_player_id: 'ben' }]
  const coming = selectPlayer(emptyBoard, bench.winger)
  expect(coming.drafts).toEqual([])
  expect(selectPlayer(coming.board, players.back)).toMatchObject({
    board: emptyBoard,
    drafts: change,
  })
  const going = selectPlayer(emptyBoard, players.back)
  expect(selectPlayer(going.board, bench.winger).drafts).toMatchObject(change)
  expect(selectPlayer(going.board, players.back).board).toEqual(emptyBoard)
})

it('collects changes and carries them out as one', () => {
  const taps = [bench.winger, players.back, players.keeper, bench.striker]
  const collected = taps.reduce(
    (board, player) => selectPlayer(board, player).board,
    toggleCollecting(emptyBoard),
  )
  expect(collected.queue).toEqual([
    { on: 'cem', off: 'ben' },
    { on: 'dan', off: 'ada' },
  ])
  expect(applyChanges(collected).drafts).toHaveLength(2)
  expect(applyChanges(removeChange(collected, 0)).drafts).toMatchObject([{ player_id: 'dan' }])
})
