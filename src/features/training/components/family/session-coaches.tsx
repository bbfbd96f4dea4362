import { IconSend } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFamilyAnswers } from '@/features/attendance/api/training-answers'
import { useTeamCoaches } from '@/features/teams/api/family-coaches'
import { createFamilyLetterLink } from '@/lib/router/letter-links'
import { LinkButton } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { PersonAvatar } from '@/shared/ui/person-avatar'

interface SessionCoachesProps {
  training: { id: string; team: { id: string; name: string } }
  userId: string
}

/** Who coaches, and writing to them about each child that may come. */
export function SessionCoaches({ training: { id, team }, userId }: SessionCoachesProps) {
  const { t } = useTranslation('training')
  const coaches = useTeamCoaches([team.id])
  const { data: children } = useFamilyAnswers(userId, team.id, id)
  return (
    <SectionCard title={t('family.coaches')}>
      {coaches.length === 0 ? <p className={layout.dim14}>{t('family.no_coach')}</p> : null}
      <ul className={`${layout.list} ${layout.stack2}`}>
        {coaches.map(({ user_id, name, avatar_url }) => (
          <li key={user_id} className={layout.line2}>
            <PersonAvatar name={name} src={avatar_url} />
            {name}
          </li>
        ))}
      </ul>
      {coaches.length > 0 ? (
        <div className={layout.wrap2}>
          {children?.map((child) => (
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
      ) : null}
    </SectionCard>
  )
}
