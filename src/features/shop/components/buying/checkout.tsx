import { use, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { useSession } from '@/features/session/api/session-store'
import type { AppError } from '@/lib/errors'
import { queryClient } from '@/lib/query/query-client'
import { invalidateTables } from '@/lib/query/tables'
import { href, paths } from '@/lib/router/paths'
import { Form } from '@/shared/form/form'
import { FormStatus } from '@/shared/form/form-status'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { openPayment, usePlaceOrder } from '../../api/place-order'
import { computeShipping, type ShopCart } from '../../model/cart'
import { findPurchaseFault } from '../../model/purchase-fault'
import {
  countries,
  purchaseLimits,
  purchaseSchema,
  type PurchaseValues,
} from '../../model/purchase-schema'
import { AddressFields } from './address-fields'
import { DeliveryField } from './delivery-field'
import { SumLines } from './sum-lines'

interface KnownAddress {
  recipient: string | null
  street: string | null
  postal_code: string | null
  city: string | null
  country: string | null
}

interface CheckoutProps {
  cart: ShopCart
  /** Of the last parcel. */
  address: KnownAddress | null
  /** A guardian pays for whoever is under age. */
  isMinor: boolean
}

/** How the goods come, what they cost in the end, and the one button that binds. */
export function Checkout({ cart, address, isMinor }: CheckoutProps) {
  const { t } = useTranslation('shop')
  const navigate = useNavigate()
  const profile = useSession()?.profile
  const { mutateAsync: place } = usePlaceOrder()
  const [orderId] = useState(() => crypto.randomUUID())
  const { terms, goodsCents } = cart

  async function placeAndPay(values: PurchaseValues) {
    const totalCents = goodsCents + computeShipping(terms, goodsCents, values.delivery)
    const { id, player_id } = await place({
      ...values,
      orderId,
      schoolId: terms.school_id,
      totalCents,
    }).catch(async (error: unknown) => {
      // stock or prices are not what they were
      await invalidateTables(queryClient, ['product_variants'])
      throw error
    })
    const order = href(paths.shop.myOrder, { id })
    if (player_id) {
      await leaveFor(order)
      return
    }
    try {
      await openPayment(id)
    } catch {
      await leaveFor(`${order}?payment=failed`)
    }
  }

  /** The cart empties once it is out of sight: on the way to the payment it stands as it was ordered. */
  async function leaveFor(to: string) {
    await navigate(to)
    await invalidateTables(queryClient, ['cart_items', 'product_variants'])
  }

  const renderFailure = (error: AppError) => {
    const fault = findPurchaseFault(error)
    return fault ? <Alert kind="error">{t(`checkout.faults.${fault}`)}</Alert> : null
  }

  return (
    <Form
      label={t('checkout.label', { shop: terms.title })}
      schema={purchaseSchema}
      defaultValues={{
        delivery: terms.pickup_place ? 'pickup' : 'shipping',
        recipient: address?.recipient ?? `${profile?.first_name} ${profile?.last_name}`.trim(),
        street: address?.street ?? '',
        postal_code: address?.postal_code ?? '',
        city: address?.city ?? '',
        country: countries.find((known) => known === address?.country) ?? 'DE',
        note: '',
      }}
      onSubmit={placeAndPay}
      renderFailure={renderFailure}
    >
      <DeliveryField cart={cart} />
      <AddressFields />
      <TextareaField
        name="note"
        label={t('checkout.note')}
        rows={2}
        maxLength={purchaseLimits.note}
      />
      <CheckoutSums cart={cart} />
      <p className={layout.dim13}>
        {t(isMinor ? 'checkout.minor' : 'checkout.payment')} {t('checkout.withdrawal')}{' '}
        <Link to={paths.info.terms}>{t('checkout.terms')}</Link>
      </p>
      <BuyButton isDisabled={cart.hasProblem} isMinor={isMinor} />
      {cart.hasProblem ? <p className={layout.dim14}>{t('checkout.mend_first')}</p> : null}
    </Form>
  )
}

function CheckoutSums({ cart: { terms, goodsCents } }: { cart: ShopCart }) {
  const chosen: unknown = useWatch({ name: 'delivery' })
  const delivery = chosen === 'pickup' ? 'pickup' : 'shipping'
  return (
    <SumLines
      goodsCents={goodsCents}
      shippingCents={computeShipping(terms, goodsCents, delivery)}
    />
  )
}

/** Says what pressing it means, as the law wants it. */
function BuyButton({ isDisabled, isMinor }: { isDisabled: boolean; isMinor: boolean }) {
  const { t } = useTranslation('shop')
  const { isBusy } = use(FormStatus)
  return (
    <Button type="submit" isFullWidth busy={isBusy} disabled={isDisabled}>
      {t(isMinor ? 'checkout.ask' : 'checkout.buy')}
    </Button>
  )
}
