import { useState } from 'react'
import { IconBandage } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { toWallClock } from '@/lib/time/wall-clock'
import { href, paths } from '@/lib/router/paths'
import { Button } from '@/shared/ui/button'
import { DashboardCard } from '@/shared/ui/cards/dashboard-card'
import layout from '@/shared/ui/layout.module.css'
import { useCoachNeeds } from '../../api/coach-needs'
import type { AgendaItem } from '../../model/agenda'
import { listNeeds } from '../../model/needs'
import { listSoon } from '../../model/next-up'
import agenda from '../agenda/agenda.module.css'
import { useMomentText } from '../agenda/use-moment-text'
import { NeedRow } from '../needs/need-row'
import { SessionNeed } from './session-need'

interface MissingCardProps {
  teamIds: readonly string[]
  items: readonly AgendaItem[]
  now: number
}

const rowsShown = 5

/** What is missing, each with the link that fixes it; who is hurt stands last. */
export function MissingCard({ teamIds, items, now }: MissingCardProps) {
  const { t } = useTranslation('dashboards')
  const text = useMomentText(now)
  const [isOpen, setIsOpen] = useState(false)
  const ahead = listSoon(items, now)
  const trainingIds = ahead.flatMap(({ kind, id }) => (kind === 'training' ? [id] : []))
  const today = toWallClock(now, items[0]?.zone ?? 'UTC').date
  const facts = useCoachNeeds({ teamIds, trainingIds, today })
  const needs = listNeeds(
    items,
    {
      unrecorded: facts.unrecorded,
      booked: new Set(facts.booked),
      hasFields: facts.hasFields,
      open: new Map(facts.open.map(({ training_id, open }) => [training_id, open])),
    },
    now,
  )
  const shown = isOpen ? needs : needs.slice(0, rowsShown)
  const hidden = needs.length - shown.length
  return (
    <DashboardCard title={t('needs.title')}>
      {needs.length === 0 && facts.hurt.length === 0 ? (
        <p className={agenda.empty}>{t('needs.none')}</p>
      ) : null}
      <ul className={layout.list}>
        {shown.map((need) => (
          <SessionNeed key={`${need.kind} ${need.session.id}`} need={need} now={now} />
        ))}
        {facts.hurt.map((player) => (
          <NeedRow
            key={player.id}
            icon={<IconBandage size={20} stroke={1.75} aria-hidden="true" />}
            tone="red"
            title={t('needs.hurt', { name: player.name })}
            about={t('needs.hurt_until', { date: text.date(player.to_on) })}
            mend={{
              to: href(paths.players.details, { id: player.id }),
              label: t('needs.mend.hurt'),
            }}
          />
        ))}
      </ul>
      {hidden > 0 ? (
        <Button kind="quiet" onClick={() => setIsOpen(true)}>
          {t('needs.more', { count: hidden })}
        </Button>
      ) : null}
    </DashboardCard>
  )
}
