import { Select } from '@mantine/core'
import { IconUserMinus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatFullName } from '@/lib/person'
import { href, paths } from '@/lib/router/paths'
import { showToast } from '@/lib/toast'
import { IconButton } from '@/shared/ui/button'
import { PersonAvatar } from '@/shared/ui/person-avatar'
import layout from '@/shared/ui/layout.module.css'
import { useAddStaff, useChangeStaffRole, useRemoveStaff, type StaffMember } from '../../api/staff'
import { staffRoles } from '../../model/staff'
import styles from '../teams.module.css'

interface StaffItemProps {
  team: { id: string; name: string }
  member: StaffMember
  mayChange: boolean
}

/** One of the staff: the role is changed in place, taking somebody off can be undone. */
export function StaffItem({ team, member, mayChange }: StaffItemProps) {
  const { t } = useTranslation(['teams', 'people'])
  const change = useChangeStaffRole(team.id)
  const remove = useRemoveStaff(team.id)
  const back = useAddStaff(team.id)
  const { user_id: userId, role, card } = member
  const name = card ? formatFullName(card) : t('staff.unknown')

  async function handleRemove() {
    // awaited, not called back: the row is gone by the time it worked
    await remove.mutateAsync(userId)
    showToast('success', 'teams:staff.removed', {
      values: { name, team: team.name },
      action: { label: 'teams:undo', run: () => back.mutate({ userId, role }) },
    })
  }

  return (
    <li className={`${layout.rowWide} ${layout.lineBelow} ${layout.padBlock2} ${styles.item}`}>
      <span className={layout.line3}>
        <PersonAvatar name={name} src={card?.avatar_url ?? null} size={40} />
        <span className={layout.stack}>
          {card ? (
            <Link
              className={`${layout.name} ${layout.ink} ${layout.undecorated} ${styles.name}`}
              to={href(paths.coaches.details, { id: userId })}
            >
              {name}
            </Link>
          ) : (
            <span className={`${layout.name} ${layout.ink} ${layout.undecorated} ${styles.name}`}>
              {name}
            </span>
          )}
          {mayChange ? null : (
            <span className={`${layout.dim13Any} ${layout.normal}`}>
              {t(`people:staff_roles.${role}`)}
            </span>
          )}
        </span>
      </span>
      {mayChange ? (
        <>
          <Select
            aria-label={t('staff.role_of', { name })}
            data={staffRoles.map((value) => ({ value, label: t(`people:staff_roles.${value}`) }))}
            value={role}
            allowDeselect={false}
            disabled={change.isPending}
            onChange={(value) => {
              const next = staffRoles.find((known) => known === value)
              if (next && next !== role) change.mutate({ userId, role: next })
            }}
          />
          <IconButton
            label={t('staff.remove_named', { name })}
            disabled={remove.isPending}
            onClick={() => void handleRemove().catch(() => undefined)}
          >
            <IconUserMinus size={20} stroke={1.75} />
          </IconButton>
        </>
      ) : null}
    </li>
  )
}
