import { useState } from 'react'
import { IconUserPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { useStaff } from '../../api/staff'
import type { TeamDetails } from '../../api/team'
import type { TeamAccess } from '../../model/access'
import { AddStaffSheet } from './add-staff-sheet'
import { StaffItem } from './staff-item'

interface StaffTabProps {
  team: TeamDetails
  access: TeamAccess
}

/** Who looks after the team and as what; the owner of the school decides. */
export function StaffTab({ team, access }: StaffTabProps) {
  const { t } = useTranslation('teams')
  const staff = useStaff(team.id)
  const [isAdding, setAdding] = useState(false)
  return (
    <SectionCard
      title={t('team.staff')}
      description={access.isOwner ? t('staff.hint') : undefined}
      actions={
        access.isOwner ? (
          <Button
            kind="secondary"
            icon={<IconUserPlus size={20} stroke={1.75} />}
            onClick={() => setAdding(true)}
          >
            {t('staff.add')}
          </Button>
        ) : null
      }
    >
      {staff.length === 0 ? (
        <p className={`${layout.dim13Any} ${layout.normal}`}>{t('staff.none')}</p>
      ) : null}
      <ul className={layout.listStack} aria-label={t('team.staff')}>
        {staff.map((member) => (
          <StaffItem key={member.user_id} team={team} member={member} mayChange={access.isOwner} />
        ))}
      </ul>
      {isAdding ? (
        <AddStaffSheet team={team} staff={staff} onClose={() => setAdding(false)} />
      ) : null}
    </SectionCard>
  )
}
