import { useTranslation } from 'react-i18next'
import { toAppError } from '@/lib/errors'
import { showToast } from '@/lib/toast'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { FilterGroup } from '@/shared/ui/filters/filter-group'
import layout from '@/shared/ui/layout.module.css'
import type { Match } from '../../api/matches'
import { useCastBallot, usePlayerVote, type PlayerVote } from '../../api/player-vote'
import { describeVoteFailure, listChoices } from '../../model/report/player-vote'
import { useMatchText } from '../overview/use-match-text'
import { VoteWinners } from '../report/vote-winners'

/** A family's side of the vote: a tap for each own ballot, and who won; nothing while there is none. */
export function PlayerVoteCard({ match }: { match: Match }) {
  const { t } = useTranslation('matches/report')
  const text = useMatchText()
  const vote = usePlayerVote(match.id)
  if (!vote) return null
  return (
    <SectionCard
      title={t('vote.title')}
      description={
        vote.state === 'open'
          ? t('vote.secret', { when: text.moment(vote.ends_at, match) })
          : undefined
      }
    >
      {vote.state === 'over' ? <VoteWinners winners={vote.winners} /> : null}
      {vote.state === 'open' && vote.ballots.length === 0 ? (
        <p className={layout.dim14}>{t('vote.by_account')}</p>
      ) : null}
      {vote.ballots.map((ballot) => (
        <Ballot key={ballot.voter_id} matchId={match.id} vote={vote} ballot={ballot} />
      ))}
    </SectionCard>
  )
}

interface BallotProps {
  matchId: string
  vote: PlayerVote
  ballot: PlayerVote['ballots'][number]
}

function Ballot({ matchId, vote, ballot }: BallotProps) {
  const { t } = useTranslation('matches/report')
  const cast = useCastBallot(matchId)
  const chosen = cast.isPending ? cast.variables.playerId : ballot.player_id
  return (
    <FilterGroup
      label={ballot.is_child ? t('vote.child', { name: ballot.first_name }) : t('vote.own')}
      value={chosen === null ? [] : [chosen]}
      options={listChoices(vote.candidates, ballot.voter_id)}
      onToggle={(playerId) => {
        if (playerId === chosen) return
        cast
          .mutateAsync({ voterId: ballot.voter_id, playerId })
          .then(() => showToast('success', 'matches/report:vote.cast'))
          .catch((error: unknown) => showToast('error', describeVoteFailure(toAppError(error))))
      }}
    />
  )
}
