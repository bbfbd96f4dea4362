import { useTranslation } from 'react-i18next'
import {
  countActiveFilters,
  animationFilterSchema,
  animationShows,
  animationSorts,
  type AnimationFilter,
} from '@/features/scene/model/library/animation-filter'
import { useSession } from '@/features/session/api/session-store'
import { useMyTeams } from '@/features/teams/api/teams'
import { FilterSelect } from '@/shared/ui/filters/filter-select'
import { ListToolbar } from '@/shared/ui/filters/list-toolbar'
import { SearchField } from '@/shared/ui/filters/search-field'
import { canDraw } from '../../model/animation-access'

interface GalleryToolbarProps {
  filter: AnimationFilter
  onChange: (patch: Partial<AnimationFilter>) => void
}

export function GalleryToolbar({ filter, onChange }: GalleryToolbarProps) {
  const { t } = useTranslation('animator')
  const role = useSession()?.profile?.role ?? null
  return (
    <ListToolbar
      search={
        <SearchField
          label={t('gallery.search')}
          value={filter.q}
          maxLength={100}
          onChange={(q) => onChange({ q })}
        />
      }
      filters={canDraw(role) ? <GalleryFilters filter={filter} onChange={onChange} /> : undefined}
      activeFilterCount={countActiveFilters(filter)}
      onClear={() => onChange({ ...animationFilterSchema.parse({}), q: filter.q })}
      end={
        <FilterSelect
          label={t('gallery.sort')}
          value={filter.sort === 'updated' ? [] : [filter.sort]}
          options={animationSorts.map((value) => ({ value, label: t(`gallery.sorts.${value}`) }))}
          onChange={([value]) => onChange({ sort: animationSorts.find((sort) => sort === value) })}
        />
      }
    />
  )
}

function GalleryFilters({ filter, onChange }: GalleryToolbarProps) {
  const { t } = useTranslation('animator')
  const session = useSession()
  const { data: teams } = useMyTeams(session?.user.id ?? '', session?.profile?.role ?? null)
  return (
    <>
      <FilterSelect
        label={t('gallery.show')}
        value={filter.show === 'all' ? [] : [filter.show]}
        options={animationShows
          .filter((show) => show !== 'all')
          .map((value) => ({ value, label: t(`gallery.shows.${value}`) }))}
        onChange={([value]) => onChange({ show: animationShows.find((show) => show === value) })}
      />
      {teams.length > 0 ? (
        <FilterSelect
          label={t('gallery.team')}
          value={filter.team ? [filter.team] : []}
          options={teams.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={([team]) => onChange({ team: team ?? null })}
        />
      ) : null}
    </>
  )
}
