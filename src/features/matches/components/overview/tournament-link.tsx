import { IconTournament } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { href, paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import type { Match } from '../../api/matches'

/** From a match that is a day of a tournament to its games. */
export function TournamentLink({ match }: { match: Match }) {
  const { t } = useTranslation('matches/squad')
  if (match.tournament_id === null) return null
  return (
    <div>
      <LinkButton
        kind="secondary"
        to={href(paths.matches.tournament, { id: match.tournament_id })}
        icon={<IconTournament size={18} stroke={1.75} />}
      >
        {t('tournament')}
      </LinkButton>
    </div>
  )
}
