import { useTranslation } from 'react-i18next'
import { formatFullName } from '@/lib/person'
import type { Place } from '../../model/lineup/lineup'
import { getFit, type LineupPlayer } from '../../model/lineup/position-fit'
import { getSlotNumber, parseSlotCode } from '../../model/lineup/slot-code'

/** Players and places in words, for labels and for what is announced. */
export function useLineupWords(players: readonly LineupPlayer[], captain: string | null) {
  const { t } = useTranslation('matches/lineup')

  function getName(playerId: string): string {
    const player = players.find(({ player_id }) => player_id === playerId)
    return player ? formatFullName(player) : ''
  }

  function addNumber(text: string, slot: string): string {
    const number = getSlotNumber(slot)
    return number === '' ? text : `${text} ${number}`
  }

  function getShort(slot: string): string {
    const code = parseSlotCode(slot)
    return code ? addNumber(t(`short.${code}`), slot) : slot.toUpperCase()
  }

  function getLong(slot: string): string {
    const code = parseSlotCode(slot)
    return code ? addNumber(t(`long.${code}`), slot) : slot.toUpperCase()
  }

  function getPlaceLabel(place: Place): string {
    const words = { short: getShort(place.slot), place: getLong(place.slot) }
    const player = players.find(({ player_id }) => player_id === place.player_id)
    if (!player) return t('place.free', words)
    const sign = player.player_id === captain ? t('duties.sign') : null
    const name = [player.shirt_number, formatFullName(player), sign].filter(Boolean).join(' ')
    return getFit(player, place) === 'makeshift'
      ? t('place.makeshift', { ...words, name })
      : t('place.taken', { ...words, name })
  }

  return { getName, getShort, getLong, getPlaceLabel }
}

export type LineupWords = ReturnType<typeof useLineupWords>
