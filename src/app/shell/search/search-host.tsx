import { useTranslation } from 'react-i18next'
import type { ShownNav } from '@/app/layouts/shown-nav'
import { SearchPalette } from '@/features/search/widgets/search-palette'
import { accountEntries } from '../sidebar/account-entries'

interface SearchHostProps {
  nav: ShownNav
  isOpen: boolean
  onClose: () => void
}

/** Gives the search the pages this role's navigation names. */
export function SearchHost({ nav, isOpen, onClose }: SearchHostProps) {
  const { t } = useTranslation()
  const entries = [
    ...nav.sections.flatMap((section) => section.entries),
    ...nav.more,
    ...nav.tabs,
    ...accountEntries,
  ]
  const pages = entries.map(({ to, label }) => ({ to, title: t(`nav.${label}`) }))
  return <SearchPalette pages={pages} isOpen={isOpen} onClose={onClose} />
}
