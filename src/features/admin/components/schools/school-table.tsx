import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { href, paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { NoMatch } from '@/shared/ui/states/no-match'
import { DataTable } from '@/shared/ui/table/data-table'
import type { ListedSchool } from '../../api/schools'
import { schoolSorts, type SchoolFilter } from '../../model/school-filter'
import styles from '../users.module.css'

interface SchoolTableProps {
  rows: ListedSchool[]
  filter: SchoolFilter
  onFilter: (patch: Partial<SchoolFilter>) => void
  onClear: () => void
  isUpdating: boolean
}

export function SchoolTable({ rows, filter, onFilter, onClear, isUpdating }: SchoolTableProps) {
  const { t, i18n } = useTranslation('admin')
  const format = new Intl.NumberFormat(i18n.resolvedLanguage)
  if (rows.length === 0 && (filter.q || filter.status === 'archived')) {
    return <NoMatch onClear={onClear} />
  }
  if (rows.length === 0) {
    return (
      <EmptyState
        title={t('school.none')}
        text={t('school.none_text')}
        action={<LinkButton to={paths.admin.schools.create}>{t('pages.school_create')}</LinkButton>}
      />
    )
  }
  const place = ({ type, location }: ListedSchool) =>
    [t(`school.types.${type}`), location].filter(Boolean).join(' · ')
  return (
    <DataTable
      label={t('pages.schools')}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => href(paths.admin.schools.details, { id })}
      columns={[
        {
          key: 'name',
          header: t('school.name'),
          isSortable: true,
          render: (school) => (
            <span className={styles.lines}>
              <span className={styles.name}>{school.name}</span>
              <span className={styles.dim}>{place(school)}</span>
            </span>
          ),
        },
        {
          key: 'people',
          header: t('overview.people'),
          isSortable: true,
          align: 'end',
          render: ({ people_count }) => format.format(people_count),
        },
        {
          key: 'players',
          header: t('view.players'),
          align: 'end',
          render: ({ player_count }) => format.format(player_count),
        },
        {
          key: 'teams',
          header: t('overview.teams'),
          isSortable: true,
          align: 'end',
          render: ({ team_count }) => format.format(team_count),
        },
        {
          key: 'created_at',
          header: t('school.since'),
          isSortable: true,
          render: ({ created_at }) => formatDate(created_at),
        },
      ]}
      renderCard={(school) => (
        <div className={styles.card}>
          <span className={styles.name}>{school.name}</span>
          <span className={styles.dim}>{place(school)}</span>
          <span className={styles.dim}>
            {t('school.sizes', {
              people: format.format(school.people_count),
              teams: format.format(school.team_count),
            })}
          </span>
        </div>
      )}
      sort={{ key: filter.sort, dir: filter.dir }}
      onSort={({ key, dir }) => {
        const sort = schoolSorts.find((known) => known === key)
        if (sort) onFilter({ sort, dir, page: 1 })
      }}
      isUpdating={isUpdating}
    />
  )
}
