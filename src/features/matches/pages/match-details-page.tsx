import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useSession } from '@/features/session/api/session-store'
import { formatMatchName } from '@/features/teams/model/match-file'
import { useTrainingAccess } from '@/features/teams/widgets/use-training-access'
import { paths } from '@/lib/router/paths'
import layout from '@/shared/ui/layout.module.css'
import { DetailsPage } from '@/shared/ui/patterns/details-page'
import { useMatch } from '../api/matches'
import { FamilyMatch } from '../components/family/family-match'
import { MatchActions } from '../components/match-actions'
import { LineupTab } from '../components/lineup/lineup-tab'
import { MatchBadge } from '../components/overview/match-badge'
import { MatchOverview } from '../components/overview/match-overview'
import { useMatchText } from '../components/overview/use-match-text'
import { PublishedReport } from '../components/report/published-report'
import { ReportTab } from '../components/report/report-tab'
import { SquadTab } from '../components/squad/squad-tab'
import { LiveLink } from '../widgets/live-link'

/** One match: staff choose the squad and the line-up, families read and answer. */
export function MatchDetailsPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation(['matches', 'matches/squad', 'matches/lineup', 'matches/report'])
  const match = useMatch(id)
  const session = useSession()
  const { isFamily, role, mayWrite } = useTrainingAccess()
  const text = useMatchText()
  const isWriter = mayWrite(match.team_id)
  if (isFamily && session) {
    return <FamilyMatch match={match} user={{ id: session.user.id, isParent: role === 'parent' }} />
  }
  const overview = {
    key: 'overview',
    label: t('matches/squad:overview'),
    content: <MatchOverview match={match} isWriter={isWriter} />,
  }
  const squad = { key: 'squad', label: t('matches/squad:tab'), content: <SquadTab match={match} /> }
  const lineup = {
    key: 'lineup',
    label: t('matches/lineup:tab'),
    content: <LineupTab match={match} />,
  }
  const report = {
    key: 'report',
    label: t('matches/report:tab'),
    content: <ReportTab match={match} />,
  }
  const isUnderWay = match.status === 'live' || match.status === 'finished'
  return (
    <DetailsPage
      title={formatMatchName(match)}
      back={{ to: paths.matches.list, label: t('pages.list') }}
      description={
        <div className={layout.row2}>
          <MatchBadge match={match} />
          <span>{text.when(match)}</span>
        </div>
      }
      actions={
        <>
          {isWriter ? <LiveLink match={match} /> : null}
          <MatchActions match={match} />
        </>
      }
      tabs={isWriter ? [overview, squad, lineup, ...(isUnderWay ? [report] : [])] : [overview]}
    >
      {isWriter ? null : <PublishedReport matchId={match.id} />}
    </DetailsPage>
  )
}
