import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswerBook } from '@/features/attendance/api/family/availability'
import { useChildren, useSelfAsPlayer } from '@/features/attendance/api/family/children'
import { listIds, type Child } from '@/features/attendance/model/family/children'
import { AnswerRows, isAnswerable } from '@/features/attendance/widgets/family/answer-rows'
import { computeMatchEnd, formatMatchName } from '@/features/teams/model/match-file'
import { useNow } from '@/lib/time/use-now'
import { SectionCard } from '@/shared/ui/cards/section-card'
import type { Match } from '../../api/matches'
import { useMatchSquad } from '../../api/match-squad'
import { getAnswerEnd } from '../../model/answer-end'
import { listChildrenOfMatch } from '../../model/family-match'
import { useMatchText } from '../overview/use-match-text'
import { FamilyLoad } from '../load/family-load'
import { FamilySeason } from './family-season'
import { LiftsCard } from './lifts/lifts-card'
import { MatchCoaches } from './match-coaches'
import { SharedRatings } from './shared-ratings'
import { SquadDecisions } from './squad-decisions'

interface FamilyChildrenProps {
  match: Match
  user: { id: string; isParent: boolean }
  /** Stands between the children and the coaches. */
  children: ReactNode
}

/** A parent's children, or the player behind the account. */
export function FamilyChildren({ user, ...rest }: FamilyChildrenProps) {
  return user.isParent ? (
    <OfParent userId={user.id} {...rest} />
  ) : (
    <OfPlayer userId={user.id} {...rest} />
  )
}

type OfProps = Omit<FamilyChildrenProps, 'user'> & { userId: string }

function OfParent({ userId, ...rest }: OfProps) {
  return <ChildrenOfMatch family={useChildren(userId)} isParent {...rest} />
}

function OfPlayer({ userId, ...rest }: OfProps) {
  return <ChildrenOfMatch family={useSelfAsPlayer(userId)} isParent={false} {...rest} />
}

interface ChildrenOfMatchProps extends Omit<FamilyChildrenProps, 'user'> {
  family: readonly Child[]
  isParent: boolean
}

/** The answer in one tap, and what the coach decided about each of them. */
function ChildrenOfMatch({ match, family, isParent, children }: ChildrenOfMatchProps) {
  const { t } = useTranslation('matches/squad')
  const text = useMatchText()
  const now = useNow()
  const book = useAnswerBook(listIds(family))
  const rows = useMatchSquad(match.id)
  const shown = listChildrenOfMatch(match, family, rows)
  const item = {
    kind: 'match' as const,
    id: match.id,
    team: match.team,
    starts_at: match.starts_at,
    ends_at: computeMatchEnd(match),
    is_cancelled: match.status !== 'planned',
  }
  const answering = { shown, family, book, now }
  const answerEnd = getAnswerEnd(match)
  return (
    <>
      {isAnswerable(item, answering) ? (
        <SectionCard
          title={
            isParent
              ? t('family.comes', { names: shown.map(({ first_name }) => first_name).join(', ') })
              : t('family.come')
          }
          description={
            match.answer_hours
              ? t(Date.parse(answerEnd) > now ? 'family.answer_until' : 'family.answer_over', {
                  when: text.moment(answerEnd, match),
                })
              : undefined
          }
        >
          <AnswerRows item={item} title={formatMatchName(match)} size="words" {...answering} />
        </SectionCard>
      ) : null}
      <SquadDecisions match={match} family={shown} rows={rows} isParent={isParent} />
      {isParent && shown.length > 0 ? <LiftsCard match={match} family={shown} /> : null}
      {children}
      <SharedRatings matchId={match.id} family={shown} />
      {/* below what is tapped: figures that come late must not move a button from under a finger */}
      <FamilyLoad match={match} family={shown} isParent={isParent} />
      <FamilySeason match={match} family={shown} isParent={isParent} />
      <MatchCoaches team={match.team} family={isParent ? shown : []} />
    </>
  )
}
