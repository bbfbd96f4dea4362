import { useTranslation } from 'react-i18next'
import { useCollections } from '../../../api/collections'
import { isPitchPart, parseAreaSize } from '../../../model/search/area-sizes'
import type { ActiveFilter, FilterFact } from '../../../model/search/list-active-filters'
import { adultAge } from '../../../model/search/query-patterns'

/** What a filter says on its chip. */
export function useFilterText(isStaff: boolean) {
  const { t } = useTranslation('exercises')
  const { data: collections } = useCollections(isStaff)

  function formatFact(fact: FilterFact): string {
    switch (fact.key) {
      case 'topics':
        return t(`topics.${fact.value}`)
      case 'phases':
        return t(`phases.${fact.value}`)
      case 'moments':
        return t(`library.moments.${fact.value}`)
      case 'kinds':
        return t(`library.kinds.${fact.value}`)
      case 'intensities':
        return t('library.chips.intensity', { level: t(`intensity.${fact.value}`) })
      case 'levels':
        return t('exercise.level', { level: fact.value })
      case 'age':
        return fact.value < adultAge
          ? t('library.age_option', { age: fact.value })
          : t('library.age_adults')
      case 'players':
        return t('library.players_option', { count: fact.value })
      case 'minutes':
        return t('library.minutes_option', { count: fact.value })
      case 'area':
        return formatArea(fact.value)
      case 'without':
        return t('library.chips.without', { what: t(`library.gear.${fact.value}`) })
      case 'unused':
        return t('library.chips.unused', { count: fact.value })
      case 'collection':
        return (
          collections?.find(({ id }) => id === fact.value)?.title ?? t('library.filters.collection')
        )
      case 'equipped':
      case 'no_heading':
      case 'favourites':
      case 'mine':
        return t(`library.filters.${fact.key}`)
    }
  }

  function formatArea(area: string): string {
    if (isPitchPart(area)) return t(`library.areas.${area}`)
    const size = parseAreaSize(area)
    return size ? t('exercise.area', { length: size.length, width: size.width }) : ''
  }

  return {
    areaText: formatArea,
    filterText: ({ facts }: ActiveFilter) => facts.map(formatFact).join(', '),
  }
}
