import { useTranslation } from 'react-i18next'
import { toWallClock } from '@/lib/time/wall-clock'
import { Dim, FactLine } from '@/shared/ui/name-lines'
import { StatusBadge } from '@/shared/ui/status-badge'
import type { ListedField } from '../../api/fields'
import { useBookingText } from '../booking/use-booking-text'

/** What somebody standing at the gate wants to know: free now, or who is on it and until when. */
export function NextBooking({ field, now }: { field: ListedField; now: number }) {
  const { t } = useTranslation('fields')
  const text = useBookingText()
  const zone = field.school.time_zone
  const [next] = field.bookings
  if (field.archived_at) return <StatusBadge tone="amber">{t('list.is_archived')}</StatusBadge>
  if (!next) return <StatusBadge tone="green">{t('list.free')}</StatusBadge>
  const isOn = Date.parse(next.starts_at) <= now
  return (
    <FactLine>
      {isOn ? (
        <StatusBadge tone="blue">{t('list.taken')}</StatusBadge>
      ) : (
        <StatusBadge tone="green">{t('list.free')}</StatusBadge>
      )}
      <Dim>
        {isOn
          ? t('list.until', {
              who: text.who(next),
              time: toWallClock(next.ends_at, zone).time,
            })
          : t('list.from', {
              who: text.who(next),
              when: `${text.day(next, zone)} ${toWallClock(next.starts_at, zone).time}`,
            })}
      </Dim>
    </FactLine>
  )
}
