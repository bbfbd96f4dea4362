import { IconSend } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '@/shared/ui/button'
import { DashboardCard } from '@/shared/ui/cards/dashboard-card'
import { PersonAvatar } from '@/shared/ui/person-avatar'
import layout from '@/shared/ui/layout.module.css'
import { useTeamCoaches } from '@/features/teams/api/family-coaches'
import { createFamilyLetterLink } from '@/lib/router/letter-links'
import type { Child } from '@/features/attendance/model/family/children'
import styles from '../family.module.css'

interface CoachesCardProps {
  teamIds: readonly string[]
  family: readonly Child[]
}

/** Who coaches whom; writing goes through the club, numbers stay private. */
export function CoachesCard({ teamIds, family }: CoachesCardProps) {
  const { t } = useTranslation(['dashboards', 'teams'])
  const coaches = useTeamCoaches(teamIds)
  const places = family.flatMap((child) => child.teams.map((team) => ({ child, team })))
  return (
    <DashboardCard title={t('coaches.title')}>
      {places.length === 0 ? <p className={layout.dim14}>{t('coaches.empty')}</p> : null}
      <ul className={layout.list}>
        {places.map(({ child, team }) => {
          const staff = coaches.filter(({ team_id }) => team_id === team.id)
          return (
            <li key={`${child.id}${team.id}`} className={`${layout.row} ${styles.item}`}>
              <div className={`${layout.min} ${layout.breakable} ${styles.main}`}>
                <p className={layout.medium}>
                  {family.length > 1 ? `${child.first_name} · ${team.name}` : team.name}
                </p>
                {staff.map(({ user_id, name, avatar_url }) => (
                  <p key={user_id} className={layout.rowWide}>
                    <PersonAvatar name={name} src={avatar_url} size={24} />
                    {name}
                  </p>
                ))}
              </div>
              {staff.length > 0 ? (
                <LinkButton
                  kind="secondary"
                  icon={<IconSend size={18} stroke={1.75} />}
                  to={createFamilyLetterLink(child.id, team.id)}
                >
                  {t('teams:coaches.write')}
                </LinkButton>
              ) : null}
            </li>
          )
        })}
      </ul>
    </DashboardCard>
  )
}
