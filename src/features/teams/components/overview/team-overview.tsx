import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatLocale } from '@/lib/dates'
import { href, paths } from '@/lib/router/paths'
import { CardGrid } from '@/shared/ui/cards/card-grid'
import { StatCard } from '@/shared/ui/cards/stat-card'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { useFixtures } from '../../api/fixtures'
import { useSquad } from '../../api/squad'
import type { TeamDetails } from '../../api/team'
import { useTeamOverview } from '../../api/team-overview'
import type { TeamAccess } from '../../model/access'
import { formatMatchName } from '../../model/match-file'
import { computeRecentTurnout, countAnswers } from '../../model/turnout'
import styles from '../teams.module.css'
import { AnswerCounts } from './answer-counts'
import { EventCard } from './event-card'
import { FormLine } from './form-line'

interface TeamOverviewProps {
  team: TeamDetails
  access: TeamAccess
}

/** The next session and match, who comes lately, and how it goes. Numbers of others are the staff's. */
export function TeamOverview({ team, access }: TeamOverviewProps) {
  const { t } = useTranslation('teams')
  const { data: overview, error, refetch } = useTeamOverview(team.id)
  const { data: fixtures } = useFixtures(team.id)
  const { data: squad } = useSquad(team.id)
  if (error && !overview) return <InlineError error={error} onRetry={() => void refetch()} />
  if (!overview || !fixtures) return <ListSkeleton rows={2} />

  const { next } = overview
  const match = fixtures.next.find(({ status }) => status !== 'cancelled') ?? null
  const playerIds = squad?.map(({ player }) => player.id) ?? []
  const zone = team.school.time_zone
  const { rate, rates } = computeRecentTurnout(overview.recorded)
  const percent = new Intl.NumberFormat(formatLocale(), { style: 'percent' })
  return (
    <CardGrid>
      <EventCard
        title={t('overview.session')}
        {...(access.isManager
          ? {
              more: {
                to: `${paths.trainings.all}?team=${team.id}`,
                label: t('overview.sessions'),
              },
            }
          : {})}
        event={
          next
            ? {
                ...next,
                name: next.title ?? t('overview.untitled'),
                to: href(paths.trainings.details, { trainingId: next.id }),
              }
            : null
        }
        empty={
          access.isStaff ? (
            <Link className={styles.link} to={`${paths.trainings.create}?team=${team.id}`}>
              {t('overview.plan')}
            </Link>
          ) : (
            t('overview.no_session')
          )
        }
        zone={zone}
      >
        {next && access.isStaff ? (
          <AnswerCounts counts={countAnswers(next.answers, playerIds)} />
        ) : null}
      </EventCard>
      <EventCard
        title={t('overview.match')}
        event={
          match
            ? {
                name: formatMatchName({ ...match, team }),
                starts_at: match.starts_at,
                place: match.venue,
              }
            : null
        }
        empty={t('matches.no_next')}
        zone={zone}
      >
        {match && access.isStaff && match.answers.length > 0 ? (
          <AnswerCounts
            counts={countAnswers(
              match.answers,
              match.answers.map(({ player_id }) => player_id),
            )}
          />
        ) : null}
      </EventCard>
      <CardGrid isNarrow>
        {access.isStaff ? (
          <StatCard
            label={t('overview.attendance')}
            value={rate === null ? '–' : percent.format(rate)}
            series={rates}
            to="?tab=attendance"
          />
        ) : null}
        <StatCard
          label={t('overview.form')}
          value={<FormLine matches={fixtures.last} />}
          to="?tab=matches"
        />
      </CardGrid>
    </CardGrid>
  )
}
