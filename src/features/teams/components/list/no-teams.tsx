import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { NoMatch } from '@/shared/ui/states/no-match'
import { activeTeamFilters, noTeamFilter, type TeamFilter } from '../../model/team-filter'

interface NoTeamsProps {
  filter: TeamFilter
  /** Owners may make the first one. */
  isOwner: boolean
  onFilter: (patch: Partial<TeamFilter>) => void
}

/** No team fits, or there is none yet. */
export function NoTeams({ filter, isOwner, onFilter }: NoTeamsProps) {
  const { t } = useTranslation('teams')
  if (filter.q || activeTeamFilters(filter) > 0) {
    return <NoMatch onClear={() => onFilter(noTeamFilter)} />
  }
  return (
    <EmptyState
      picture="people"
      title={t('list.empty_title')}
      text={isOwner ? t('list.empty_owner') : t('list.empty_text')}
      action={
        isOwner ? (
          <LinkButton to={paths.teams.create} icon={<IconPlus size={20} stroke={1.75} />}>
            {t('list.add')}
          </LinkButton>
        ) : null
      }
    />
  )
}
