import { useTranslation } from 'react-i18next'
import { FactList } from '@/shared/ui/cards/fact-list'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { useParentProfile } from '../../api/profile/parent-profile'
import { LinkedChildren } from './linked-children'
import { ParentForm } from './parent-form'
import { ProfileShell, type ProfileProps } from './profile-shell'

/** How to reach a parent, and the linked children. */
export function ParentProfile({ user }: ProfileProps) {
  const { t } = useTranslation('settings')
  const query = useParentProfile(user.id)
  const parent = query.data
  const none = t('profile.none')
  return (
    <ProfileShell
      user={user}
      ofRole="parent"
      details={query}
      renderForm={(mode) => <ParentForm {...mode} parent={parent} />}
    >
      {parent ? (
        <SectionCard title={t('parent.title')}>
          <FactList
            layout="stack"
            facts={[
              { label: t('parent.emergency_phone'), value: parent.emergency_phone ?? none },
              {
                label: t('parent.preferred_contact'),
                value: t(`parent.channels.${parent.preferred_contact}`),
              },
              { label: t('parent.address'), value: parent.address ?? none },
            ]}
          />
        </SectionCard>
      ) : null}
      <QueryBoundary>
        <LinkedChildren userId={user.id} />
      </QueryBoundary>
    </ProfileShell>
  )
}
