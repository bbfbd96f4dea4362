import { useTranslation } from 'react-i18next'
import { SelectField } from '@/shared/form/fields/select-field'
import { relationships } from '../model/player'

/** Mother, father, guardian …: required wherever somebody is linked to a child. */
export function RelationshipField({ name }: { name: string }) {
  const { t } = useTranslation('people')
  return (
    <SelectField
      name={name}
      label={t('guardians.relationship')}
      options={relationships.map((value) => ({ value, label: t(`relationships.${value}`) }))}
      required
    />
  )
}
