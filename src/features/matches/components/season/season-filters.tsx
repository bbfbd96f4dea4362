import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { TeamDetails } from '@/features/teams/api/team'
import { useTrainingAccess } from '@/features/teams/widgets/use-training-access'
import { href, paths } from '@/lib/router/paths'
import { FilterSelect } from '@/shared/ui/filters/filter-select'
import { toOptions } from '@/shared/ui/filters/list-filter'
import layout from '@/shared/ui/layout.module.css'
import { seasonKinds, type SeasonKind } from '../../model/season/season-results'

interface SeasonFiltersProps {
  team: TeamDetails
  kind: SeasonKind | ''
  onKind: (kind: SeasonKind | '') => void
}

/** One kind of match or all, another team, and another season: the team of the same name in it. */
export function SeasonFilters({ team, kind, onKind }: SeasonFiltersProps) {
  const { t } = useTranslation(['matches/season', 'matches/list'])
  const navigate = useNavigate()
  const { teams } = useTrainingAccess()
  const seasons = teams
    .filter(({ name, school_id }) => name === team.name && school_id === team.school_id)
    .toSorted((one, other) => other.season.localeCompare(one.season))
  const sameSeason = teams.filter(
    ({ season, school_id }) => season === team.season && school_id === team.school_id,
  )
  const openTeam = ([chosen]: string[]) => {
    if (chosen) void navigate(href(paths.matches.season, { teamId: chosen }))
  }
  return (
    <div className={layout.row2}>
      <FilterSelect
        label={t('matches/list:column.kind')}
        value={[kind]}
        options={[
          { value: '', label: t('all_kinds') },
          ...seasonKinds.map((value) => ({ value, label: t(`matches/list:kind.${value}`) })),
        ]}
        onChange={([chosen]) => onKind(seasonKinds.find((known) => known === chosen) ?? '')}
      />
      {sameSeason.length > 1 ? (
        <FilterSelect
          label={t('matches/list:column.team')}
          value={[team.id]}
          options={toOptions(sameSeason)}
          onChange={openTeam}
        />
      ) : null}
      {seasons.length > 1 ? (
        <FilterSelect
          label={t('matches/list:season')}
          value={[team.id]}
          options={seasons.map(({ id, season }) => ({ value: id, label: season }))}
          onChange={openTeam}
        />
      ) : null}
    </div>
  )
}
