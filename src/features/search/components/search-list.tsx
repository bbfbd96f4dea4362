import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import type { Entry, EntryGroup } from '../model/entry'
import { SearchOption } from './search-option'

export const listId = 'search-results'

export function getOptionId({ to }: Entry): string {
  return `search-${to}`
}

interface SearchListProps {
  groups: readonly EntryGroup[]
  current: Entry | undefined
  onHover: (to: string) => void
  /** Aside: in a new tab. */
  onOpen: (entry: Entry, isAside: boolean) => void
}

/** Every line below the heading of its group. */
export function SearchList({ groups, current, onHover, onOpen }: SearchListProps) {
  const { t } = useTranslation('search')
  const prefix = useId()
  if (groups.length === 0) return null
  return (
    <div id={listId} role="listbox" aria-label={t('results')} tabIndex={-1}>
      {groups.map(({ name, entries }) => (
        <div key={name} role="group" aria-labelledby={`${prefix}${name}`}>
          <div
            id={`${prefix}${name}`}
            role="presentation"
            className={layout.dim12}
            style={{ padding: '8px 12px 4px' }}
          >
            {t(`groups.${name}`)}
          </div>
          {entries.map((entry) => (
            <SearchOption
              key={entry.to}
              id={getOptionId(entry)}
              entry={entry}
              isCurrent={entry === current}
              onHover={() => onHover(entry.to)}
              onOpen={(isAside) => onOpen(entry, isAside)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
