import { IconUserMinus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatFullName } from '@/lib/person'
import { formatDate } from '@/lib/dates'
import { IconButton } from '@/shared/ui/button'
import { DataTable } from '@/shared/ui/table/data-table'
import type { Column, TableSelection } from '@/shared/ui/table/data-table-model'
import layout from '@/shared/ui/layout.module.css'
import type { SquadMember } from '../../api/squad'
import { ShirtField } from './shirt-field'
import { SquadName } from './squad-name'

interface SquadTableProps {
  squad: SquadMember[]
  /** Absent for who only looks. */
  selection?: TableSelection
  onRemove?: (member: SquadMember) => void
}

export function SquadTable({ squad, selection, onRemove }: SquadTableProps) {
  const { t } = useTranslation(['teams', 'people'])
  const [faults, setFaults] = useState<Partial<Record<string, string>>>({})
  const among = squad.map(({ player }) => player.id)
  const renderShirt = (member: SquadMember) =>
    onRemove ? (
      <ShirtField
        member={member}
        squad={squad}
        fault={faults[member.id] ?? null}
        onFault={(fault) => setFaults((all) => ({ ...all, [member.id]: fault ?? undefined }))}
      />
    ) : (
      <span data-figures="">{member.shirt_number ?? '–'}</span>
    )
  const renderPosition = ({ player }: SquadMember) =>
    player.position ? t(`people:positions.${player.position}`) : '–'
  const columns: Column<SquadMember>[] = [
    { key: 'shirt', header: t('squad.shirt'), width: 96, render: renderShirt },
    {
      key: 'name',
      header: t('squad.player'),
      render: (member) => <SquadName member={member} among={among} fault={faults[member.id]} />,
    },
    { key: 'position', header: t('people:player.position'), render: renderPosition },
    {
      key: 'born',
      header: t('people:list.columns.born'),
      render: ({ player }) => player.date_of_birth.slice(0, 4),
    },
    {
      key: 'joined',
      header: t('squad.since'),
      render: ({ joined_on }) => formatDate(joined_on),
    },
  ]
  return (
    <DataTable
      label={t('team.squad')}
      rows={squad}
      rowKey={({ id }) => id}
      rowLabel={({ player }) => formatFullName(player)}
      columns={columns}
      {...(selection ? { selection } : {})}
      {...(onRemove
        ? {
            rowActions: (member: SquadMember) => (
              <IconButton
                label={t('squad.remove_named', { name: formatFullName(member.player) })}
                onClick={() => onRemove(member)}
              >
                <IconUserMinus size={20} stroke={1.75} />
              </IconButton>
            ),
          }
        : {})}
      renderCard={(member) => (
        <div className={layout.line3}>
          {renderShirt(member)}
          <SquadName
            member={member}
            among={among}
            detail={renderPosition(member)}
            fault={faults[member.id]}
          />
        </div>
      )}
    />
  )
}
