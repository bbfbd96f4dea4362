import { IconStopwatch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { BoardPage } from '@/shared/ui/patterns/board-page'
import { EmptyState } from '@/shared/ui/states/empty-state'
import layout from '@/shared/ui/layout.module.css'
import { RatingBoard } from '../components/rating/rating-board'
import { useRatedTeam } from '../components/rating/use-rated-team'

/** Rating a whole team without leaving the page (issue "People"). */
export function RateTeamPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation('stats')
  const team = useRatedTeam(id)
  const details = href(paths.teams.details, { id })
  return (
    <BoardPage
      title={t('rate.title', { team: team.name })}
      back={{ to: details, label: team.name }}
      actions={
        <LinkButton
          kind="secondary"
          to={href(paths.teams.tests, { id })}
          icon={<IconStopwatch size={18} stroke={1.75} />}
        >
          {t('rate.to_tests')}
        </LinkButton>
      }
    >
      <div className={layout.stack3}>
        {team.players.length === 0 ? (
          <EmptyState
            picture="people"
            title={t('rate.empty')}
            text={t('rate.empty_text')}
            action={<LinkButton to={details}>{t('rate.to_team')}</LinkButton>}
          />
        ) : (
          <RatingBoard key={id} teamId={id} team={team} />
        )}
      </div>
    </BoardPage>
  )
}
