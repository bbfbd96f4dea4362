import { useTranslation } from 'react-i18next'
import { useWatch } from 'react-hook-form'
import { formatLocale } from '@/lib/dates'
import { SelectField } from '@/shared/form/fields/select-field'
import { TextField } from '@/shared/form/fields/text-field'
import layout from '@/shared/ui/layout.module.css'
import { countries, purchaseLimits } from '../../model/purchase-schema'

/** Where the parcel goes; not asked of whoever fetches the goods. */
export function AddressFields() {
  const { t, i18n } = useTranslation('shop')
  const delivery: unknown = useWatch({ name: 'delivery' })
  const names = new Intl.DisplayNames(formatLocale(i18n.resolvedLanguage), { type: 'region' })
  if (delivery !== 'shipping') return null
  return (
    <>
      <TextField
        name="recipient"
        label={t('address.recipient')}
        autoComplete="name"
        maxLength={purchaseLimits.recipient}
        required
      />
      <TextField
        name="street"
        label={t('address.street')}
        autoComplete="street-address"
        maxLength={purchaseLimits.street}
        required
      />
      <div
        className={layout.grid2}
        style={{ gridTemplateColumns: 'minmax(6rem, 1fr) minmax(0, 2fr)' }}
      >
        <TextField
          name="postal_code"
          label={t('address.postal_code')}
          autoComplete="postal-code"
          maxLength={purchaseLimits.postal_code}
          required
        />
        <TextField
          name="city"
          label={t('address.city')}
          autoComplete="address-level2"
          maxLength={purchaseLimits.city}
          required
        />
      </div>
      <SelectField
        name="country"
        label={t('address.country')}
        options={countries.map((value) => ({ value, label: names.of(value) ?? value }))}
        required
      />
    </>
  )
}
