import { useState } from 'react'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ignoreReported } from '@/lib/query/ignore-reported'
import { Button, IconButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { Sheet } from '@/shared/ui/sheet'
import { useRecordGame, type GameResult, type Tournament } from '../../api/tournaments'
import { tournamentLimits, type TournamentGame } from '../../model/tournament'
import { useTeamNames } from './use-team-names'

const sides = ['home', 'away'] as const
const outcomes = ['home', 'draw', 'away'] as const

interface ResultSheetProps {
  tournament: Tournament
  game: TournamentGame
  onClose: () => void
}

/** Goals by stepper where there is a table; else one tap says who won. */
export function ResultSheet({ tournament, game, onClose }: ResultSheetProps) {
  const { t } = useTranslation('tournaments')
  const getName = useTeamNames(tournament.teams)
  const { mutateAsync: record, isPending } = useRecordGame()
  const [goals, setGoals] = useState({ home: game.home_goals ?? 0, away: game.away_goals ?? 0 })
  const names = { home: getName(game.home_id), away: getName(game.away_id) }

  function save(result: Pick<GameResult, 'outcome' | 'goals'>) {
    record({ id: game.id, version: game.version, ...result }).then(onClose, ignoreReported)
  }

  const takeBack =
    game.outcome === null ? null : (
      <Button kind="secondary" onClick={() => save({ outcome: null, goals: null })}>
        {t('take_back')}
      </Button>
    )
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={`${names.home} – ${names.away}`}
      footer={
        tournament.shows_table ? (
          <>
            {takeBack}
            <Button busy={isPending} onClick={() => save({ outcome: null, goals })}>
              {t('save_result')}
            </Button>
          </>
        ) : (
          takeBack
        )
      }
    >
      <div className={layout.stack3}>
        {tournament.shows_table
          ? sides.map((side) => (
              <div key={side} className={layout.between} role="group" aria-label={names[side]}>
                <span className={layout.name}>{names[side]}</span>
                <span className={layout.line2}>
                  <IconButton
                    label={t('fewer')}
                    kind="secondary"
                    disabled={goals[side] === 0}
                    onClick={() => setGoals({ ...goals, [side]: goals[side] - 1 })}
                  >
                    <IconMinus size={20} stroke={1.75} />
                  </IconButton>
                  <output className={`${layout.bold} ${layout.figures}`}>{goals[side]}</output>
                  <IconButton
                    label={t('more')}
                    kind="secondary"
                    disabled={goals[side] >= tournamentLimits.goals.max}
                    onClick={() => setGoals({ ...goals, [side]: goals[side] + 1 })}
                  >
                    <IconPlus size={20} stroke={1.75} />
                  </IconButton>
                </span>
              </div>
            ))
          : outcomes.map((outcome) => (
              <Button
                key={outcome}
                kind={game.outcome === outcome ? 'primary' : 'secondary'}
                isFullWidth
                disabled={isPending}
                onClick={() => save({ outcome, goals: null })}
              >
                {outcome === 'draw' ? t('draw') : t('won', { team: names[outcome] })}
              </Button>
            ))}
      </div>
    </Sheet>
  )
}
