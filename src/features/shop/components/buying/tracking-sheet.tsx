import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { Sheet } from '@/shared/ui/sheet'

interface TrackingSheetProps {
  order: { number: string; carrier: string | null; tracking_id: string | null }
  onClose: () => void
}

/** Who brings the parcel and under which number. */
export function TrackingSheet({ order, onClose }: TrackingSheetProps) {
  const { t } = useTranslation('shop')
  const { number, carrier, tracking_id: tracking } = order
  return (
    <Sheet isOpen title={t('orders.track_title', { number })} onClose={onClose}>
      {tracking ? (
        <dl className={`${layout.stack2} ${layout.plain}`}>
          {carrier ? (
            <div>
              <dt className={layout.dim13}>{t('order.carrier')}</dt>
              <dd className={layout.plain}>{carrier}</dd>
            </div>
          ) : null}
          <div>
            <dt className={layout.dim13}>{t('order.tracking_id')}</dt>
            <dd className={`${layout.plain} ${layout.figures} ${layout.breakable}`}>{tracking}</dd>
          </div>
        </dl>
      ) : (
        <p className={layout.plain}>{t('orders.no_tracking')}</p>
      )}
    </Sheet>
  )
}
