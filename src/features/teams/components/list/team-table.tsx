import { useTranslation } from 'react-i18next'
import { href, paths } from '@/lib/router/paths'
import { DataTable } from '@/shared/ui/table/data-table'
import type { TeamRow } from '../../api/team-list'
import { teamSorts, type TeamFilter } from '../../model/team-filter'
import styles from '../teams.module.css'

interface TeamTableProps {
  rows: TeamRow[]
  filter: TeamFilter
  onFilter: (patch: Partial<TeamFilter>) => void
  isUpdating: boolean
}

/** Teams with their sizes; the school is named where there are several. */
export function TeamTable({ rows, filter, onFilter, isUpdating }: TeamTableProps) {
  const { t } = useTranslation('teams')
  const isOneSchool = new Set(rows.map(({ school_name }) => school_name)).size === 1
  const isFamily = rows.every(({ player_count }) => player_count === null)
  const staff = ({ staff_count }: TeamRow) => (
    <span className={staff_count === 0 ? styles.missing : undefined}>
      {t('list.staff', { count: staff_count })}
    </span>
  )
  return (
    <DataTable
      label={t('pages.list')}
      rows={rows}
      rowKey={({ id }) => id}
      rowLabel={({ name }) => name}
      rowHref={({ id }) => href(paths.teams.details, { id })}
      columns={[
        {
          key: 'name',
          header: t('team.name'),
          isSortable: true,
          render: ({ name, school_name }) => (
            <span className={styles.lines}>
              <span className={styles.name}>{name}</span>
              {isOneSchool ? null : <span className={styles.dim}>{school_name}</span>}
            </span>
          ),
        },
        {
          key: 'age',
          header: t('team.age_group'),
          isSortable: true,
          render: ({ age_group }) => age_group,
        },
        {
          key: 'season',
          header: t('team.season'),
          isSortable: true,
          render: ({ season }) => season,
        },
        ...(isFamily
          ? []
          : [
              {
                key: 'players',
                header: t('team.players'),
                isSortable: true,
                align: 'end' as const,
                render: ({ player_count }: TeamRow) => player_count ?? '–',
              },
            ]),
        {
          key: 'staff',
          header: t('team.staff'),
          isSortable: true,
          align: 'end',
          render: (team) => (team.staff_count === 0 ? staff(team) : team.staff_count),
        },
      ]}
      renderCard={(team) => (
        <div className={styles.card}>
          <span className={styles.name}>{team.name}</span>
          <span className={styles.dim}>
            {[team.age_group, team.season, isOneSchool ? null : team.school_name]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <span className={styles.dim}>
            {team.player_count === null ? null : (
              <>{t('list.players', { count: team.player_count })} · </>
            )}
            {staff(team)}
          </span>
        </div>
      )}
      sort={{ key: filter.sort, dir: filter.dir }}
      onSort={({ key, dir }) => {
        const sort = teamSorts.find((known) => known === key)
        if (sort) onFilter({ sort, dir })
      }}
      isUpdating={isUpdating}
    />
  )
}
