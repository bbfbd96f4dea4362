import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { href, paths } from '@/lib/router/paths'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { StatCard } from '@/shared/ui/cards/stat-card'
import layout from '@/shared/ui/layout.module.css'
import { StatusBadge, type BadgeTone } from '@/shared/ui/status-badge'
import { DataTable } from '@/shared/ui/table/data-table'
import {
  getHealth,
  stages,
  type Health,
  type PlatformCockpit,
  type SchoolHealth,
} from '../../model/platform-cockpit'
import { ChartCard } from '../chart/chart-card'
import { useCockpitText } from '../use-cockpit-text'

const tones: Record<Health, BadgeTone> = {
  new: 'blue',
  quiet: 'red',
  fading: 'amber',
  unrecorded: 'neutral',
  well: 'green',
}

export function PlatformStats({ cockpit }: { cockpit: PlatformCockpit }) {
  const { t } = useTranslation('analytics')
  const text = useCockpitText()
  const { people, active, sessions } = cockpit
  return (
    <>
      <StatCard
        label={t('admin.active')}
        value={text.number(active.now)}
        trend={text.toTrend(active.now, active.before)}
      />
      <StatCard
        label={t('admin.registered')}
        value={text.number(people.registered)}
        trend={text.toTrend(people.registered, people.registered_before)}
        hint={t('admin.of_people', { count: people.all })}
        to={paths.admin.users.list}
      />
      <StatCard
        label={t('admin.sessions')}
        value={text.number(sessions.now)}
        trend={text.toTrend(sessions.now, sessions.before)}
        to={`${paths.admin.trainings}?status=done`}
      />
    </>
  )
}

/** Use by week, roles, and how far newcomers come. */
export function PlatformCharts({ cockpit }: { cockpit: PlatformCockpit }) {
  const { t } = useTranslation('analytics')
  const text = useCockpitText()
  const { weeks, roles, funnel } = cockpit
  return (
    <>
      <ChartCard
        title={t('admin.weeks')}
        description={t('admin.weeks_text')}
        kind="lines"
        format={text.number}
        empty={t('admin.weeks_empty')}
        more={{ to: paths.admin.trainings, label: t('admin.to_sessions') }}
        data={{
          heading: t('week'),
          labels: weeks.map(({ week_on }) => text.day(week_on)),
          series: [
            {
              key: 'active',
              label: t('admin.active'),
              look: 'solid',
              values: weeks.map(({ active }) => active),
            },
            {
              key: 'sessions',
              label: t('admin.sessions'),
              look: 'stripes',
              values: weeks.map(({ sessions }) => sessions),
            },
            {
              key: 'registered',
              label: t('admin.registered'),
              look: 'dots',
              values: weeks.map(({ registered }) => registered),
            },
          ],
        }}
      />
      <ChartCard
        title={t('admin.funnel')}
        description={t('admin.funnel_text')}
        kind="rows"
        format={text.number}
        empty={t('admin.funnel_empty')}
        more={{ to: paths.admin.overview, label: t('admin.to_waiting') }}
        data={{
          heading: t('admin.stage'),
          labels: stages.map((stage) => t(`admin.stages.${stage}`)),
          series: [
            {
              key: 'people',
              label: t('admin.people'),
              look: 'solid',
              values: stages.map((stage) => funnel[stage]),
            },
          ],
        }}
      />
      <ChartCard
        title={t('admin.roles')}
        description={t('admin.roles_text')}
        kind="rows"
        format={text.number}
        empty={t('admin.roles_empty')}
        more={{ to: paths.admin.users.list, label: t('admin.to_users') }}
        data={{
          heading: t('admin.role'),
          labels: roles.map(({ role }) => t(`admin.role_names.${role}`)),
          series: [
            {
              key: 'people',
              label: t('admin.people'),
              look: 'solid',
              values: roles.map(({ people }) => people),
            },
            {
              key: 'fresh',
              label: t('admin.fresh'),
              look: 'stripes',
              values: roles.map(({ fresh }) => fresh),
            },
          ],
        }}
      />
    </>
  )
}

/** Schools that may need a call, the quietest first. */
export function HealthCard({ schools }: { schools: readonly SchoolHealth[] }) {
  const { t } = useTranslation('analytics')
  const text = useCockpitText()
  return (
    <div style={{ gridColumn: '1 / -1' }}>
      <SectionCard title={t('admin.health')} description={t('admin.health_text')}>
        {schools.length === 0 ? (
          <p className={layout.dim14}>{t('admin.health_empty')}</p>
        ) : (
          <DataTable
            label={t('admin.health')}
            rows={schools}
            rowKey={({ school_id }) => school_id}
            rowHref={({ school_id }) => href(paths.admin.schools.details, { id: school_id })}
            columns={[
              { key: 'name', header: t('admin.school'), render: ({ name }) => name },
              {
                key: 'health',
                header: t('admin.state'),
                render: (school) => {
                  const health = getHealth(school)
                  return (
                    <StatusBadge tone={tones[health]}>{t(`admin.states.${health}`)}</StatusBadge>
                  )
                },
              },
              {
                key: 'sessions',
                header: t('admin.sessions'),
                align: 'end',
                render: ({ sessions, sessions_before }) =>
                  t('admin.now_before', {
                    now: text.number(sessions),
                    before: text.number(sessions_before),
                  }),
              },
              {
                key: 'active',
                header: t('admin.active'),
                align: 'end',
                isHiddenOnPhone: true,
                render: ({ active }) => text.number(active),
              },
              {
                key: 'last',
                header: t('admin.last'),
                isHiddenOnPhone: true,
                render: ({ last_on }) => (last_on ? formatDate(last_on) : '–'),
              },
            ]}
          />
        )}
      </SectionCard>
    </div>
  )
}
