import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { toWallClock } from '@/lib/time/wall-clock'
import { Button, IconButton } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import type { Tournament } from '../../api/tournaments'
import { sortGames, type TournamentGame } from '../../model/tournament'
import styles from '../tournament.module.css'
import { useResultText } from './use-result-text'
import { useTeamNames } from './use-team-names'

interface GameListProps {
  tournament: Tournament
  /** Without it nothing can be typed. */
  onResult?: (game: TournamentGame) => void
  onMove?: (game: TournamentGame) => void
}

/** All games by time, one row per pitch. */
export function GameList({ tournament, onResult, onMove }: GameListProps) {
  const { t } = useTranslation('tournaments')
  const getName = useTeamNames(tournament.teams)
  const formatResult = useResultText()
  const zone = tournament.school.time_zone
  const games = sortGames(tournament.games)
  const starts = [...new Set(games.map(({ starts_at }) => starts_at))]
  return (
    <SectionCard title={t('sections.games')} description={onResult ? t('games_hint') : undefined}>
      <ol className={layout.listStack2}>
        {starts.map((start) => (
          <li
            key={start}
            className={`${layout.grid} ${layout.gap2} ${layout.lineAbove} ${layout.padBlock2} ${styles.slot}`}
          >
            <time dateTime={start} className={`${layout.medium} ${layout.figures}`}>
              {toWallClock(start, zone).time}
            </time>
            <ul className={layout.listStack1}>
              {games
                .filter(({ starts_at }) => starts_at === start)
                .map((game) => {
                  const label = `${getName(game.home_id)} – ${getName(game.away_id)}`
                  return (
                    <li key={game.id} className={`${layout.grid} ${layout.middle} ${styles.game}`}>
                      <span className={layout.dim13}>
                        {t('pitch', { number: game.pitch })}
                        {game.place === null ? '' : ` · ${t('place', { number: game.place })}`}
                      </span>
                      <span className={layout.name}>{label}</span>
                      {onResult ? (
                        <Button
                          kind={game.outcome === null ? 'secondary' : 'quiet'}
                          onClick={() => onResult(game)}
                        >
                          {game.outcome === null ? t('enter_result') : formatResult(game, getName)}
                          <span className={layout.hidden}>: {label}</span>
                        </Button>
                      ) : (
                        <span className={layout.medium}>{formatResult(game, getName)}</span>
                      )}
                      {onMove && game.outcome === null ? (
                        <IconButton
                          label={t('move_game', { game: label })}
                          onClick={() => onMove(game)}
                        >
                          <IconPencil size={18} stroke={1.75} />
                        </IconButton>
                      ) : null}
                    </li>
                  )
                })}
            </ul>
          </li>
        ))}
      </ol>
    </SectionCard>
  )
}
