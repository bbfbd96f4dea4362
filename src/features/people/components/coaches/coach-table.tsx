import { useTranslation } from 'react-i18next'
import { href, paths } from '@/lib/router/paths'
import { PersonAvatar } from '@/shared/ui/person-avatar'
import { StatusBadge } from '@/shared/ui/status-badge'
import { DataTable } from '@/shared/ui/table/data-table'
import type { CoachRow } from '../../api/coaches'
import { coachSorts, type CoachFilter } from '../../model/coach'
import { fullName } from '@/lib/person'
import styles from '../people.module.css'

interface CoachTableProps {
  rows: CoachRow[]
  filter: CoachFilter
  onFilter: (patch: Partial<CoachFilter>) => void
  isUpdating: boolean
}

export function CoachTable({ rows, filter, onFilter, isUpdating }: CoachTableProps) {
  const { t } = useTranslation('people')
  return (
    <DataTable
      label={t('coaches.label')}
      rows={rows}
      rowKey={({ user_id, school_id }) => `${user_id} ${school_id}`}
      rowLabel={fullName}
      rowHref={({ user_id }) => href(paths.coaches.details, { id: user_id })}
      columns={[
        {
          key: 'name',
          header: t('list.columns.name'),
          render: (coach) => <CoachName coach={coach} />,
          isSortable: true,
        },
        {
          key: 'teams',
          header: t('list.columns.teams'),
          render: (coach) => <CoachTeams coach={coach} />,
        },
        {
          key: 'licence',
          header: t('coaches.licence'),
          render: ({ license }) => (license ? t(`licences.${license}`) : '–'),
        },
        {
          key: 'experience',
          header: t('coaches.experience'),
          render: ({ years_of_experience: years }) =>
            years === null ? '–' : t('coaches.years', { count: years }),
          isSortable: true,
        },
      ]}
      renderCard={(coach) => (
        <div className={styles.card}>
          <CoachName coach={coach} />
          <CoachTeams coach={coach} />
          {coach.license ? (
            <span className={styles.dim}>{t(`licences.${coach.license}`)}</span>
          ) : null}
        </div>
      )}
      sort={{ key: filter.sort, dir: filter.dir }}
      onSort={({ key, dir }) => {
        const sort = coachSorts.find((known) => known === key)
        if (sort) onFilter({ sort, dir })
      }}
      isUpdating={isUpdating}
    />
  )
}

function CoachName({ coach }: { coach: CoachRow }) {
  const { t } = useTranslation('people')
  const name = fullName(coach)
  return (
    <span className={styles.person}>
      <PersonAvatar name={name} src={coach.avatar_url} />
      <span className={styles.lines}>
        <span className={styles.name}>{name}</span>
        {coach.specialization ? (
          <span className={styles.dim}>{t(`specializations.${coach.specialization}`)}</span>
        ) : null}
      </span>
    </span>
  )
}

function CoachTeams({ coach }: { coach: CoachRow }) {
  const { t } = useTranslation('people')
  if (coach.teams.length === 0) return <span className={styles.dim}>{t('player.no_team')}</span>
  return (
    <span className={styles.badges}>
      {coach.teams.map(({ id, name }) => (
        <StatusBadge key={id}>{name}</StatusBadge>
      ))}
    </span>
  )
}
