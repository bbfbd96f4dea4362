import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import { FormPage } from '@/shared/ui/patterns/form-page'
import { InviteForm } from '../components/invite/invite-form'
import { OpenInvitations } from '../components/invite/open-invitations'

/** The same form with an owner as its first choice, and every invitation that waits for an answer. */
export function InviteOwnerPage() {
  const { t } = useTranslation('admin')
  return (
    <FormPage
      title={t('pages.invite_owner')}
      description={t('pages.invite_owner_description')}
      back={{ to: paths.admin.users.list, label: t('users.title') }}
    >
      <InviteForm label={t('pages.invite_owner')} startRole="owner" />
      <OpenInvitations />
    </FormPage>
  )
}
