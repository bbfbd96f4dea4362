import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { FactList } from '@/shared/ui/cards/fact-list'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { useCoachProfile } from '@/features/people/api/coach-profiles'
import { CoachForm } from './coach-form'
import { ProfileShell, type ProfileProps } from './profile-shell'
import styles from './profile.module.css'

/** Licence, specialisation, experience and school of a coach. */
export function CoachProfile({ user }: ProfileProps) {
  const { t } = useTranslation(['settings', 'people'])
  const query = useCoachProfile(user.id)
  const coach = query.data
  const none = t('profile.none')
  return (
    <ProfileShell
      user={user}
      ofRole="coach"
      details={query}
      renderForm={(mode) => <CoachForm {...mode} coach={coach} />}
    >
      {coach ? (
        <SectionCard title={t('coach.title')}>
          <FactList
            layout="stack"
            facts={[
              { label: t('coach.license'), value: t(`people:licences.${coach.license}`) },
              {
                label: t('coach.license_expires_on'),
                value: coach.license_expires_on ? formatDate(coach.license_expires_on) : none,
              },
              {
                label: t('coach.specialization'),
                value: coach.specialization
                  ? t(`people:specializations.${coach.specialization}`)
                  : none,
              },
              {
                label: t('coach.years_of_experience'),
                value:
                  coach.years_of_experience === null
                    ? none
                    : t('coach.years', { count: coach.years_of_experience }),
              },
              { label: t('coach.school'), value: coach.school?.name ?? none },
            ]}
          />
          {coach.biography ? <p className={styles.text}>{coach.biography}</p> : null}
        </SectionCard>
      ) : null}
    </ProfileShell>
  )
}
