import { useTranslation } from 'react-i18next'
import { Sheet } from '@/shared/ui/sheet'
import layout from '@/shared/ui/layout.module.css'
import { formatDay } from '@/lib/time/format-day'
import type { Appointment } from '../../model/family/appointment-dates'

interface AppointmentFactsProps {
  appointment: Appointment
  onClose: () => void
}

/** An appointment for a guardian who reads it and may not change it. */
export function AppointmentFacts({ appointment, onClose }: AppointmentFactsProps) {
  const { t, i18n } = useTranslation('calendar')
  const { title, from_on, to_on, from_time, to_time, repeats_until, place, note } = appointment
  const days = [...new Set([from_on, to_on])].map((day) => formatDay(day, i18n.language))
  const times = from_time && to_time ? [from_time.slice(0, 5), to_time.slice(0, 5)] : []
  const facts = [
    days.join(' – '),
    times.length > 0 ? times.join('–') : t('own.whole_day'),
    repeats_until ? t('own.every_week') : null,
  ]
  return (
    <Sheet isOpen onClose={onClose} title={title}>
      <p className={layout.text14}>{facts.filter(Boolean).join(' · ')}</p>
      {place ? <p className={layout.text14}>{place}</p> : null}
      {note ? <p className={`${layout.text14} ${layout.breakable}`}>{note}</p> : null}
    </Sheet>
  )
}
