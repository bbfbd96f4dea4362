import { useTranslation } from 'react-i18next'
import { countMinutesBetween } from '@/lib/time/interval'
import { useNow } from '@/lib/time/use-now'
import { toWallClock } from '@/lib/time/wall-clock'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import type { Tournament } from '../../api/tournaments'
import { sortGames } from '../../model/tournament'
import { useTeamNames } from './use-team-names'

/** The next game of each team in question: when, where, against whom. Nothing where none comes. */
export function NextGames({
  tournament,
  teamIds,
}: {
  tournament: Tournament
  teamIds: readonly string[]
}) {
  const { t } = useTranslation('tournaments')
  const now = useNow()
  const getName = useTeamNames(tournament.teams)
  const open = sortGames(tournament.games.filter(({ outcome }) => outcome === null))
  const next = tournament.teams
    .filter(({ team_id }) => team_id !== null && teamIds.includes(team_id))
    .flatMap((team) => {
      const game = open.find(({ home_id, away_id }) => home_id === team.id || away_id === team.id)
      return game ? { team, game } : []
    })
  if (next.length === 0) return null
  return (
    <SectionCard title={t('sections.next')}>
      <ul className={layout.listStack2}>
        {next.map(({ team, game }) => {
          const minutes = countMinutesBetween(new Date(now).toISOString(), game.starts_at)
          const opponent = getName(game.home_id === team.id ? game.away_id : game.home_id)
          return (
            <li key={team.id} className={layout.stack1}>
              <span className={`${layout.medium} ${layout.breakable}`}>
                {t('next_game', {
                  time: toWallClock(game.starts_at, tournament.school.time_zone).time,
                  pitch: game.pitch,
                  opponent,
                })}
              </span>
              <span className={layout.dim13}>
                {team.name}
                {minutes > 0 && minutes <= 120 ? ` · ${t('in_minutes', { count: minutes })}` : ''}
              </span>
            </li>
          )
        })}
      </ul>
    </SectionCard>
  )
}
