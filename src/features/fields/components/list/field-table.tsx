import { useTranslation } from 'react-i18next'
import { href, paths } from '@/lib/router/paths'
import { DataTable } from '@/shared/ui/table/data-table'
import type { ListedField } from '../../api/fields'
import { fieldSorts, type FieldFilter } from '../../model/field-filter'
import { PitchIcon } from '../map/pitch-icon'
import { useFieldText } from '../use-field-text'
import styles from './field-table.module.css'
import { NextBooking } from './next-booking'

interface FieldTableProps {
  rows: readonly ListedField[]
  filter: FieldFilter
  onFilter: (patch: Partial<FieldFilter>) => void
  isUpdating: boolean
  now: number
}

/** Fields with what they are and whether they are free. */
export function FieldTable({ rows, filter, onFilter, isUpdating, now }: FieldTableProps) {
  const { t } = useTranslation('fields')
  const { size, parts } = useFieldText()
  const hasSchools = new Set(rows.map(({ school_id }) => school_id)).size > 1
  const place = ({ address, school }: ListedField) =>
    [hasSchools ? school.name : null, address].filter(Boolean).join(' · ')
  const head = (field: ListedField) => (
    <span className={styles.field}>
      <PitchIcon field={field} />
      <span className={styles.lines}>
        <span className={styles.name}>{field.name}</span>
        <span className={styles.dim}>{place(field)}</span>
      </span>
    </span>
  )
  return (
    <DataTable
      label={t('pages.list')}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => href(paths.fields.details, { id })}
      columns={[
        { key: 'name', header: t('field.name'), isSortable: true, render: head },
        {
          key: 'now',
          header: t('list.now'),
          render: (field) => <NextBooking field={field} now={now} />,
        },
        {
          key: 'surface',
          header: t('field.surface'),
          isSortable: true,
          render: ({ surface }) => t(`surfaces.${surface}`),
        },
        {
          key: 'length_m',
          header: t('field.size'),
          isSortable: true,
          align: 'end',
          render: size,
        },
        { key: 'parts', header: t('parts.title'), render: parts },
        {
          key: 'lights',
          header: t('field.lights'),
          render: ({ has_lights }) => (has_lights ? t('field.yes') : t('field.no')),
        },
      ]}
      renderCard={(field) => (
        <span className={styles.card}>
          {head(field)}
          <NextBooking field={field} now={now} />
          <span className={styles.dim}>
            {[t(`surfaces.${field.surface}`), size(field), parts(field)].join(' · ')}
          </span>
        </span>
      )}
      sort={{ key: filter.sort, dir: filter.dir }}
      onSort={({ key, dir }) => {
        const sort = fieldSorts.find((known) => known === key)
        if (sort) onFilter({ sort, dir })
      }}
      isUpdating={isUpdating}
    />
  )
}
