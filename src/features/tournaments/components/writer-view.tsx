import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toWallClock } from '@/lib/time/wall-clock'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import type { Tournament } from '../api/tournaments'
import { findClashes } from '../model/day-times'
import type { TournamentGame } from '../model/tournament'
import { GameList } from './plan/game-list'
import { MoveSheet } from './plan/move-sheet'
import { PlanSummary } from './plan/plan-summary'
import { ResultSheet } from './plan/result-sheet'
import { TeamCard } from './plan/team-card'
import type { usePlanSteps } from './plan/use-plan-steps'
import { useTeamNames } from './plan/use-team-names'

interface WriterViewProps {
  tournament: Tournament
  steps: ReturnType<typeof usePlanSteps>
}

/** The plan for those who run the day: results, the next round, corrections. */
export function WriterView({ tournament, steps }: WriterViewProps) {
  const { t } = useTranslation('tournaments')
  const [asked, setAsked] = useState<{ game: TournamentGame; what: 'result' | 'move' } | null>(null)
  const getName = useTeamNames(tournament.teams)
  const { games, teams } = tournament
  const zone = tournament.school.time_zone
  const close = () => setAsked(null)
  const clashes = findClashes(games, tournament).map(({ kind, what, game_ids }) => {
    const game = games.find(({ id }) => id === game_ids[0])
    const time = game ? toWallClock(game.starts_at, zone).time : ''
    return kind === 'pitch'
      ? t('clash.pitch', { pitch: what, time })
      : t('clash.team', { team: getName(what), time })
  })
  return (
    <>
      <PlanSummary
        settings={tournament}
        teams={teams}
        games={games}
        zone={zone}
        hostId={tournament.team_id}
      />
      {[...new Set(clashes)].map((clash) => (
        <p key={clash} role="alert" className={`${layout.plain} ${layout.danger}`}>
          {clash}
        </p>
      ))}
      {steps.nextRoundNo === null ? null : (
        <div>
          <Button busy={steps.isPending} onClick={() => void steps.drawNextRound()}>
            {t('draw_round', { number: steps.nextRoundNo })}
          </Button>
        </div>
      )}
      {steps.addPlaces ? (
        <div>
          <Button busy={steps.isPending} onClick={() => void steps.addPlaces?.()}>
            {t('add_places')}
          </Button>
        </div>
      ) : null}
      <GameList
        tournament={tournament}
        onResult={(game) => setAsked({ game, what: 'result' })}
        onMove={(game) => setAsked({ game, what: 'move' })}
      />
      <TeamCard tournament={tournament} steps={steps} />
      {asked?.what === 'result' ? (
        <ResultSheet tournament={tournament} game={asked.game} onClose={close} />
      ) : null}
      {asked?.what === 'move' ? (
        <MoveSheet tournament={tournament} game={asked.game} steps={steps} onClose={close} />
      ) : null}
    </>
  )
}
