import { useTranslation } from 'react-i18next'
import { useOwnUser, useUpdateOwnUser } from '@/features/people/api/user-api'
import { parseRole } from '@/features/session/model/session'
import { formatDate } from '@/lib/dates'
import { Form } from '@/shared/form/form'
import { SubmitBar } from '@/shared/form/submit-bar'
import { FactList } from '@/shared/ui/cards/fact-list'
import { FormSection } from '@/shared/ui/patterns/form-section'
import { profileSchema } from '../model/account-schemas'
import { getAccountState } from '../model/account-state'
import styles from './account.module.css'
import { PersonFields } from './profile/person-fields'

/** Names and phone to change; e-mail, role and dates to read. */
export function ProfileSection({ userId }: { userId: string }) {
  const { t } = useTranslation(['settings', 'common'])
  const user = useOwnUser(userId)
  const { mutateAsync: save } = useUpdateOwnUser(userId)
  const role = parseRole(user.role)

  return (
    <Form
      schema={profileSchema}
      defaultValues={{
        first_name: user.first_name,
        last_name: user.last_name,
        phone: user.phone ?? '',
      }}
      onSubmit={async ({ phone, ...names }) => {
        await save({ ...names, phone: phone || null })
      }}
      isGuarded
    >
      <FormSection title={t('profile.title')} why={t('profile.why')}>
        <div className={styles.facts}>
          <FactList
            facts={[
              { label: t('profile.email'), value: user.email },
              { label: t('profile.role'), value: t(`common:roles.${role ?? 'none'}`) },
              { label: t('profile.status'), value: t(`profile.${getAccountState(user)}`) },
              { label: t('profile.joined'), value: formatDate(user.created_at) },
            ]}
          />
        </div>
        <PersonFields />
        <SubmitBar label={t('profile.save')} />
      </FormSection>
    </Form>
  )
}
