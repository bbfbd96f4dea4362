import type { KeyboardEvent, Ref } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { ScenePicture } from '@/features/scene/widgets/scene-picture'
import { findNextPlace, type Direction, type Lineup, type Place } from '../../model/lineup/lineup'
import { getBoardRatio, toBoard } from '../../model/lineup/lineup-scene'
import { getFit, type LineupPlayer } from '../../model/lineup/position-fit'
import layout from '@/shared/ui/layout.module.css'
import styles from './lineup.module.css'
import type { LineupDrag } from './use-lineup-drag'
import type { LineupMoves } from './use-lineup-moves'
import type { LineupWords } from './use-lineup-words'

const arrows: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** Percent of the pitch that Shift with an arrow moves a place. */
const step = 2

interface LineupPitchProps {
  scene: Scene
  lineup: Lineup
  players: readonly LineupPlayer[]
  moves: LineupMoves
  drag: LineupDrag
  words: LineupWords
  ref: Ref<HTMLDivElement>
}

/** The pitch as the engine draws it, with a button over each place. */
export function LineupPitch(props: LineupPitchProps) {
  const { scene, lineup, players, moves, drag, words, ref } = props
  const { t } = useTranslation('matches/lineup')
  const [current, setCurrent] = useState('')
  const focusable = lineup.places.find(({ slot }) => slot === current) ?? lineup.places[0]

  function handleKeys(event: KeyboardEvent, { slot, x, y, player_id }: Place) {
    const direction = arrows[event.key]
    if (direction && event.shiftKey) {
      event.preventDefault()
      const along = { up: step, down: -step, left: 0, right: 0 }[direction]
      const across = { up: 0, down: 0, left: -step, right: step }[direction]
      moves.shift(slot, x + across, y + along)
    } else if (direction) {
      event.preventDefault()
      const next = findNextPlace(lineup, slot, direction)
      if (next) document.getElementById(getPlaceId(next.slot))?.focus()
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && player_id) {
      event.preventDefault()
      moves.sendToBench(player_id)
    } else if (event.key === 'Escape') {
      moves.cancel()
    }
  }

  function isMakeshift(place: Place): boolean {
    const player = players.find(({ player_id }) => player_id === place.player_id)
    return player !== undefined && getFit(player, place) === 'makeshift'
  }

  return (
    <div
      ref={ref}
      role="group"
      aria-label={t('pitch', { formation: lineup.formation })}
      aria-describedby="lineup-keys"
      className={`${layout.relative} ${layout.cut} ${layout.roundCard} ${styles.pitch}`}
      style={{ aspectRatio: getBoardRatio(scene) }}
    >
      <ScenePicture scene={scene} density="fine" isDecorative />
      {lineup.places.map((place) => {
        const { left, top } = toBoard(scene, place)
        const { slot, player_id } = place
        return (
          <button
            key={slot}
            id={getPlaceId(slot)}
            type="button"
            className={`${layout.bold} ${styles.place}`}
            style={{ left: `${left}%`, top: `${top}%` }}
            tabIndex={slot === focusable?.slot ? 0 : -1}
            data-free={player_id === null || undefined}
            data-makeshift={isMakeshift(place) || undefined}
            aria-pressed={
              moves.picked.slot === slot ||
              (player_id !== null && moves.picked.playerId === player_id)
            }
            aria-label={words.getPlaceLabel(place)}
            onFocus={() => setCurrent(slot)}
            onKeyDown={(event) => handleKeys(event, place)}
            onPointerDown={(event) =>
              player_id === null
                ? undefined
                : drag.start(event, { playerId: player_id, scrolls: false })
            }
            onClick={() =>
              player_id !== null && drag.wasDragged() ? undefined : moves.choosePlace(slot)
            }
          >
            {player_id === null ? words.getShort(slot) : null}
          </button>
        )
      })}
    </div>
  )
}

function getPlaceId(slot: string): string {
  return `place-${slot}`
}
