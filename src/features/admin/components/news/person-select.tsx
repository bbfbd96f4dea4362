import { useState } from 'react'
import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { adminUserQueries } from '../../api/users'
import { userFilterSchema } from '../../model/user-filter'

export interface ChosenPerson {
  id: string
  name: string
}

interface PersonSelectProps {
  label: string
  description?: string
  value: ChosenPerson | null
  isClearable?: boolean
  onChange: (person: ChosenPerson | null) => void
}

/** One person of all, found by name or address as the directory finds them. */
export function PersonSelect(props: PersonSelectProps) {
  const { label, description, value, isClearable = false, onChange } = props
  const { t } = useTranslation('admin')
  const [typed, setTyped] = useState('')
  const [asked] = useDebouncedValue(typed.trim(), 200)
  const { data } = useQuery({
    ...adminUserQueries.list(userFilterSchema.parse({ q: asked, sort: 'full_name', dir: 'asc' })),
    enabled: asked !== '' && asked !== value?.name,
  })
  const found = (data?.rows ?? []).flatMap(({ id, full_name, email }) =>
    id && id !== value?.id ? [{ id, name: full_name || email || '' }] : [],
  )
  const people = value ? [value, ...found] : found
  return (
    <Select
      label={label}
      description={description}
      placeholder={t('audit.type_name')}
      data={people.map(({ id, name }) => ({ value: id, label: name }))}
      value={value?.id ?? null}
      // The directory has searched already, by address too.
      filter={({ options }) => options}
      nothingFoundMessage={asked === '' ? t('audit.type_name') : t('audit.nobody')}
      searchable
      clearable={isClearable}
      allowDeselect={false}
      clearButtonProps={{ 'aria-label': t('audit.clear') }}
      maw={420}
      onSearchChange={setTyped}
      onChange={(id) => onChange(people.find((person) => person.id === id) ?? null)}
    />
  )
}
