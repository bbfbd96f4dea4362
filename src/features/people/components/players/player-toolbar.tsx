import { useTranslation } from 'react-i18next'
import type { Team } from '@/features/teams/api/teams'
import { FilterToolbar } from '@/shared/ui/filters/filter-toolbar'
import { manyOf, oneOf } from '@/shared/ui/filters/list-filter'
import {
  activePlayerFilters,
  adults,
  birthYears,
  noPlayerFilter,
  playerStates,
  type PlayerFilter,
} from '../../model/player-filter'
import { today } from '@/lib/time/calendar-date'

interface PlayerToolbarProps {
  filter: PlayerFilter
  teams: readonly Team[]
  onChange: (patch: Partial<PlayerFilter>) => void
}

export function PlayerToolbar({ filter, teams, onChange }: PlayerToolbarProps) {
  const { t } = useTranslation('people')
  const years = birthYears(Number(today().slice(0, 4)))
  return (
    <FilterToolbar
      search={{
        label: t('list.search'),
        placeholder: t('list.placeholder'),
        value: filter.q,
        onChange: (q) => onChange({ q }),
        maxLength: 100,
      }}
      filters={[
        teams.length > 1
          ? manyOf({
              label: t('list.team'),
              value: filter.teams,
              options: teams.map(({ id, name }) => ({ value: id, label: name })),
              onChange: (chosen) => onChange({ teams: chosen }),
            })
          : null,
        manyOf({
          label: t('list.born'),
          value: filter.born,
          options: [
            ...years.map((year) => ({ value: year, label: year })),
            { value: adults, label: t('list.adults') },
          ],
          onChange: (born) => onChange({ born }),
        }),
        oneOf({
          label: t('list.state'),
          value: filter.state,
          options: playerStates.map((state) => ({
            value: state,
            label: t(`list.states.${state}`),
          })),
          none: '',
          onChange: (state) => onChange({ state }),
        }),
      ]}
      active={activePlayerFilters(filter)}
      onClear={() => onChange(noPlayerFilter)}
    />
  )
}
