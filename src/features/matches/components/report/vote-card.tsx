import { IconTrophy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { toAppError } from '@/lib/errors'
import { showToast } from '@/lib/toast'
import { Button } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { useConfirm } from '@/shared/ui/confirm'
import layout from '@/shared/ui/layout.module.css'
import type { Match } from '../../api/matches'
import { useEndVote, usePlayerVote, useStartVote } from '../../api/player-vote'
import { describeVoteFailure } from '../../model/report/player-vote'
import { useMatchText } from '../overview/use-match-text'
import { VoteWinners } from './vote-winners'

/** The staff's side of the vote: begin, see how many have voted, end, and who won. */
export function VoteCard({ match }: { match: Match }) {
  const { t } = useTranslation('matches/report')
  const text = useMatchText()
  const confirm = useConfirm()
  const vote = usePlayerVote(match.id)
  const start = useStartVote(match.id)
  const end = useEndVote(match.id)
  if (!vote) return null

  function run(step: () => Promise<void>) {
    step().catch((error: unknown) => showToast('error', describeVoteFailure(toAppError(error))))
  }

  async function endNow() {
    const isSure = await confirm({
      title: t('vote.end_title'),
      text: t('vote.end_text', { cast: vote?.cast_ballots, count: vote?.voters }),
      confirmLabel: t('vote.end'),
    })
    if (isSure) run(() => end.mutateAsync())
  }

  return (
    <SectionCard
      title={t('vote.title')}
      description={vote.state === 'none' || vote.state === 'refused' ? t('vote.text') : undefined}
    >
      {vote.state === 'refused' ? <p className={layout.dim14}>{t('vote.refused')}</p> : null}
      {vote.state === 'none' ? (
        <div>
          <Button
            kind="secondary"
            icon={<IconTrophy size={18} stroke={1.75} aria-hidden="true" />}
            busy={start.isPending}
            onClick={() => run(() => start.mutateAsync())}
          >
            {t('vote.start')}
          </Button>
        </div>
      ) : null}
      {vote.state === 'open' ? (
        <div className={layout.row2}>
          <p className={layout.plain}>
            {t('vote.count', { cast: vote.cast_ballots, count: vote.voters })}{' '}
            <span className={layout.dim14}>
              {t('vote.until', { when: text.moment(vote.ends_at, match) })}
            </span>
          </p>
          <Button kind="quiet" busy={end.isPending} onClick={() => void endNow()}>
            {t('vote.end')}
          </Button>
        </div>
      ) : null}
      {vote.state === 'over' ? <VoteWinners winners={vote.winners} /> : null}
    </SectionCard>
  )
}
