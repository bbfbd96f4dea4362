import { use } from 'react'
import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSchoolOptions } from '@/features/schools/api/school-options'
import { DateInput } from '@/shared/form/fields/date-input'
import { parseTypedDate } from '@/shared/form/fields/typed-date'
import { useCalendarLabels } from '@/shared/form/fields/use-calendar-labels'
import { FilterLayout } from '@/shared/ui/filters/filter-layout'
import type { FilterOption } from '@/shared/ui/filters/filter-group'
import { FilterSelect } from '@/shared/ui/filters/filter-select'
import { toOptions } from '@/shared/ui/filters/list-filter'
import { ListToolbar } from '@/shared/ui/filters/list-toolbar'
import {
  auditActions,
  countAuditFilters,
  noAuditFilters,
  type AuditFilter,
} from '../../model/audit'
import { PersonFilter } from './person-filter'

interface AuditToolbarProps {
  filter: AuditFilter
  /** The chosen person's name, once known. */
  personName: string | undefined
  onChange: (patch: Partial<AuditFilter>) => void
}

/** What happened, about whom, where and when; behind one button on the phone. */
export function AuditToolbar({ filter, personName, onChange }: AuditToolbarProps) {
  const { t } = useTranslation('admin')
  const { data: schools = [] } = useSchoolOptions()
  return (
    <ListToolbar
      activeFilterCount={countAuditFilters(filter)}
      onClear={() => onChange(noAuditFilters)}
      filters={
        <>
          <ChoiceFilter
            label={t('audit.act')}
            value={filter.action}
            options={auditActions
              .map((value) => ({ value, label: t(`audit.acts.${value}`) }))
              .toSorted((one, other) => one.label.localeCompare(other.label))}
            onChange={(chosen) =>
              onChange({ action: auditActions.find((known) => known === chosen) ?? '' })
            }
          />
          <ChoiceFilter
            label={t('assign.school')}
            value={filter.school}
            options={toOptions(schools)}
            onChange={(school) => onChange({ school })}
          />
          <PersonFilter
            value={filter.person}
            name={personName}
            onChange={(person) => onChange({ person })}
          />
          <DayFilter
            label={t('audit.from')}
            value={filter.from}
            onChange={(from) => onChange({ from })}
          />
          <DayFilter
            label={t('audit.until')}
            value={filter.until}
            min={filter.from}
            onChange={(until) => onChange({ until })}
          />
        </>
      }
    />
  )
}

interface ChoiceFilterProps {
  label: string
  /** Empty: all. */
  value: string
  options: readonly FilterOption[]
  onChange: (value: string) => void
}

/** One of many: a chip in the row, a list to type into inside the phone's sheet. */
function ChoiceFilter({ label, value, options, onChange }: ChoiceFilterProps) {
  const { t } = useTranslation('admin')
  if (use(FilterLayout) !== 'sheet') {
    return (
      <FilterSelect
        label={label}
        value={value ? [value] : []}
        options={options}
        onChange={([chosen = '']) => onChange(chosen)}
      />
    )
  }
  return (
    <Select
      label={label}
      data={[...options]}
      value={value || null}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('audit.clear') }}
      w="100%"
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  )
}

interface DayFilterProps {
  label: string
  /** `YYYY-MM-DD`, or empty. */
  value: string
  min?: string
  onChange: (day: string) => void
}

function DayFilter({ label, value, min, onChange }: DayFilterProps) {
  const { t } = useTranslation('admin')
  const ariaLabels = useCalendarLabels()
  const isInSheet = use(FilterLayout) === 'sheet'
  return (
    <DateInput
      aria-label={label}
      label={isInSheet ? label : undefined}
      placeholder={isInSheet ? undefined : label}
      value={value || null}
      minDate={min || undefined}
      dateParser={(text) => parseTypedDate(text)}
      clearable
      clearButtonProps={{ 'aria-label': t('audit.clear') }}
      ariaLabels={ariaLabels}
      w={isInSheet ? '100%' : 170}
      onChange={(next) => onChange(next ?? '')}
    />
  )
}
