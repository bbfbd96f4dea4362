import { useTranslation } from 'react-i18next'
import type { Player } from '@/features/people/api/players/players'
import { href, paths } from '@/lib/router/paths'
import { StatusBadge } from '@/shared/ui/status-badge'
import { CardSkeleton } from '@/shared/ui/states/skeletons'
import { usePlayerAgenda } from '../api/player-agenda'
import { EventCard } from '../components/overview/event-card'
import { formatMatchName } from '../model/match-file'

const tones = { yes: 'green', no: 'red', maybe: 'blue' } as const

/** Where the player is expected next, with the answer given. The page needs the namespace `teams`. */
export function PlayerNext({ player }: { player: Player }) {
  const { t } = useTranslation('teams')
  const { data } = usePlayerAgenda(player.id)
  if (!data) return <CardSkeleton />
  const { training, match } = data
  const zone = (match ?? training)?.team.school.time_zone ?? 'UTC'
  return (
    <>
      <EventCard
        title={t('overview.session')}
        event={
          training
            ? {
                ...training,
                name: [training.team.name, training.title ?? t('overview.untitled')].join(' · '),
                to: href(paths.trainings.details, { trainingId: training.id }),
              }
            : null
        }
        empty={t('overview.no_session')}
        zone={training?.team.school.time_zone ?? zone}
      >
        <OwnAnswer answer={training?.answers[0]?.answer ?? null} />
      </EventCard>
      {match ? (
        <EventCard
          title={t('overview.match')}
          event={{
            name: formatMatchName(match),
            starts_at: match.starts_at,
            place: match.venue,
          }}
          empty={null}
          zone={zone}
        >
          <OwnAnswer answer={match.answers[0]?.answer ?? null} />
        </EventCard>
      ) : null}
    </>
  )
}

function OwnAnswer({ answer }: { answer: keyof typeof tones | null }) {
  const { t } = useTranslation('teams')
  return (
    <p style={{ margin: 0 }}>
      <StatusBadge tone={answer ? tones[answer] : 'amber'}>
        {t(`overview.answer.${answer ?? 'open'}`)}
      </StatusBadge>
    </p>
  )
}
