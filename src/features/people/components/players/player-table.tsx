import { useTranslation } from 'react-i18next'
import { href, paths } from '@/lib/router/paths'
import { DataTable } from '@/shared/ui/table/data-table'
import { fullName } from '@/lib/person'
import { playerSorts, type PlayerFilter } from '../../model/player-filter'
import type { PlayerRow } from '../../model/player-row'
import styles from '../people.module.css'
import { GuardianCount, PlayerPositions, PlayerTeams } from './player-facts'
import { PlayerName } from './player-name'

interface PlayerTableProps {
  rows: PlayerRow[]
  filter: PlayerFilter
  onFilter: (patch: Partial<PlayerFilter>) => void
  isUpdating: boolean
}

export function PlayerTable({ rows, filter, onFilter, isUpdating }: PlayerTableProps) {
  const { t } = useTranslation('people')
  return (
    <DataTable
      label={t('list.label')}
      rows={rows}
      rowKey={({ id }) => id}
      rowLabel={fullName}
      rowHref={({ id }) => href(paths.players.details, { id })}
      columns={[
        {
          key: 'name',
          header: t('list.columns.name'),
          render: (player) => <PlayerName player={player} />,
          isSortable: true,
        },
        {
          key: 'teams',
          header: t('list.columns.teams'),
          render: ({ teams }) => <PlayerTeams teams={teams} />,
        },
        {
          key: 'position',
          header: t('list.columns.position'),
          render: (player) => <PlayerPositions player={player} />,
        },
        {
          key: 'age',
          header: t('list.columns.born'),
          render: ({ date_of_birth }) => date_of_birth.slice(0, 4),
          isSortable: true,
        },
        {
          key: 'guardians',
          header: t('list.columns.guardians'),
          render: (player) => <GuardianCount player={player} />,
        },
      ]}
      renderCard={(player) => (
        <div className={styles.card}>
          <PlayerName player={player} />
          <div className={styles.actions}>
            <PlayerTeams teams={player.teams} />
            <span className={styles.dim}>
              <PlayerPositions player={player} />
            </span>
            <span className={styles.dim}>
              <GuardianCount player={player} />
            </span>
          </div>
        </div>
      )}
      sort={{ key: filter.sort, dir: filter.dir }}
      onSort={({ key, dir }) => {
        const sort = playerSorts.find((known) => known === key)
        if (sort) onFilter({ sort, dir })
      }}
      isUpdating={isUpdating}
    />
  )
}
