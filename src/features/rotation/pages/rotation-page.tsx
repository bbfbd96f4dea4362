import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { DetailsPage } from '@/shared/ui/patterns/details-page'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { RotationBoard } from '../components/rotation-board'
import { useRotationGame } from '../components/use-rotation-game'
import type { loadRotation } from '../loaders'

/** Who plays when: planned before a match, planned anew while it runs. */
export function RotationPage() {
  const { t } = useTranslation('rotation')
  const { userId, matchId } = useLoaderData<typeof loadRotation>()
  const game = useRotationGame(userId, matchId)
  const details = href(paths.matches.details, { id: matchId })
  const name = `${game.match.team.name} – ${game.match.opponent}`
  return (
    <DetailsPage
      title={t('title')}
      description={name}
      back={{ to: `${details}?tab=lineup`, label: name }}
      actions={
        game.played ? (
          <LinkButton to={href(paths.matches.live, { id: matchId })}>{t('to_live')}</LinkButton>
        ) : null
      }
    >
      {game.players.length === 0 ? (
        <EmptyState
          title={t('empty.title')}
          text={t('empty.text')}
          action={<LinkButton to={`${details}?tab=squad`}>{t('empty.action')}</LinkButton>}
        />
      ) : (
        <RotationBoard key={matchId} game={game} />
      )}
    </DetailsPage>
  )
}
