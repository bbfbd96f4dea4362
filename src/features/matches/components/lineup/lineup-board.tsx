import { useRef, useState } from 'react'
import { SegmentedControl } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { SceneExportSlot } from '@/features/scene/widgets/scene-export-slot'
import { href, paths } from '@/lib/router/paths'
import { Button, LinkButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import type { MatchLineupData } from '../../api/lineup'
import type { Match } from '../../api/matches'
import { createLineupScene, toPercent } from '../../model/lineup/lineup-scene'
import { findPlayerPlace } from '../../model/lineup/lineup'
import { LineupBench } from './lineup-bench'
import { LineupPitch } from './lineup-pitch'
import { LineupSave } from './lineup-save'
import { LineupToolbar } from './lineup-toolbar'
import styles from './lineup.module.css'
import { TeamSheet } from './team-sheet'
import { useLineupDrag } from './use-lineup-drag'
import { useLineupMoves } from './use-lineup-moves'
import { useLineupState } from './use-lineup-state'
import { useLineupWords } from './use-lineup-words'

interface LineupBoardProps {
  match: Match
  data: MatchLineupData
}

/** The pitch with its places, who still has none, and saving. */
export function LineupBoard({ match, data }: LineupBoardProps) {
  const { t } = useTranslation('matches/lineup')
  const { players } = data
  const board = useRef<HTMLDivElement>(null)
  const ghost = useRef<HTMLSpanElement>(null)
  const [isSharing, setIsSharing] = useState(false)
  const words = useLineupWords(players)
  const state = useLineupState(match, data)
  const moves = useLineupMoves(match.format, state, players, words)
  const { lineup, period } = state
  const scene = createLineupScene(match.format, lineup, players)
  const drag = useLineupDrag(board, ghost, (playerId, point) =>
    moves.releasePlayer(playerId, point && toPercent(scene, point.left, point.top)),
  )
  const dragged = players.find(({ player_id }) => player_id === drag.draggedId)
  const held = moves.picked.playerId
  const heldPlace = held === null ? undefined : findPlayerPlace(lineup, held)

  useWindowEvent('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isSharing) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    if (key === 'z' && !event.shiftKey) state.undo()
    else state.redo()
  })

  return (
    <div className={layout.stack3}>
      <p className={layout.hidden} role="status">
        {moves.announced}
      </p>
      <p className={layout.hidden} id="lineup-keys">
        {t('keys')}
      </p>
      <div className={layout.row2}>
        {match.periods > 1 ? (
          <SegmentedControl
            aria-label={t('periods.label')}
            value={String(period)}
            onChange={(value) => {
              moves.cancel()
              state.setPeriod(Number(value))
            }}
            data={Array.from({ length: match.periods }, (_, index) => ({
              value: String(index + 1),
              label: t(match.periods === 2 ? 'periods.half' : 'periods.period', {
                number: index + 1,
              }),
            }))}
          />
        ) : null}
        <LinkButton kind="secondary" to={href(paths.matches.rotation, { id: match.id })}>
          {t('rotation')}
        </LinkButton>
      </div>
      <LineupToolbar
        format={match.format}
        state={state}
        moves={moves}
        onShare={() => setIsSharing(true)}
      />
      {period > 1 && !state.isOwn ? <p className={layout.dim14}>{t('periods.inherited')}</p> : null}
      <div className={`${layout.grid5} ${layout.top} ${styles.board}`}>
        <LineupPitch
          ref={board}
          scene={scene}
          lineup={lineup}
          players={players}
          moves={moves}
          drag={drag}
          words={words}
        />
        <div className={`${layout.stack3} ${styles.dock}`}>
          {held !== null && heldPlace ? (
            <div className={layout.between}>
              <span className={layout.medium14}>
                {words.getShort(heldPlace.slot)} · {words.getName(held)}
              </span>
              <Button kind="secondary" onClick={() => moves.sendToBench(held)}>
                {t('actions.bench')}
              </Button>
            </div>
          ) : null}
          <LineupBench lineup={lineup} players={players} moves={moves} drag={drag} />
          <LineupSave state={state} />
        </div>
      </div>
      {dragged ? (
        <span
          ref={ghost}
          className={`${layout.centered} ${layout.bold} ${layout.round} ${styles.shirt} ${styles.ghost}`}
          aria-hidden="true"
        >
          {dragged.shirt_number ?? '–'}
        </span>
      ) : null}
      {isSharing ? (
        <SceneExportSlot
          scene={scene}
          title={`${match.team.name} – ${match.opponent}`}
          onClose={() => setIsSharing(false)}
        />
      ) : null}
      <TeamSheet match={match} lineup={state.first} players={players} />
    </div>
  )
}
