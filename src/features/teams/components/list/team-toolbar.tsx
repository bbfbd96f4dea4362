import { useTranslation } from 'react-i18next'
import { FilterToolbar } from '@/shared/ui/filters/filter-toolbar'
import { manyOf, toggle } from '@/shared/ui/filters/list-filter'
import { useTeamFilterChoices } from '../../api/team-choices'
import { activeTeamFilters, noTeamFilter, type TeamFilter } from '../../model/team-filter'

interface TeamToolbarProps {
  filter: TeamFilter
  onChange: (patch: Partial<TeamFilter>) => void
}

export function TeamToolbar({ filter, onChange }: TeamToolbarProps) {
  const { t } = useTranslation('teams')
  const choices = useTeamFilterChoices()
  const seasons = [...new Set((choices?.seasons ?? []).map(({ name }) => name))]
  return (
    <FilterToolbar
      search={{
        label: t('list.search'),
        placeholder: t('list.placeholder'),
        value: filter.q,
        onChange: (q) => onChange({ q }),
        maxLength: 60,
      }}
      filters={[
        manyOf({
          label: t('team.age_group'),
          value: filter.ages,
          options: (choices?.ages ?? []).map((code) => ({ value: code, label: code })),
          onChange: (ages) => onChange({ ages }),
        }),
        manyOf({
          label: t('team.season'),
          value: filter.seasons,
          options: seasons.map((name) => ({ value: name, label: name })),
          onChange: (chosen) => onChange({ seasons: chosen }),
        }),
        toggle(t('list.archived'), filter.archived, (archived) => onChange({ archived })),
      ]}
      active={activeTeamFilters(filter)}
      onClear={() => onChange({ ...noTeamFilter, q: filter.q })}
    />
  )
}
