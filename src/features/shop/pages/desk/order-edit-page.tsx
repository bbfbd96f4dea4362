import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import { EntityForm } from '@/shared/form/entity-form'
import { TextField } from '@/shared/form/fields/text-field'
import { useEntityForm } from '@/shared/form/use-entity-form'
import { FormSection } from '@/shared/ui/patterns/form-section'
import { useSaveTracking } from '../../api/desk-orders'
import { orderQueries } from '../../api/orders'
import { findOrderActs } from '../../components/desk/order/handled-order'
import { NoAccess, ShopGate } from '../../components/desk/shop-gate'
import { trackingLimits, trackingSchema } from '../../model/desk/order-desk'

/** Sends an order on its way, or puts right how it travels. */
export function OrderEditPage() {
  const { t } = useTranslation('shop')
  return (
    <ShopGate title={t('pages.order_edit')}>
      {(_, shops) => <TrackingForm schoolIds={shops.map(({ schoolId }) => schoolId)} />}
    </ShopGate>
  )
}

function TrackingForm({ schoolIds }: { schoolIds: readonly string[] }) {
  const { id = '' } = useParams()
  const { t } = useTranslation(['shop/desk', 'shop'])
  const opened = useEntityForm(orderQueries.details(id))
  const { canShip, canCorrectTracking } = findOrderActs(opened.row)
  const { mutateAsync: save } = useSaveTracking(id, !canShip)
  const { school_id, number, carrier, tracking_id } = opened.row
  const details = href(paths.shop.orderDetails, { id })
  if (!schoolIds.includes(school_id)) return <NoAccess title={t('shop:pages.order_edit')} />
  // nothing of it travels, or not yet
  if (!canShip && !canCorrectTracking) return <Navigate to={details} replace />
  return (
    <EntityForm
      title={t(canShip ? 'tracking.ship_title' : 'tracking.title', { number })}
      back={{ to: details, label: t('shop:orders.number', { number }) }}
      opened={opened}
      schema={trackingSchema}
      values={{ carrier: carrier ?? '', tracking_id: tracking_id ?? '' }}
      draftKey={`order:${id}`}
      save={async (values) => {
        await save(values)
        return details
      }}
      submitLabel={t(canShip ? 'next.ship' : 'tracking.save')}
    >
      <FormSection title={t('tracking.parcel')} why={t('tracking.why')}>
        <TextField
          name="carrier"
          label={t('shop:order.carrier')}
          placeholder={t('tracking.carrier_placeholder')}
          maxLength={trackingLimits.carrier}
        />
        <TextField
          name="tracking_id"
          label={t('shop:order.tracking_id')}
          maxLength={trackingLimits.trackingId}
        />
      </FormSection>
    </EntityForm>
  )
}
