import { IconSend } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useTeamCoaches } from '@/features/teams/api/family-coaches'
import { createFamilyLetterLink } from '@/lib/router/letter-links'
import { LinkButton } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { PersonAvatar } from '@/shared/ui/person-avatar'

interface MatchCoachesProps {
  team: { id: string; name: string }
  /** About whom one may write. */
  family: readonly { id: string; first_name: string }[]
}

/** Who coaches, and writing to them about each child. */
export function MatchCoaches({ team, family }: MatchCoachesProps) {
  const { t } = useTranslation('matches/squad')
  const coaches = useTeamCoaches([team.id])
  if (coaches.length === 0) return null
  return (
    <SectionCard title={t('family.coaches')}>
      <ul className={layout.listStack2}>
        {coaches.map(({ user_id, name, avatar_url }) => (
          <li key={user_id} className={layout.line2}>
            <PersonAvatar name={name} src={avatar_url} />
            {name}
          </li>
        ))}
      </ul>
      <div className={layout.wrap2}>
        {family.map((child) => (
          <LinkButton
            key={child.id}
            kind="secondary"
            icon={<IconSend size={18} stroke={1.75} />}
            to={createFamilyLetterLink(child.id, team.id)}
          >
            {t('family.write', { name: child.first_name })}
          </LinkButton>
        ))}
      </div>
    </SectionCard>
  )
}
