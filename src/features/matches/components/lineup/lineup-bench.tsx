import { useTranslation } from 'react-i18next'
import { formatFullName } from '@/lib/person'
import layout from '@/shared/ui/layout.module.css'
import { findPlayerPlace, type Lineup } from '../../model/lineup/lineup'
import type { LineupPlayer } from '../../model/lineup/position-fit'
import styles from './lineup.module.css'
import type { LineupDrag } from './use-lineup-drag'
import type { LineupMoves } from './use-lineup-moves'

interface LineupBenchProps {
  lineup: Lineup
  players: readonly LineupPlayer[]
  moves: LineupMoves
  drag: LineupDrag
}

/** Everybody called up who has no place: starters first, then the bench. */
export function LineupBench({ lineup, players, moves, drag }: LineupBenchProps) {
  const { t } = useTranslation(['matches/lineup', 'people'])
  const waiting = players.filter(({ player_id }) => !findPlayerPlace(lineup, player_id))
  const groups = (['starter', 'bench'] as const).flatMap((role) => {
    const members = waiting.filter((player) => player.role === role)
    return members.length > 0 ? [{ role, members }] : []
  })
  if (groups.length === 0) return <p className={layout.dim14}>{t('bench.none')}</p>
  return (
    <div className={`${layout.grid4} ${styles.bench}`}>
      {groups.map(({ role, members }) => (
        <section key={role} className={layout.stack2} aria-label={t(`bench.${role}`)}>
          <h3 className={layout.medium14}>
            {t(`bench.${role}`)} <span className={layout.dim13Figures}>{members.length}</span>
          </h3>
          <ul className={`${layout.listGrid2} ${styles.chips}`}>
            {members.map((player) => (
              <li key={player.player_id}>
                <button
                  type="button"
                  className={`${layout.line2} ${layout.text14} ${styles.chip}`}
                  aria-pressed={moves.picked.playerId === player.player_id}
                  onPointerDown={(event) =>
                    drag.start(event, { playerId: player.player_id, scrolls: true })
                  }
                  onKeyDown={(event) => (event.key === 'Escape' ? moves.cancel() : undefined)}
                  onClick={() =>
                    drag.wasDragged() ? undefined : moves.choosePlayer(player.player_id)
                  }
                >
                  <span
                    className={`${layout.centered} ${layout.bold} ${layout.round} ${styles.shirt}`}
                  >
                    {player.shirt_number ?? '–'}
                  </span>
                  <span className={`${layout.stack} ${layout.min}`}>
                    <span className={layout.clip}>{formatFullName(player)}</span>
                    {player.position ? (
                      <span className={`${layout.dim12} ${styles.position}`}>
                        {[player.position, ...player.other_positions]
                          .map((position) => t(`people:positions.${position}`))
                          .join(', ')}
                      </span>
                    ) : null}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
