import type { ComboboxItem, OptionsFilter } from '@mantine/core'
import { hasText } from '@/lib/fold-text'

/** Options of a select by what is typed, in whatever letters: "Muller" finds "Müller". */
export const filterOptions: OptionsFilter = ({ options, search, limit }) => {
  const isMeant = ({ label }: ComboboxItem) => hasText(label, search.trim())
  return options
    .map((option) =>
      'group' in option ? { ...option, items: option.items.filter(isMeant) } : option,
    )
    .filter((option) => ('group' in option ? option.items.length > 0 : isMeant(option)))
    .slice(0, limit)
}
