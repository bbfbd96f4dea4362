import { useTranslation } from 'react-i18next'
import { href, paths } from '@/lib/router/paths'
import layout from '@/shared/ui/layout.module.css'
import { findRamp, type TeamCockpit } from '../../model/team-cockpit'
import { ChartCard } from '../chart/chart-card'
import { useCockpitText } from '../use-cockpit-text'

/** Up to this age a rise is answered with play and rest, not with numbers. */
const childAge = 12

/** Load a week; a rise is told calmly and by age. */
export function LoadCard({ cockpit, teamId }: { cockpit: TeamCockpit; teamId: string }) {
  const { t } = useTranslation('analytics')
  const text = useCockpitText()
  const weeks = cockpit.weeks.filter(({ is_before }) => !is_before)
  const ramp = findRamp(cockpit.weeks)
  const unknown = weeks.reduce((sum, week) => sum + week.unknown, 0)
  const hasTarget = weeks.some(({ target_load }) => target_load !== null)
  const isChild = cockpit.age !== null && cockpit.age <= childAge
  const strength = ramp?.isSteep ? 'steep' : 'rise'
  return (
    <ChartCard
      title={t('coach.load')}
      description={t('coach.load_text')}
      kind="bars"
      format={text.number}
      empty={t('coach.load_empty')}
      more={{ to: href(paths.seasonPlan.team, { teamId }), label: t('coach.to_season') }}
      data={{
        heading: t('week'),
        labels: weeks.map(({ week_on }) => text.day(week_on)),
        series: [
          {
            key: 'load',
            label: t('coach.load_done'),
            look: 'solid',
            values: weeks.map(({ load }) => load),
          },
          ...(hasTarget
            ? [
                {
                  key: 'target',
                  label: t('coach.load_target'),
                  look: 'frame' as const,
                  values: weeks.map(({ target_load }) => target_load),
                },
              ]
            : []),
        ],
      }}
    >
      {ramp ? (
        <p className={layout.text14} role="note">
          {t(`coach.ramp_${strength}_${isChild ? 'child' : 'youth'}`, {
            week: text.day(ramp.week_on),
            percent: text.percent(Math.round((ramp.ratio - 1) * 100)),
          })}
        </p>
      ) : null}
      {unknown > 0 ? (
        <p className={layout.dim13}>{t('coach.load_unknown', { count: unknown })}</p>
      ) : null}
    </ChartCard>
  )
}
