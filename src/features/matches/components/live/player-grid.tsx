import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import type { CalledPlayer } from '../../model/live/live-match'
import styles from './live.module.css'

interface PlayerGridProps {
  title: string
  players: readonly CalledPlayer[]
  /** Seconds on the pitch by player. */
  seconds: ReadonlyMap<string, number>
  chosen: readonly string[]
  disabled: ReadonlySet<string>
  onTap: (player: CalledPlayer) => void
}

/** Players by number, big enough for a cold thumb. */
export function PlayerGrid({ title, players, seconds, ...taps }: PlayerGridProps) {
  const { t } = useTranslation('matches/live')
  if (players.length === 0) return null
  return (
    <section aria-label={title} className={layout.stack1}>
      <h2 className={layout.dim14}>{title}</h2>
      <div className={styles.players}>
        {players.map((player) => (
          <button
            key={player.player_id}
            type="button"
            disabled={taps.disabled.has(player.player_id)}
            aria-pressed={taps.chosen.includes(player.player_id)}
            onClick={() => taps.onTap(player)}
          >
            <b>{player.shirt_number ?? '–'}</b>
            <span className={layout.clip}>{player.name}</span>
            <small>
              {t('minutes', { count: Math.floor((seconds.get(player.player_id) ?? 0) / 60) })}
            </small>
          </button>
        ))}
      </div>
    </section>
  )
}
