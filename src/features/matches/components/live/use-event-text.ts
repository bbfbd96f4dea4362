import { useTranslation } from 'react-i18next'
import type { LogEvent } from '../../model/live/live-match'
import type { Live } from './use-live-match'

/** "Goal: 7 Tim Berg (assist: 10 Ada Kurz)". */
export function useEventText({ match }: Pick<Live, 'match'>) {
  const { t } = useTranslation('matches/live')

  function formatPlayer(id: string | null): string {
    const player = match.players.find(({ player_id }) => player_id === id)
    if (!player) return ''
    return player.shirt_number === null ? player.name : `${player.shirt_number} ${player.name}`
  }

  return (event: LogEvent): string => {
    const [one, two] = [formatPlayer(event.player_id), formatPlayer(event.second_player_id)]
    if (event.kind === 'substitution') return t('log.change', { on: one || '–', off: two || '–' })
    const what = event.note ?? t(`kinds.${event.kind}`)
    const who = event.is_opponent ? match.opponent : one
    const named = who ? `${what}: ${who}` : what
    return two ? `${named} ${t('log.assist', { name: two })}` : named
  }
}
