import { useTranslation } from 'react-i18next'
import { locales } from '@/lib/i18n/locale'
import { SelectField } from '@/shared/form/fields/select-field'
import { getLanguageName } from '../../model/get-language-name'

/** The language the invitation is written in. */
export function LanguageField() {
  const { t } = useTranslation('admin')
  return (
    <SelectField
      name="locale"
      label={t('invite.language')}
      options={locales.map((value) => ({ value, label: getLanguageName(value) }))}
      required
    />
  )
}
