import type { ReactNode } from 'react'
import { IconMapPin } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDay } from '@/lib/time/format-day'
import { toWallClock } from '@/lib/time/wall-clock'
import { DashboardCard } from '@/shared/ui/cards/dashboard-card'
import layout from '@/shared/ui/layout.module.css'
import styles from '../teams.module.css'

interface EventCardProps {
  title: string
  more?: { to: string; label: string }
  /** Without one the card says `empty`. */
  event: {
    name: string
    /** Where the name leads. */
    to?: string
    /** ISO. A match has a beginning only. */
    starts_at: string
    ends_at?: string
    place: string | null
  } | null
  empty: ReactNode
  /** The school's time zone. */
  zone: string
  children?: ReactNode
}

/** The next session or match: day and time large, then what, where, and the answers. */
export function EventCard({ title, more, event, empty, zone, children }: EventCardProps) {
  const { i18n } = useTranslation('teams')
  return (
    <DashboardCard title={title} {...(more ? { more } : {})}>
      {event ? (
        <div className={layout.stack1}>
          <p className={`${layout.text16} ${layout.bold}`} data-figures="">
            {formatMoment(event)}
          </p>
          <p className={layout.text14}>
            {event.to ? (
              <Link
                className={`${layout.name} ${layout.ink} ${layout.undecorated} ${styles.name}`}
                to={event.to}
              >
                {event.name}
              </Link>
            ) : (
              event.name
            )}
          </p>
          {event.place ? (
            <p className={`${layout.dim13Any} ${layout.line1}`}>
              <IconMapPin size={16} stroke={1.75} className={layout.fixed} aria-hidden="true" />
              {event.place}
            </p>
          ) : null}
          {children}
        </div>
      ) : (
        <p className={layout.dim14}>{empty}</p>
      )}
    </DashboardCard>
  )

  function formatMoment({ starts_at, ends_at }: { starts_at: string; ends_at?: string }): string {
    const { date, time } = toWallClock(starts_at, zone)
    const clock = ends_at ? `${time}–${toWallClock(ends_at, zone).time}` : time
    return `${formatDay(date, i18n.language)}, ${clock}`
  }
}
