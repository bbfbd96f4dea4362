import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { FactList } from '@/shared/ui/cards/fact-list'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { useOwnerProfile } from '@/features/people/api/owner-profiles'
import { useOwnSchools } from '../../api/profile/own-schools'
import { OwnerForm } from './owner-form'
import { ProfileShell, type ProfileProps } from './profile-shell'
import styles from './profile.module.css'

/** An owner and the school: the school's fields are edited together with the profile in the academy settings. */
export function OwnerProfile({ user }: ProfileProps) {
  const { t } = useTranslation('settings')
  const query = useOwnerProfile(user.id)
  const owner = query.data
  return (
    <ProfileShell
      user={user}
      ofRole="owner"
      details={query}
      renderForm={(mode) => <OwnerForm {...mode} owner={owner} />}
    >
      {owner ? (
        <SectionCard title={t('owner.title')}>
          <FactList
            layout="stack"
            facts={[{ label: t('owner.job_title'), value: owner.job_title ?? t('profile.none') }]}
          />
          {owner.biography ? <p className={styles.text}>{owner.biography}</p> : null}
        </SectionCard>
      ) : null}
      <QueryBoundary>
        <Schools userId={user.id} />
      </QueryBoundary>
    </ProfileShell>
  )
}

function Schools({ userId }: { userId: string }) {
  const { t } = useTranslation('settings')
  const { data: schools } = useOwnSchools(userId, 'owner')
  const none = t('profile.none')
  return schools.map((school) => (
    <SectionCard
      key={school.id}
      title={school.name}
      actions={
        <LinkButton kind="secondary" to={paths.owner.academy}>
          {t('owner.edit_school')}
        </LinkButton>
      }
    >
      <FactList
        layout="stack"
        facts={[
          { label: t('owner.school_type'), value: t(`owner.school_types.${school.type}`) },
          { label: t('owner.location'), value: school.location ?? none },
          { label: t('owner.address'), value: school.address ?? none },
          { label: t('owner.website'), value: school.website ?? none },
        ]}
      />
      {school.description ? <p className={styles.text}>{school.description}</p> : null}
    </SectionCard>
  ))
}
