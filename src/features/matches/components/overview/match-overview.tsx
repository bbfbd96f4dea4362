import { useTranslation } from 'react-i18next'
import { getMatchSide } from '@/features/teams/model/fixture'
import { ChangeReceipts } from '@/features/teams/widgets/change/change-receipts'
import { useNow } from '@/lib/time/use-now'
import { FactList } from '@/shared/ui/cards/fact-list'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import type { Match } from '../../api/matches'
import { LiftsCard } from '../family/lifts/lifts-card'
import { getAnswerEnd } from '../../model/answer-end'
import { AnswersCard } from './answers-card'
import { NextSteps } from './next-steps'
import { TournamentLink } from './tournament-link'
import { useMatchText } from './use-match-text'

interface MatchOverviewProps {
  match: Match
  /** Whether the viewer plans for the team. */
  isWriter: boolean
}

/** When, where and by which rules; for the staff of the team who comes and what is still to do. */
export function MatchOverview({ match, isWriter }: MatchOverviewProps) {
  const { t } = useTranslation('matches/squad')
  const text = useMatchText()
  const now = useNow()
  const open = t('facts.open')
  return (
    <div className={layout.stack4}>
      <TournamentLink match={match} />
      {isWriter ? (
        <ChangeReceipts
          event={{ kind: 'match', id: match.id }}
          zone={match.team.school.time_zone}
          now={now}
        />
      ) : null}
      {isWriter && match.status === 'planned' ? (
        <QueryBoundary>
          <NextSteps match={match} />
          <AnswersCard match={match} />
        </QueryBoundary>
      ) : null}
      <SectionCard title={t('facts.title')}>
        <FactList
          layout="stack"
          facts={[
            { label: t('facts.kick_off'), value: text.when(match) },
            {
              label: t('facts.meet'),
              value: match.meet_at ? text.clock(match.meet_at, match) : open,
            },
            ...(match.answer_hours
              ? [{ label: t('facts.answer'), value: text.moment(getAnswerEnd(match), match) }]
              : []),
            { label: t('facts.place'), value: match.venue ?? open },
            { label: t('facts.side'), value: t(`facts.${getMatchSide(match)}`) },
            { label: t('facts.kit'), value: match.kit ?? open },
            { label: t('facts.rules'), value: text.rules(match) },
            ...(match.family_note
              ? [{ label: t('facts.family_note'), value: match.family_note }]
              : []),
          ]}
        />
      </SectionCard>
      {isWriter ? (
        <QueryBoundary>
          <LiftsCard match={match} family={[]} />
        </QueryBoundary>
      ) : null}
    </div>
  )
}
