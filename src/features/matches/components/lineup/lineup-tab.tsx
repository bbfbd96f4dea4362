import { useTranslation } from 'react-i18next'
import { href, paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { useLineupData } from '../../api/lineup'
import type { Match } from '../../api/matches'
import { useOwnFormations } from '../../api/own-formations'
import { LineupBoard } from './lineup-board'

/** Who stands where when a period begins. */
export function LineupTab({ match }: { match: Match }) {
  return (
    <QueryBoundary>
      <Lineup match={match} />
    </QueryBoundary>
  )
}

function Lineup({ match }: { match: Match }) {
  const { t } = useTranslation('matches/lineup')
  const data = useLineupData(match.id)
  const drawn = useOwnFormations(match.team_id)
  if (data.players.length === 0) {
    return (
      <EmptyState
        title={t('empty.title')}
        text={t('empty.text')}
        action={
          <LinkButton to={`${href(paths.matches.details, { id: match.id })}?tab=squad`}>
            {t('empty.action')}
          </LinkButton>
        }
      />
    )
  }
  return <LineupBoard match={match} data={data} drawn={drawn} />
}
