import {
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
} from 'react'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import type { Attribute } from '../../../model/attributes'
import { getSeen, type RatedPlayer } from '../../../model/rating/rated-player'
import { GridHead } from './grid-head'
import { NoteSheet } from '../note-sheet'
import styles from './rating-grid.module.css'
import { RatingRow } from './rating-row'
import type { Draft } from '../use-rating-draft'
import type { RatingPad } from '../use-rating-pad'

interface RatingGridProps {
  players: readonly RatedPlayer[]
  columns: readonly Attribute[]
  draft: Draft
  pad: RatingPad
}

/** Players × attributes for the keyboard; a click chooses a cell. */
export function RatingGrid({ players, columns, draft, pad }: RatingGridProps) {
  const { t } = useTranslation('stats')
  const board = useRef<HTMLDivElement>(null)
  const [noted, setNoted] = useState<RatedPlayer | null>(null)
  const { row, column } = pad.place

  // the focus follows the place, but is never pulled into the grid
  useEffect(() => {
    const grid = board.current
    if (!grid?.contains(document.activeElement)) return
    grid.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)?.focus()
  }, [row, column])

  /** Keys count in the cells of ratings, not on the buttons beside them. */
  function handleKey(event: KeyboardEvent) {
    if (findCell(event.target)) pad.onKeyDown(event)
  }

  function handleFocus({ target }: FocusEvent) {
    const chosen = findCell(target)
    if (chosen && (chosen.row !== row || chosen.column !== column)) pad.go(chosen)
  }

  const look: CSSProperties & Record<'--columns', number> = { '--columns': columns.length }
  return (
    <div className={`${layout.surface} ${styles.scroll}`}>
      <div
        ref={board}
        role="grid"
        tabIndex={-1}
        className={`${layout.size14} ${styles.grid}`}
        style={look}
        aria-label={t('rate.grid')}
        onKeyDown={handleKey}
        onFocus={handleFocus}
      >
        <GridHead columns={columns} active={column} />
        <div role="rowgroup">
          {players.map((player, index) => {
            const entry = draft.present.entries[player.id]
            return (
              <RatingRow
                key={player.id}
                player={player}
                row={index}
                columns={columns}
                values={entry?.values}
                hasNote={Boolean(entry?.note)}
                active={index === row ? column : null}
                isPending={index === row && pad.pending !== null}
                onNote={setNoted}
              />
            )
          })}
        </div>
      </div>
      {noted ? (
        <NoteSheet
          name={noted.name}
          note={draft.present.entries[noted.id]?.note ?? ''}
          onUse={(note) =>
            draft.step({ kind: 'note', playerId: noted.id, note, seen: getSeen(noted) })
          }
          onClose={() => setNoted(null)}
        />
      ) : null}
    </div>
  )
}

function findCell(target: EventTarget) {
  if (!(target instanceof HTMLElement)) return null
  const { row, column } = target.dataset
  return row && column ? { row: Number(row), column: Number(column) } : null
}
