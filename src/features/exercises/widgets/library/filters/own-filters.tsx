import { useTranslation } from 'react-i18next'
import { FilterSelect } from '@/shared/ui/filters/filter-select'
import { FilterToggle } from '@/shared/ui/filters/filter-toggle'
import layout from '@/shared/ui/layout.module.css'
import { useCollections } from '../../../api/collections'
import { unusedWeeks } from '../../../model/exercise-filter'
import { equipmentKinds } from '../../../model/taxonomy'
import { useTrainingAccess } from '@/features/teams/widgets/use-training-access'
import type { FilterProps } from './filter-props'
import { filterKnown } from './filter-values'
import { NumberFilter } from './number-filter'

/** What belongs to me and my team: our equipment, our memory, my exercises and collections. */
export function OwnFilters({ filter, onChange }: FilterProps) {
  const { t } = useTranslation('exercises')
  const { teams, isStaff } = useTrainingAccess()
  const { data: collections = [] } = useCollections(isStaff)
  const firstTeam = filter.team ?? teams[0]?.id ?? null
  return (
    <>
      <FilterSelect
        label={t('library.filters.without')}
        value={filter.without}
        options={equipmentKinds.map((value) => ({ value, label: t(`library.gear.${value}`) }))}
        onChange={(values) => onChange({ without: filterKnown(equipmentKinds, values) })}
        multiple
      />
      <div className={layout.wrap2}>
        <FilterToggle
          label={t('library.filters.no_heading')}
          isOn={filter.no_heading}
          onChange={(no_heading) => onChange({ no_heading })}
        />
        {isStaff && firstTeam ? (
          <FilterToggle
            label={t('library.filters.equipped')}
            isOn={filter.equipped}
            onChange={(equipped) =>
              onChange({ equipped, team: equipped ? firstTeam : filter.team })
            }
          />
        ) : null}
        {isStaff ? (
          <FilterToggle
            label={t('library.filters.mine')}
            isOn={filter.mine}
            onChange={(mine) => onChange({ mine })}
          />
        ) : null}
      </div>
      {isStaff ? (
        <NumberFilter
          label={t('library.filters.unused')}
          value={filter.unused}
          options={unusedWeeks.map((count) => [count, t('library.weeks', { count })])}
          onChange={(unused) => onChange({ unused })}
        />
      ) : null}
      {isStaff && teams.length > 1 ? (
        <FilterSelect
          label={t('library.filters.team')}
          value={filter.team ? [filter.team] : []}
          options={teams.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={([team]) =>
            onChange({ team: team ?? null, ...(team ? {} : { equipped: false }) })
          }
        />
      ) : null}
      {collections.length > 0 ? (
        <FilterSelect
          label={t('library.filters.collection')}
          value={filter.collection ? [filter.collection] : []}
          options={collections.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={([collection]) => onChange({ collection: collection ?? null })}
        />
      ) : null}
    </>
  )
}
