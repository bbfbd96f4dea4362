import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fillLineup } from '../../model/lineup/fill-lineup'
import {
  changeFormation,
  clearLineup,
  findNearestPlace,
  findPlayerPlace,
  movePlace,
  placePlayer,
  removePlayer,
} from '../../model/lineup/lineup'
import { applyOwnFormation, type OwnFormation } from '../../model/lineup/own-formations'
import type { LineupPlayer } from '../../model/lineup/position-fit'
import type { LineupState } from './use-lineup-state'
import type { LineupWords } from './use-lineup-words'

/** How near to another place a drop means that place, in percent of the pitch. */
const near = 9

/** What one holds between two taps: a player, or a free place that waits for one. */
export interface Picked {
  playerId: string | null
  slot: string | null
}

const nothing: Picked = { playerId: null, slot: null }

/** Everything a hand, a finger or a key does to the line-up; each says what happened. */
export function useLineupMoves(
  format: number,
  state: LineupState,
  players: readonly LineupPlayer[],
  words: LineupWords,
) {
  const { t } = useTranslation('matches/lineup')
  const [picked, setPicked] = useState<Picked>(nothing)
  const [announced, setAnnounced] = useState('')
  const { lineup } = state

  function place(playerId: string, slot: string) {
    const target = lineup.places.find((known) => known.slot === slot)
    const from = findPlayerPlace(lineup, playerId)
    setPicked(nothing)
    if (!target || target.player_id === playerId) return
    state.change(placePlayer(lineup, playerId, slot))
    const values = { name: words.getName(playerId), place: words.getLong(slot) }
    const other = target.player_id === null ? null : words.getName(target.player_id)
    if (other === null) setAnnounced(t('announced.placed', values))
    else if (from) setAnnounced(t('announced.swapped', { ...values, other }))
    else setAnnounced(t('announced.replaced', { ...values, other }))
  }

  function sendToBench(playerId: string) {
    setPicked(nothing)
    if (!findPlayerPlace(lineup, playerId)) return
    state.change(removePlayer(lineup, playerId))
    setAnnounced(t('announced.benched', { name: words.getName(playerId) }))
  }

  function pickPlayer(playerId: string) {
    setPicked({ playerId, slot: null })
    setAnnounced(t('announced.picked', { name: words.getName(playerId) }))
  }

  function choosePlace(slot: string) {
    const target = lineup.places.find((known) => known.slot === slot)
    if (picked.playerId !== null) return place(picked.playerId, slot)
    if (target?.player_id) return pickPlayer(target.player_id)
    setPicked({ playerId: null, slot: picked.slot === slot ? null : slot })
    setAnnounced(t('announced.waiting', { place: words.getLong(slot) }))
  }

  function choosePlayer(playerId: string) {
    if (picked.slot !== null) return place(playerId, picked.slot)
    const held = picked.playerId === null ? undefined : findPlayerPlace(lineup, picked.playerId)
    if (held) return place(playerId, held.slot)
    if (picked.playerId === playerId) return cancel()
    pickPlayer(playerId)
  }

  function cancel() {
    if (picked === nothing) return
    setPicked(nothing)
    setAnnounced(t('announced.cancelled'))
  }

  function shift(slot: string, x: number, y: number) {
    state.change(movePlace(lineup, slot, x, y))
    setAnnounced(t('announced.moved', { place: words.getLong(slot) }))
  }

  /** `point` in percent of the pitch; null beside it. */
  function releasePlayer(playerId: string, point: { x: number; y: number } | null) {
    setPicked(nothing)
    if (point === null) return sendToBench(playerId)
    const from = findPlayerPlace(lineup, playerId)
    const others = { ...lineup, places: lineup.places.filter((known) => known !== from) }
    const found = findNearestPlace(others, point.x, point.y)
    if (found && found.distance <= near) return place(playerId, found.place.slot)
    if (from) return shift(from.slot, point.x, point.y)
    const free = findNearestPlace(lineup, point.x, point.y, { isFree: true })
    if (free) place(playerId, free.place.slot)
    else setAnnounced(t('announced.full'))
  }

  function fill() {
    const { lineup: next, filled } = fillLineup(lineup, players)
    setPicked(nothing)
    if (filled.length > 0) state.change(next)
    const makeshift = filled.filter(({ fit }) => fit === 'makeshift').length
    const text = t('announced.filled', { count: filled.length })
    setAnnounced(
      makeshift === 0 ? text : `${text} ${t('announced.filled_makeshift', { count: makeshift })}`,
    )
  }

  return {
    picked,
    announced,
    choosePlace,
    choosePlayer,
    cancel,
    sendToBench,
    shift,
    releasePlayer,
    fill,
    setFormation: (formation: string) => {
      setPicked(nothing)
      state.change(changeFormation(lineup, format, formation))
      setAnnounced(t('announced.formation', { formation }))
    },
    setOwnFormation: (drawn: OwnFormation) => {
      setPicked(nothing)
      state.change(applyOwnFormation(lineup, drawn))
      setAnnounced(t('announced.formation', { formation: drawn.name }))
    },
    clear: () => {
      setPicked(nothing)
      state.change(clearLineup(lineup))
      setAnnounced(t('announced.cleared'))
    },
  }
}

export type LineupMoves = ReturnType<typeof useLineupMoves>
