import { useTranslation } from 'react-i18next'
import { href, paths } from '@/lib/router/paths'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { DataTable } from '@/shared/ui/table/data-table'
import type { SchoolTeam } from '../../model/school-cockpit'
import { toPercent } from '../../model/span'
import { ChartCard } from '../chart/chart-card'
import { useCockpitText } from '../use-cockpit-text'

/** Attendance by team, now and before. */
export function TeamAttendanceCard({ teams }: { teams: readonly SchoolTeam[] }) {
  const { t } = useTranslation('analytics')
  const text = useCockpitText()
  const shown = teams.filter(({ recorded }) => recorded > 0)
  return (
    <ChartCard
      title={t('owner.attendance')}
      description={t('owner.attendance_text')}
      kind="rows"
      top={100}
      format={text.percent}
      empty={t('owner.attendance_empty')}
      more={{ to: paths.teams.list, label: t('owner.to_teams') }}
      data={{
        heading: t('team'),
        labels: shown.map(({ name }) => name),
        series: [
          {
            key: 'now',
            label: t('now'),
            look: 'solid',
            values: shown.map(({ there, recorded }) => toPercent(there, recorded)),
          },
          {
            key: 'before',
            label: t('before'),
            look: 'frame',
            values: shown.map(({ before_there, before_recorded }) =>
              toPercent(before_there, before_recorded),
            ),
          },
        ],
      }}
    />
  )
}

/** How evenly playing time is spread in each team; names stay with its coaches. */
export function FairnessCard({ teams }: { teams: readonly SchoolTeam[] }) {
  const { t } = useTranslation('analytics')
  const text = useCockpitText()
  const shown = teams.filter(({ median }) => median !== null)
  const show = (value: number | null) => (value === null ? '–' : text.percent(value))
  return (
    <SectionCard title={t('owner.fairness')} description={t('owner.fairness_text')}>
      {shown.length === 0 ? (
        <p className={layout.dim14}>{t('owner.fairness_empty')}</p>
      ) : (
        <DataTable
          label={t('owner.fairness')}
          rows={shown}
          rowKey={({ team_id }) => team_id}
          rowHref={({ team_id }) => href(paths.matches.ledger, { teamId: team_id })}
          columns={[
            { key: 'team', header: t('team'), render: ({ name }) => name },
            {
              key: 'range',
              header: t('owner.range'),
              align: 'end',
              render: ({ least, most }) => `${show(least)}–${show(most)}`,
            },
            {
              key: 'median',
              header: t('owner.median'),
              align: 'end',
              isHiddenOnPhone: true,
              render: ({ median }) => show(median),
            },
            {
              key: 'short',
              header: t('owner.under_half'),
              align: 'end',
              render: ({ under_half }) => text.number(under_half),
            },
          ]}
        />
      )}
    </SectionCard>
  )
}
