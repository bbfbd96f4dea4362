import { useState, type KeyboardEvent } from 'react'
import type { Attribute } from '../../model/attributes'
import { getSeen, type RatedPlayer } from '../../model/rating/rated-player'
import {
  placeAfter,
  placeByKey,
  typeDigit,
  type Direction,
  type Place,
} from '../../model/rating/typing'
import { useFigures } from '../figures/use-figures'
import type { Draft } from './use-rating-draft'

interface RatingPadOptions {
  players: readonly RatedPlayer[]
  columns: readonly Attribute[]
  draft: Draft
  direction: Direction
}

/** One place in a grid of players and attributes, and what digits, arrows and Backspace do there. */
export function useRatingPad({ players, columns, draft, direction }: RatingPadOptions) {
  const { precision } = useFigures()
  const [at, setAt] = useState<Place>({ row: 0, column: 0 })
  const [pending, setPending] = useState<number | null>(null)
  const place = {
    row: Math.min(at.row, Math.max(0, players.length - 1)),
    column: Math.min(at.column, Math.max(0, columns.length - 1)),
  }
  const player = players[place.row]
  const attribute = columns[place.column]

  function go(next: Place) {
    setAt(next)
    setPending(null)
  }

  function goOn() {
    go(placeAfter(place, players.length, columns.length, direction) ?? place)
  }

  function rate(value: number | null) {
    if (!player || !attribute) return
    draft.step({ kind: 'rate', playerId: player.id, attribute, value, seen: getSeen(player) })
  }

  function enterDigit(typed: number) {
    const next = typeDigit(typed, pending, precision)
    rate(next.value)
    if (next.pending === null) goOn()
    else setPending(next.pending)
  }

  function clear() {
    rate(null)
    setPending(null)
  }

  function act(event: KeyboardEvent): boolean {
    const { key } = event
    if (event.ctrlKey || event.metaKey) {
      const isBack = key.toLowerCase() === 'z'
      const isRedo = key.toLowerCase() === 'y' || (isBack && event.shiftKey)
      if (!isBack && !isRedo) return false
      setPending(null)
      draft.step({ kind: isRedo ? 'redo' : 'undo' })
      return true
    }
    if (event.altKey) return false
    if (/^\d$/.test(key)) enterDigit(Number(key))
    else if (key === 'Backspace' || key === 'Delete') clear()
    else if (key === 'Enter') goOn()
    else {
      const next = placeByKey(key, place, players.length, columns.length)
      if (!next) return false
      go(next)
    }
    return true
  }

  return {
    place,
    player,
    attribute,
    /** The whole number at this place that waits for its tenth. */
    pending,
    go,
    goOn,
    digit: enterDigit,
    clear,
    onKeyDown: (event: KeyboardEvent) => {
      if (act(event)) event.preventDefault()
    },
  }
}

export type RatingPad = ReturnType<typeof useRatingPad>
