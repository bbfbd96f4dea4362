import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import { FormPage } from '@/shared/ui/patterns/form-page'
import { OpenInvitations } from '../components/invite/open-invitations'
import { OwnerInviteForm } from '../components/invite/owner-invite-form'

/** Invites an owner, and shows every invitation that waits for an answer. */
export function InviteOwnerPage() {
  const { t } = useTranslation('admin')
  return (
    <FormPage
      title={t('pages.invite_owner')}
      description={t('pages.invite_owner_description')}
      back={{ to: paths.admin.users.list, label: t('users.title') }}
    >
      <OwnerInviteForm />
      <OpenInvitations />
    </FormPage>
  )
}
