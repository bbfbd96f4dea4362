import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import type { EventTime } from '../../model/live/clock'
import type { CalledPlayer } from '../../model/live/live-match'
import {
  boardActions,
  applyChanges,
  emptyBoard,
  removeChange,
  selectAction,
  toggleCollecting,
  selectPlayer,
  type Draft,
} from '../../model/live/tap-board'
import { LateEntry } from './late-entry'
import styles from './live.module.css'
import { NextPlannedChange } from './next-planned-change'
import { PlayerGrid } from './player-grid'
import type { Live } from './use-live-match'

/** Actions above, players below: two taps make an entry, two players a change. */
export function MatchPad({ live }: { live: Live }) {
  const { t } = useTranslation('matches/live')
  const isOver = live.clock.status === 'finished'
  const [board, setBoard] = useState(emptyBoard)
  const [late, setLate] = useState<EventTime | null>(null)
  const { match, onPitch, fresh, events } = live
  const goal = events.find(
    ({ client_id, kind, player_id, second_player_id }) =>
      fresh?.clientIds[0] === client_id && kind === 'goal' && player_id && !second_player_id,
  )
  const isIdle =
    board.action === null && board.queue === null && !board.change.on && !board.change.off
  const scorer = isIdle && goal?.player_id ? goal : null
  const queued = (board.queue ?? []).flatMap(({ on, off }) => [on, off])
  const disabled = new Set([
    ...[...queued, scorer?.player_id ?? null].filter((id) => id !== null),
    ...live.sentOff,
  ])

  function log(drafts: readonly Draft[]) {
    if (drafts.length === 0) return
    live.log(
      drafts.map(({ isInjury, ...draft }) => ({
        ...draft,
        note: isInjury ? t('injury_note') : null,
      })),
      late,
    )
  }

  function selectTapped(player: CalledPlayer | null) {
    // nobody assists from the bench: who is tapped there right after a goal comes on
    const mayAssist = player !== null && (isOver || onPitch.has(player.player_id))
    if (scorer && mayAssist) return live.addAssist(scorer.client_id, player.player_id)
    const isBooked = events.some(
      ({ kind, player_id, isUndone }) =>
        kind === 'yellow' && !isUndone && player_id === player?.player_id,
    )
    const tapped = player && {
      player_id: player.player_id,
      isOnPitch: onPitch.has(player.player_id),
      isBooked,
    }
    const { board: next, drafts } = selectPlayer(board, tapped)
    setBoard(next)
    log(drafts)
  }

  function applyQueue() {
    const { board: next, drafts } = applyChanges(board)
    setBoard(next)
    log(drafts)
  }

  const chosen = [board.change.on, board.change.off].filter((id) => id !== null)
  const grid = { seconds: live.seconds, chosen, disabled, onTap: selectTapped }
  const getName = (id: string | null) =>
    match.players.find(({ player_id }) => player_id === id)?.name ?? '–'
  const ask = scorer
    ? t('ask_assist')
    : board.action
      ? t(`who.${board.action}`)
      : chosen.length > 0
        ? t('ask_other')
        : t(board.queue ? 'ask_changes' : 'ask_change')
  const mayBeNobody = board.action && !['yellow', 'red', 'injury'].includes(board.action)

  return (
    <>
      <NextPlannedChange live={live} onCollect={(queue) => setBoard({ ...emptyBoard, queue })} />
      <div className={styles.actions} role="toolbar" aria-label={t('actions.title')}>
        {boardActions.map((action) => (
          <button
            key={action}
            type="button"
            aria-pressed={board.action === action}
            onClick={() => setBoard(selectAction(board, action))}
          >
            {t(`actions.${action}`)}
          </button>
        ))}
        <button type="button" onClick={() => live.log([{ kind: 'goal', is_opponent: true }], late)}>
          {t('actions.their_goal')}
        </button>
      </div>
      <div className={`${layout.grid} ${layout.middle} ${styles.ask}`}>
        <p role="status">{ask}</p>
        {mayBeNobody ? (
          <Button kind="quiet" onClick={() => selectTapped(null)}>
            {t('nobody')}
          </Button>
        ) : (
          <Button kind="quiet" onClick={() => setBoard(toggleCollecting(board))}>
            {t(board.queue ? 'collect_off' : 'collect')}
          </Button>
        )}
      </div>
      {board.queue && board.queue.length > 0 ? (
        <ul className={layout.listStack1}>
          {board.queue.map(({ on, off }, index) => (
            <li key={`${on} ${off}`} className={layout.betweenLine}>
              {t('log.change', { on: getName(on), off: getName(off) })}
              <Button kind="quiet" onClick={() => setBoard(removeChange(board, index))}>
                {t('remove_change')}
                <span className={layout.hidden}>{` ${getName(on)}`}</span>
              </Button>
            </li>
          ))}
          <li>
            <Button isFullWidth onClick={applyQueue}>
              {t('carry_out', { count: board.queue.length })}
            </Button>
          </li>
        </ul>
      ) : null}
      {match.players.length === 0 ? <p className={layout.dim14}>{t('no_squad')}</p> : null}
      <PlayerGrid
        {...grid}
        title={t('on_pitch')}
        players={match.players.filter(({ player_id }) => onPitch.has(player_id))}
      />
      <PlayerGrid
        {...grid}
        title={t('bench')}
        players={match.players.filter(({ player_id }) => !onPitch.has(player_id))}
      />
      <LateEntry
        clock={live.clock}
        isOver={isOver}
        time={late}
        onChange={setLate}
        onNote={(note) => live.log([{ kind: 'note', note }], late)}
      />
    </>
  )
}
