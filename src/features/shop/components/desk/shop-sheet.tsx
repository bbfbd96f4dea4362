import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '@/features/session/api/session-store'
import { isStaleRow } from '@/lib/stale-row'
import { SwitchField } from '@/shared/form/fields/switch-field'
import { TextField } from '@/shared/form/fields/text-field'
import { FormSheet } from '@/shared/form/form-sheet'
import { useSaveShop, type MyShop } from '../../api/shops'
import { shopLimits, shopSchema, toShopInput, toShopRow } from '../../model/desk/shop-schema'

interface ShopSheetProps {
  shop: MyShop
  onClose: () => void
}

/** What the shop is called, whether it sells, and what delivery costs. */
export function ShopSheet({ shop, onClose }: ShopSheetProps) {
  const { t, i18n } = useTranslation('shop/desk')
  // as it was read: a newer version that arrives meanwhile is a conflict, not the new base
  const [{ schoolId, terms }] = useState(shop)
  const { mutateAsync: save } = useSaveShop(schoolId, terms?.updated_at ?? null)
  const held = useSession()?.held_roles ?? []
  const school = held.find(({ school_id }) => school_id === schoolId)?.school_name ?? ''
  return (
    <FormSheet
      title={t(terms ? 'shop.edit_title' : 'shop.open')}
      label={t(terms ? 'shop.save' : 'shop.open')}
      schema={shopSchema}
      values={toShopInput(terms, school, i18n.language)}
      save={(values) => save(toShopRow(values))}
      fieldErrors={(error) => (isStaleRow(error) ? { title: 'shop/desk:errors.shop_changed' } : {})}
      onClose={onClose}
    >
      <TextField name="title" label={t('shop.title')} maxLength={shopLimits.title} required />
      <SwitchField name="is_open" label={t('shop.sells')} hint={t('shop.sells_hint')} />
      <TextField name="shipping" label={t('shop.shipping_cost')} required />
      <TextField
        name="free_from"
        label={t('shop.free_shipping_from')}
        hint={t('shop.free_shipping_hint')}
      />
      <TextField
        name="pickup_place"
        label={t('shop.pickup_place')}
        hint={t('shop.pickup_hint')}
        maxLength={shopLimits.pickupPlace}
      />
      <TextField
        name="contact_email"
        type="email"
        label={t('shop.contact_email')}
        hint={t('shop.email_hint')}
        maxLength={shopLimits.contactEmail}
      />
    </FormSheet>
  )
}
