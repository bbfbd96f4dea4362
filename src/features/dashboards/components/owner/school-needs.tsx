import {
  IconClipboardPlus,
  IconCreditCard,
  IconMailForward,
  IconTargetArrow,
  IconUserPlus,
  IconUserQuestion,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSubscriptionState } from '@/features/billing/api/subscriptions'
import { useDevelopmentTotals } from '@/features/development/api/coverage'
import { formatDate, formatLocale } from '@/lib/dates'
import { href, paths } from '@/lib/router/paths'
import { DashboardCard } from '@/shared/ui/cards/dashboard-card'
import layout from '@/shared/ui/layout.module.css'
import { useSchoolTeams, useSchoolTrainings } from '../../api/schools'
import { useSchoolPeople } from '../../api/school-people'
import { openInvitations, listWaitingForRole } from '../../model/school-needs'
import { isPlanMissing, listSoon } from '../../model/next-up'
import agenda from '../agenda/agenda.module.css'
import { NeedRow } from '../needs/need-row'

interface SchoolNeedsProps {
  schoolIds: readonly string[]
  now: number
}

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const

/** What waits for the owner: people first, then sessions, then money. */
export function SchoolNeeds({ schoolIds, now }: SchoolNeedsProps) {
  const { t } = useTranslation('dashboards')
  const teams = useSchoolTeams(schoolIds).filter(({ staff_count }) => staff_count === 0)
  const bare = listSoon(useSchoolTrainings(schoolIds), now).filter(isPlanMissing)
  const people = useSchoolPeople(schoolIds)
  const dueReviews = useDevelopmentTotals(schoolIds)?.due ?? 0
  const subscription = useSubscriptionState()
  const { ending } = openInvitations(people.invitations, now)
  const waiting = listWaitingForRole(people.invitations, people.assignments)
  const ends = subscription?.status === 'active' ? subscription.expires_on : null
  const isLate = subscription?.is_payment_late === true
  const euro = new Intl.NumberFormat(formatLocale(), { style: 'currency', currency: 'EUR' })
  const isNothing =
    [teams, bare, ending, waiting].every(({ length }) => length === 0) &&
    people.overdue_count === 0 &&
    dueReviews === 0 &&
    !isLate &&
    !ends
  return (
    <DashboardCard title={t('owner.needs.title')} isToday>
      {isNothing ? <p className={agenda.empty}>{t('owner.needs.none')}</p> : null}
      <ul className={layout.list}>
        {teams.map(({ id, name, season }) => (
          <NeedRow
            key={id}
            icon={<IconUserPlus {...icon} />}
            tone="amber"
            title={t('owner.needs.no_staff', { team: name })}
            about={season}
            mend={{
              to: href(paths.teams.details, { id }),
              label: t('owner.needs.mend.no_staff'),
            }}
          />
        ))}
        {waiting.length > 0 ? (
          <NeedRow
            icon={<IconUserQuestion {...icon} />}
            tone="neutral"
            title={t('owner.needs.waiting', { count: waiting.length })}
            about={t('owner.needs.waiting_about', { who: formatNames(waiting) })}
            mend={{ to: paths.players.invite, label: t('owner.needs.mend.bare') }}
          />
        ) : null}
        {ending.length > 0 ? (
          <NeedRow
            icon={<IconMailForward {...icon} />}
            tone="amber"
            title={t('owner.needs.ending', { count: ending.length })}
            about={formatNames(ending)}
            mend={{ to: paths.players.invite, label: t('owner.needs.mend.ending') }}
          />
        ) : null}
        {bare.length > 0 ? (
          <NeedRow
            icon={<IconClipboardPlus {...icon} />}
            tone="amber"
            title={t('ahead.unplanned', { count: bare.length })}
            about={[...new Set(bare.map(({ team }) => team.name))].join(', ')}
            mend={{
              to: `${paths.trainings.all}?status=unplanned`,
              label: t('owner.needs.mend.bare'),
            }}
          />
        ) : null}
        {dueReviews > 0 ? (
          <NeedRow
            icon={<IconTargetArrow {...icon} />}
            tone="neutral"
            title={t('owner.needs.reviews', { count: dueReviews })}
            about={t('owner.needs.reviews_about')}
            mend={{ to: paths.development.team, label: t('owner.needs.mend.reviews') }}
          />
        ) : null}
        {people.overdue_count > 0 ? (
          <NeedRow
            icon={<IconCreditCard {...icon} />}
            tone="red"
            title={t('owner.needs.overdue', { sum: euro.format(people.overdue_cents / 100) })}
            about={t('owner.player_count', { count: people.overdue_count })}
            mend={{
              to: `${paths.owner.fees}?tab=open&late=true`,
              label: t('owner.needs.mend.overdue'),
            }}
          />
        ) : null}
        {isLate || ends ? (
          <NeedRow
            icon={<IconCreditCard {...icon} />}
            tone={isLate ? 'red' : 'amber'}
            title={t(isLate ? 'owner.needs.late' : 'owner.needs.ends')}
            about={ends ? formatDate(ends) : t('owner.needs.late_about')}
            mend={{ to: paths.settings.payments, label: t('owner.needs.mend.payments') }}
          />
        ) : null}
      </ul>
    </DashboardCard>
  )
}

/** Three at most: the list itself is one tap away. */
function formatNames(people: readonly { email: string }[]): string {
  const [first, second, third] = people.map(({ email }) => email)
  const more = people.length > 3 ? '…' : null
  return [first, second, third, more].filter(Boolean).join(', ')
}
