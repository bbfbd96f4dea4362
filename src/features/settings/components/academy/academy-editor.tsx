import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOwnUser } from '@/features/people/api/user-api'
import { showToast } from '@/lib/toast'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { FormPage } from '@/shared/ui/patterns/form-page'
import { TabLinks } from '@/shared/ui/patterns/tab-links'
import { useActiveTab } from '@/shared/ui/patterns/use-active-tab'
import { useOwnedSchools } from '../../api/academy/academy'
import { useOwnerProfile } from '@/features/people/api/owner-profiles'
import { DetailsState } from '../profile/details-state'
import { AcademyForm } from './academy-form'
import { AcademyView } from './academy-view'

/** View, then edit, then save or cancel; which of several schools is kept in the address. */
export function AcademyEditor({ userId }: { userId: string }) {
  const { t } = useTranslation('settings')
  const user = useOwnUser(userId)
  const query = useOwnerProfile(userId)
  const schools = useOwnedSchools(userId)
  const [isEditing, setEditing] = useState(false)
  const active = useActiveTab(
    schools.map(({ id }) => id),
    'school',
  )
  const school = schools.find(({ id }) => id === active)
  const owner = query.data
  if (!school) return <EmptyState title={t('academy.none')} text={t('academy.none_text')} />
  return (
    <FormPage
      title={t('pages.academy')}
      description={isEditing ? t('academy.both') : undefined}
      actions={
        isEditing ? null : (
          <Button
            icon={<IconPencil size={20} stroke={1.75} />}
            busy={owner === undefined && query.error === null}
            onClick={() => {
              if (owner === undefined) showToast('error', 'settings:roles.owner.cannot_edit')
              else setEditing(true)
            }}
          >
            {t('academy.edit')}
          </Button>
        )
      }
    >
      {schools.length > 1 && !isEditing ? (
        <TabLinks
          label={t('academy.schools')}
          param="school"
          tabs={schools.map(({ id, name }) => ({ key: id, label: name }))}
        />
      ) : null}
      {owner === undefined ? <DetailsState ofRole="owner" query={query} /> : null}
      {isEditing && owner !== undefined ? (
        <AcademyForm
          user={user}
          owner={owner}
          school={school}
          onSaved={() => setEditing(false)}
          onCancel={() => {
            setEditing(false)
            showToast('info', 'settings:profile.cancelled')
          }}
        />
      ) : (
        <AcademyView user={user} owner={owner ?? null} school={school} />
      )}
    </FormPage>
  )
}
