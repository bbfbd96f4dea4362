import { useTranslation } from 'react-i18next'
import type { TournamentGame } from '../../model/tournament'

/** "2:1", or who won where no goals are written down; empty before. */
export function useResultText() {
  const { t } = useTranslation('tournaments')
  return (game: TournamentGame, getName: (id: string) => string): string => {
    if (game.home_goals !== null && game.away_goals !== null) {
      return `${game.home_goals}:${game.away_goals}`
    }
    if (game.outcome === null) return ''
    if (game.outcome === 'draw') return t('draw')
    return t('won', { team: getName(game.outcome === 'home' ? game.home_id : game.away_id) })
  }
}
