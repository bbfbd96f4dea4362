import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { profileLimits } from '@/features/session/model/profile'
import { locales } from '@/lib/i18n/locale'
import { href, paths } from '@/lib/router/paths'
import { isStaleRow } from '@/lib/stale-row'
import { Form } from '@/shared/form/form'
import { SelectField } from '@/shared/form/fields/select-field'
import { TextField } from '@/shared/form/fields/text-field'
import { SubmitBar } from '@/shared/form/submit-bar'
import { FactList } from '@/shared/ui/cards/fact-list'
import { FormPage } from '@/shared/ui/patterns/form-page'
import { FieldRow, FormSection } from '@/shared/ui/patterns/form-section'
import { useAccount, useUpdateAccount } from '../api/accounts'
import { accountSchema } from '../model/account-schema'
import { getLanguageName } from '../model/get-language-name'

/** Corrects what somebody wrote about themselves; address and roles have ways of their own. */
export function UserEditPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const account = useAccount(id)
  const save = useUpdateAccount(id, account.updated_at)
  const details = href(paths.admin.users.details, { id })
  const name = `${account.first_name} ${account.last_name}`.trim() || account.email

  return (
    <FormPage
      title={t('pages.user_edit')}
      description={t('account.edit_hint')}
      back={{ to: details, label: name }}
    >
      <Form
        schema={accountSchema}
        defaultValues={{
          first_name: account.first_name,
          last_name: account.last_name,
          phone: account.phone ?? '',
          locale: locales.find((known) => known === account.locale) ?? 'en',
        }}
        fieldErrors={(error) =>
          isStaleRow(error) ? { first_name: 'admin:account.errors.changed' } : {}
        }
        onSubmit={async (values) => {
          await save.mutateAsync(values)
          await navigate(details)
        }}
        isGuarded
      >
        <FormSection title={t('account.profile')} why={t('account.edit_why')}>
          <FactList facts={[{ label: t('account.email'), value: account.email }]} />
          <FieldRow>
            <TextField
              name="first_name"
              label={t('account.first_name')}
              maxLength={profileLimits.name}
              required
            />
            <TextField
              name="last_name"
              label={t('account.last_name')}
              maxLength={profileLimits.name}
              required
            />
          </FieldRow>
          <TextField
            name="phone"
            type="tel"
            label={t('account.phone')}
            maxLength={profileLimits.phone}
          />
          <SelectField
            name="locale"
            label={t('account.language')}
            options={locales.map((value) => ({ value, label: getLanguageName(value) }))}
            required
          />
        </FormSection>
        <SubmitBar cancelTo={details} />
      </Form>
    </FormPage>
  )
}
