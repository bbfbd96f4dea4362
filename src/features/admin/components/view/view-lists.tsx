import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatLocale } from '@/lib/dates'
import { DashboardCard } from '@/shared/ui/cards/dashboard-card'
import layout from '@/shared/ui/layout.module.css'
import type { View } from '../../api/view-as'
import styles from './view.module.css'

/** Lists as the person would find them; what their screens leave out is missing here too. */
export function ViewLists({ view }: { view: View }) {
  const { t } = useTranslation('admin')
  // The club's time, as on the person's own screens; not that of whoever looks.
  const formatInstant = (iso: string, timeZone: string | null) =>
    new Intl.DateTimeFormat(formatLocale(), {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: timeZone ?? undefined,
    }).format(new Date(iso))
  const joinParts = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ')
  return (
    <>
      <ListCard title={t('view.trainings')}>
        {view.trainings.map(({ id, title, starts_at, time_zone, team, place }) => (
          <li key={id}>
            {joinParts(title || t('view.training'), team)}
            <p className={layout.dim13}>{joinParts(formatInstant(starts_at, time_zone), place)}</p>
          </li>
        ))}
      </ListCard>
      <ListCard title={t('view.matches')}>
        {view.matches.map(({ id, opponent, starts_at, time_zone, team, venue }) => (
          <li key={id}>
            {joinParts(team, opponent)}
            <p className={layout.dim13}>{joinParts(formatInstant(starts_at, time_zone), venue)}</p>
          </li>
        ))}
      </ListCard>
      <ListCard title={t('overview.teams')}>
        {view.teams.map(({ id, name, season }) => (
          <li key={id}>{joinParts(name, season)}</li>
        ))}
      </ListCard>
      <ListCard title={t('view.players')}>
        {view.players.map(({ id, first_name, last_name }) => (
          <li key={id}>{`${first_name} ${last_name}`}</li>
        ))}
      </ListCard>
    </>
  )
}

function ListCard({ title, children }: { title: string; children: ReactNode[] }) {
  const { t } = useTranslation('admin')
  return (
    <DashboardCard title={title}>
      {children.length === 0 ? (
        <p className={layout.dim13}>{t('view.nothing')}</p>
      ) : (
        <ul className={`${layout.list} ${layout.size14} ${styles.list}`}>{children}</ul>
      )}
    </DashboardCard>
  )
}
