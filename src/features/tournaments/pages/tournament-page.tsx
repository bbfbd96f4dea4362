import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useTrainingAccess } from '@/features/teams/widgets/use-training-access'
import { paths } from '@/lib/router/paths'
import { formatDay } from '@/lib/time/format-day'
import { toWallClock } from '@/lib/time/wall-clock'
import { DetailsPage } from '@/shared/ui/patterns/details-page'
import { useTournament } from '../api/tournaments'
import { GameList } from '../components/plan/game-list'
import { NextGames } from '../components/plan/next-games'
import { TableCards } from '../components/plan/table-card'
import { usePlanSteps } from '../components/plan/use-plan-steps'
import { TournamentActions } from '../components/tournament-actions'
import { TournamentPaper } from '../components/tournament-paper'
import { WriterView } from '../components/writer-view'

/** The day for everybody who takes part: families read, the staff of the own teams run it. */
export function TournamentPage() {
  const { id = '' } = useParams()
  const { t, i18n } = useTranslation('tournaments')
  const tournament = useTournament(id)
  const { teams, mayWrite } = useTrainingAccess()
  const steps = usePlanSteps(tournament)
  const isWriter = tournament.teams.some(({ team_id }) => team_id !== null && mayWrite(team_id))
  const { date, time } = toWallClock(tournament.starts_at, tournament.school.time_zone)
  return (
    <DetailsPage
      title={tournament.name}
      back={{ to: paths.matches.list, label: t('back') }}
      description={[
        t(`kinds.${tournament.kind}`),
        formatDay(date, i18n.language),
        time,
        tournament.venue,
      ]
        .filter((part) => part)
        .join(' · ')}
      actions={<TournamentActions tournament={tournament} isWriter={isWriter} steps={steps} />}
    >
      <NextGames tournament={tournament} teamIds={teams.map((team) => team.id)} />
      {isWriter ? (
        <WriterView tournament={tournament} steps={steps} />
      ) : (
        <GameList tournament={tournament} />
      )}
      {tournament.shows_table ? <TableCards tournament={tournament} /> : null}
      <TournamentPaper tournament={tournament} />
    </DetailsPage>
  )
}
