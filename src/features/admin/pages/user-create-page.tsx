import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import { FormPage } from '@/shared/ui/patterns/form-page'
import { InviteForm } from '../components/invite/invite-form'
import { OpenInvitations } from '../components/invite/open-invitations'

/** A new person: invited by e-mail, because nobody should know somebody else's password. */
export function UserCreatePage() {
  const { t } = useTranslation('admin')
  return (
    <FormPage
      title={t('pages.user_create')}
      description={t('create.why')}
      back={{ to: paths.admin.users.list, label: t('users.title') }}
    >
      <InviteForm label={t('pages.user_create')} />
      <OpenInvitations />
    </FormPage>
  )
}
