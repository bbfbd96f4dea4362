import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import layout from '@/shared/ui/layout.module.css'
import { toPercent } from '../../model/span'
import type { TeamCockpit } from '../../model/team-cockpit'
import { ChartCard } from '../chart/chart-card'
import { useCockpitText } from '../use-cockpit-text'

interface AttendanceCardsProps {
  attendance: TeamCockpit['attendance']
  teamId: string
}

/** On which days they come, and why not. */
export function AttendanceCards({ attendance, teamId }: AttendanceCardsProps) {
  const { t } = useTranslation(['analytics', 'common'])
  const text = useCockpitText()
  const { weekdays, reasons, open } = attendance
  const past = `${paths.trainings.mine}?tab=past&team=${teamId}`
  return (
    <>
      <ChartCard
        title={t('coach.weekdays')}
        description={t('coach.weekdays_text')}
        kind="rows"
        top={100}
        format={text.percent}
        empty={t('coach.attendance_empty')}
        more={{ to: past, label: t('coach.to_sessions') }}
        data={{
          heading: t('coach.weekday'),
          labels: weekdays.map(({ weekday }) => text.weekday(weekday)),
          series: [
            {
              key: 'there',
              label: t('coach.there'),
              look: 'solid',
              values: weekdays.map(({ there, recorded }) => toPercent(there, recorded)),
            },
          ],
        }}
      >
        {open > 0 ? <p className={layout.dim13}>{t('coach.open', { count: open })}</p> : null}
      </ChartCard>
      <ChartCard
        title={t('coach.reasons')}
        description={t('coach.reasons_text')}
        kind="rows"
        format={text.number}
        empty={t('coach.reasons_empty')}
        data={{
          heading: t('coach.reason'),
          labels: reasons.map(({ reason }) =>
            reason ? t(`common:answer.reason.${reason}`) : t('coach.no_reason'),
          ),
          series: [
            {
              key: 'count',
              label: t('coach.times_missed'),
              look: 'stripes',
              values: reasons.map(({ count }) => count),
            },
          ],
        }}
      />
    </>
  )
}
