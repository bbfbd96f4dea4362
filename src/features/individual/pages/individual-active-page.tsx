import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { chooseText } from '@/features/exercises/model/exercise-text'
import { useSession } from '@/features/session/api/session-store'
import { formatDate } from '@/lib/dates'
import { href, paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { DetailsPage } from '@/shared/ui/patterns/details-page'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { useActive, type Active } from '../api/assignments'
import { RunScreen } from '../components/run/run-screen'
import { useOwnPlayers } from '../components/use-players'

/** The player's screen while doing an exercise; a parent logs for a child without a phone. */
export function IndividualActivePage() {
  const { id = '' } = useParams()
  const { t, i18n } = useTranslation('individual')
  const active = useActive(id)
  const { assignment, exercise } = active
  const title = chooseText(exercise.texts, i18n.language)?.title ?? ''
  return (
    <DetailsPage
      title={title}
      back={{ to: href(paths.individual.details, { id: exercise.id }), label: t('run.back') }}
      description={
        assignment?.due_on ? t('run.due', { day: formatDate(assignment.due_on) }) : undefined
      }
    >
      <ActiveContent active={active} activeId={id} />
    </DetailsPage>
  )
}

function ActiveContent({ active, activeId }: { active: Active; activeId: string }) {
  const { t } = useTranslation('individual')
  const session = useSession()
  const [params] = useSearchParams()
  const players = useOwnPlayers()
  const { assignment, exercise } = active
  const asked = assignment?.player_id ?? params.get('player')
  const single = asked === null && players.length === 1 ? players[0] : undefined
  const player = players.find(({ id }) => id === asked) ?? single
  const details = href(paths.individual.details, { id: exercise.id })
  if (!player && asked === null && players.length > 1) {
    return (
      <section className={layout.stack3} aria-label={t('run.who')}>
        <h2 className={layout.text16}>{t('run.who')}</h2>
        {players
          .filter(({ may_answer: mayAnswer }) => mayAnswer)
          .map(({ id, first_name }) => (
            <LinkButton
              key={id}
              kind="secondary"
              isFullWidth
              to={`${href(paths.individual.activeDetails, { id: activeId })}?player=${id}`}
            >
              {first_name}
            </LinkButton>
          ))}
      </section>
    )
  }
  if (!player?.may_answer) {
    return (
      <EmptyState
        title={t(player ? 'run.read_only' : 'run.not_yours')}
        text={t(player ? 'run.read_only_text' : 'run.not_yours_text')}
        action={<LinkButton to={details}>{t('run.back')}</LinkButton>}
      />
    )
  }
  return (
    <RunScreen
      key={`${activeId} ${player.id}`}
      active={active}
      activeId={activeId}
      playerId={player.id}
      userId={session?.user.id ?? ''}
    />
  )
}
