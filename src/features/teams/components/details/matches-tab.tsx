import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import layout from '@/shared/ui/layout.module.css'
import { useFixtures } from '../../api/fixtures'
import type { TeamDetails } from '../../api/team'
import type { TeamAccess } from '../../model/access'
import styles from '../teams.module.css'
import { FixtureItem } from './fixture-item'

interface MatchesTabProps {
  team: TeamDetails
  access: TeamAccess
}

/** What comes next, and how the last ones went. */
export function MatchesTab({ team, access }: MatchesTabProps) {
  const { t } = useTranslation('teams')
  const { data, error, refetch } = useFixtures(team.id)
  if (error && !data) return <InlineError error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rows={6} />
  return (
    <>
      <SectionCard
        title={t('matches.next')}
        actions={
          <Link className={styles.link} to={paths.calendar.matches}>
            {t('matches.calendar')}
          </Link>
        }
      >
        {data.next.length === 0 ? (
          <p className={`${layout.dim13Any} ${layout.normal}`}>{t('matches.no_next')}</p>
        ) : null}
        <ul className={layout.listStack} aria-label={t('matches.next')}>
          {data.next.map((match) => (
            <FixtureItem key={match.id} match={match} team={team} />
          ))}
        </ul>
      </SectionCard>
      <SectionCard
        title={t('matches.last')}
        actions={
          access.isManager ? (
            <>
              <Link className={styles.link} to={href(paths.matches.season, { teamId: team.id })}>
                {t('matches.season')}
              </Link>
              <Link className={styles.link} to={href(paths.matches.ledger, { teamId: team.id })}>
                {t('matches.playing_time')}
              </Link>
            </>
          ) : null
        }
      >
        {data.last.length === 0 ? (
          <p className={`${layout.dim13Any} ${layout.normal}`}>{t('matches.no_last')}</p>
        ) : null}
        <ul className={layout.listStack} aria-label={t('matches.last')}>
          {data.last.map((match) => (
            <FixtureItem key={match.id} match={match} team={team} />
          ))}
        </ul>
      </SectionCard>
    </>
  )
}
