import { useTranslation } from 'react-i18next'

interface Ages {
  min_age: number
  max_age: number
}

interface Players {
  players_min: number
  players_max: number
}

interface Sizes extends Players {
  /** For how many it is there, rising. */
  sizes: readonly number[]
}

interface Ground {
  area_length_m: number
  area_width_m: number
}

/** Oldest age group of youth football; "and older" reads better than U99. */
const openEnd = 19

/** Ages and numbers of an exercise in words. */
export function useExerciseText() {
  const { t, i18n } = useTranslation('exercises')

  /** "U9–U13", "U13 and older". */
  function formatAges({ min_age, max_age }: Ages): string {
    if (max_age > openEnd) return t('exercise.ages_from', { min: min_age })
    return t('exercise.ages', { min: min_age, max: max_age })
  }

  /** "8–12 players", "10 players". */
  function formatPlayers({ players_min, players_max }: Players): string {
    if (players_min === players_max) return t('exercise.players_exact', { count: players_min })
    return t('exercise.players', { min: players_min, max: players_max })
  }

  /** "8, 10, 12 or 14 players": all there is of one exercise; "8–12 players" where there is one size. */
  function formatSizes({ sizes, ...range }: Sizes): string {
    if (sizes.length < 2) return formatPlayers(range)
    return t('exercise.sizes', { first: sizes.slice(0, -1).join(', '), last: sizes.at(-1) })
  }

  /** "20 × 15 m". */
  function formatArea({ area_length_m, area_width_m }: Ground): string {
    const number = new Intl.NumberFormat(i18n.language)
    return t('exercise.area', {
      length: number.format(area_length_m),
      width: number.format(area_width_m),
    })
  }

  return { ages: formatAges, players: formatPlayers, sizes: formatSizes, area: formatArea }
}
