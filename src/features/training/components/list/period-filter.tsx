import { DateInput } from '@/shared/form/fields/date-input'
import { useTranslation } from 'react-i18next'
import { useCalendarLabels } from '@/shared/form/fields/use-calendar-labels'
import { FilterSelect } from '@/shared/ui/filters/filter-select'
import { listPeriods, type TrainingFilter } from '../../model/training-filter'
import layout from '@/shared/ui/layout.module.css'
import styles from './list.module.css'

interface PeriodFilterProps {
  filter: TrainingFilter
  onFilter: (patch: Partial<TrainingFilter>) => void
}

/** Named periods, and two days of one's own. */
export function PeriodFilter({ filter, onFilter }: PeriodFilterProps) {
  const { t } = useTranslation('training')
  const fortnight = filter.tab === 'past' ? 'last14' : 'next14'
  return (
    <>
      <FilterSelect
        label={t('list.period')}
        value={filter.period ? [filter.period] : []}
        options={listPeriods.map((value) => ({
          value,
          label: t(`list.periods.${value === 'fortnight' ? fortnight : value}`),
        }))}
        onChange={([value]) => {
          const period = listPeriods.find((known) => known === value) ?? null
          onFilter(period === 'range' ? { period } : { period, from: '', to: '' })
        }}
      />
      {filter.period === 'range' ? (
        <div className={`${layout.wrap2} ${styles.range}`}>
          <Day
            label={t('list.from')}
            value={filter.from}
            max={filter.to}
            onChange={(from) => onFilter({ from })}
          />
          <Day
            label={t('list.to')}
            value={filter.to}
            min={filter.from}
            onChange={(to) => onFilter({ to })}
          />
        </div>
      ) : null}
    </>
  )
}

interface DayProps {
  label: string
  value: string
  min?: string
  max?: string
  onChange: (value: string) => void
}

function Day({ label, value, min, max, onChange }: DayProps) {
  const { t, i18n } = useTranslation()
  const ariaLabels = useCalendarLabels()
  return (
    <DateInput
      aria-label={label}
      placeholder={label}
      value={value || null}
      minDate={min || undefined}
      maxDate={max || undefined}
      valueFormat={i18n.language === 'en' ? 'D MMM YYYY' : 'D. MMM YYYY'}
      clearable
      clearButtonProps={{ 'aria-label': t('form.clear') }}
      ariaLabels={ariaLabels}
      onChange={(next) => onChange(next ?? '')}
    />
  )
}
