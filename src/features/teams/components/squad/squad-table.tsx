import { IconUserMinus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fullName } from '@/lib/person'
import { formatDate } from '@/lib/dates'
import { IconButton } from '@/shared/ui/button'
import { DataTable } from '@/shared/ui/table/data-table'
import type { Column, Selection } from '@/shared/ui/table/data-table-model'
import layout from '@/shared/ui/layout.module.css'
import type { SquadMember } from '../../api/squad'
import { ShirtField } from './shirt-field'
import { SquadName } from './squad-name'

interface SquadTableProps {
  squad: SquadMember[]
  /** Absent for who only looks. */
  selection?: Selection
  onRemove?: (member: SquadMember) => void
}

export function SquadTable({ squad, selection, onRemove }: SquadTableProps) {
  const { t } = useTranslation(['teams', 'people'])
  const [faults, setFaults] = useState<Partial<Record<string, string>>>({})
  const shirt = (member: SquadMember) =>
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
  const position = ({ player }: SquadMember) =>
    player.position ? t(`people:positions.${player.position}`) : '–'
  const columns: Column<SquadMember>[] = [
    { key: 'shirt', header: t('squad.shirt'), width: 96, render: shirt },
    {
      key: 'name',
      header: t('squad.player'),
      render: (member) => <SquadName member={member} fault={faults[member.id]} />,
    },
    { key: 'position', header: t('people:player.position'), render: position },
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
      rowLabel={({ player }) => fullName(player)}
      columns={columns}
      {...(selection ? { selection } : {})}
      {...(onRemove
        ? {
            rowActions: (member: SquadMember) => (
              <IconButton
                label={t('squad.remove_named', { name: fullName(member.player) })}
                onClick={() => onRemove(member)}
              >
                <IconUserMinus size={20} stroke={1.75} />
              </IconButton>
            ),
          }
        : {})}
      renderCard={(member) => (
        <div className={layout.line3}>
          {shirt(member)}
          <SquadName member={member} detail={position(member)} fault={faults[member.id]} />
        </div>
      )}
    />
  )
}
