import { use, useState } from 'react'
import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FilterLayout } from '@/shared/ui/filters/filter-layout'
import { adminUserQueries } from '../../api/users'
import { userFilterSchema } from '../../model/user-filter'

interface PersonFilterProps {
  /** The chosen account's id; empty for everybody. */
  value: string
  name: string | undefined
  onChange: (id: string) => void
}

/** One person of all, found by name or address as the directory finds them. */
export function PersonFilter({ value, name, onChange }: PersonFilterProps) {
  const { t } = useTranslation('admin')
  const isInSheet = use(FilterLayout) === 'sheet'
  const [typed, setTyped] = useState('')
  const [asked] = useDebouncedValue(typed.trim(), 200)
  const { data } = useQuery({
    ...adminUserQueries.list(userFilterSchema.parse({ q: asked, sort: 'full_name', dir: 'asc' })),
    enabled: asked !== '',
  })
  const found = (data?.rows ?? []).flatMap(({ id, full_name, email }) =>
    id && id !== value ? [{ value: id, label: full_name || email || '' }] : [],
  )
  return (
    <Select
      aria-label={t('audit.person')}
      label={isInSheet ? t('audit.person') : undefined}
      placeholder={isInSheet ? undefined : t('audit.person')}
      data={[...(value ? [{ value, label: name ?? '…' }] : []), ...found]}
      value={value || null}
      // The directory has searched already, by address too.
      filter={({ options }) => options}
      nothingFoundMessage={asked === '' ? t('audit.type_name') : t('audit.nobody')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('audit.clear') }}
      w={isInSheet ? '100%' : 240}
      onSearchChange={setTyped}
      onChange={(next) => onChange(next ?? '')}
    />
  )
}
