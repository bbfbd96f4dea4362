import { useTranslation } from 'react-i18next'
import { href, paths } from '@/lib/router/paths'
import layout from '@/shared/ui/layout.module.css'
import { computePlayingTime, type TeamCockpit } from '../../model/team-cockpit'
import { toPercent } from '../../model/span'
import { ChartCard } from '../chart/chart-card'
import { useCockpitText } from '../use-cockpit-text'

interface SquadCardsProps {
  squad: TeamCockpit['squad']
  teamId: string
}

/** How playing time is spread, and who comes how often: for the team's own coaches. */
export function SquadCards({ squad, teamId }: SquadCardsProps) {
  const { t, i18n } = useTranslation('analytics')
  const text = useCockpitText()
  const time = computePlayingTime(squad)
  const names = new Intl.ListFormat(i18n.resolvedLanguage)
  const there = squad
    .filter(({ recorded }) => recorded > 0)
    .map((player) => ({ ...player, percent: toPercent(player.there, player.recorded) ?? 0 }))
    .toSorted((one, other) => one.percent - other.percent || one.name.localeCompare(other.name))
  return (
    <>
      <ChartCard
        title={t('coach.playing_time')}
        description={t('coach.playing_time_text')}
        kind="rows"
        top={100}
        format={text.percent}
        empty={t('coach.playing_time_empty')}
        more={{ to: href(paths.matches.ledger, { teamId }), label: t('coach.to_ledger') }}
        data={{
          heading: t('player_name'),
          labels: time?.players.map(({ name }) => name) ?? [],
          series: [
            {
              key: 'percent',
              label: t('coach.share'),
              look: 'solid',
              values: time?.players.map(({ percent }) => percent) ?? [],
            },
          ],
        }}
      >
        {time ? (
          <p className={layout.text14}>
            {time.short.length > 0
              ? t('coach.short_of_time', {
                  names: names.format(time.short),
                  median: text.percent(Math.round(time.median)),
                })
              : t('coach.fair', { median: text.percent(Math.round(time.median)) })}
          </p>
        ) : null}
      </ChartCard>
      <ChartCard
        title={t('coach.who_comes')}
        description={t('coach.who_comes_text')}
        kind="rows"
        top={100}
        format={text.percent}
        empty={t('coach.attendance_empty')}
        more={{ to: href(paths.teams.details, { id: teamId }), label: t('coach.to_team') }}
        data={{
          heading: t('player_name'),
          labels: there.map(({ name }) => name),
          series: [
            {
              key: 'there',
              label: t('coach.there'),
              look: 'solid',
              values: there.map(({ percent }) => percent),
            },
          ],
        }}
      />
    </>
  )
}
