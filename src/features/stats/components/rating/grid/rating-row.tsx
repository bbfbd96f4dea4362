import { IconNote } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/shared/ui/button'
import type { Attribute, Ratings } from '../../../model/attributes'
import type { RatedPlayer } from '../../../model/rating/rated-player'
import { RatingCell } from './rating-cell'
import layout from '@/shared/ui/layout.module.css'
import styles from './rating-grid.module.css'

interface RatingRowProps {
  player: RatedPlayer
  row: number
  columns: readonly Attribute[]
  /** Typed, not saved. */
  values: Ratings | undefined
  hasNote: boolean
  /** The column being rated when it is in this row. */
  active: number | null
  isPending: boolean
  onNote: (player: RatedPlayer) => void
}

/** One player's line; a key changes one or two of them, the others are not drawn anew. */
export function RatingRow(props: RatingRowProps) {
  const { player, row, columns, values, hasNote, active, isPending, onNote } = props
  const { t } = useTranslation('stats')
  return (
    <div
      role="row"
      className={`${layout.grid} ${layout.lineBelow} ${layout.ground1} ${styles.row}`}
      data-active={active !== null || undefined}
    >
      <div
        role="rowheader"
        className={`${layout.name} ${layout.flex} ${layout.middle} ${styles.player}`}
      >
        <span
          className={`${layout.fixed} ${layout.dimmed} ${layout.size12} ${layout.normal} ${styles.shirt}`}
          data-figures=""
          aria-hidden="true"
        >
          {player.shirt ?? ''}
        </span>
        {player.name}
      </div>
      {columns.map((attribute, column) => (
        <RatingCell
          key={attribute}
          name={player.name}
          attribute={attribute}
          value={values?.[attribute]}
          before={player.known[attribute]}
          isPending={isPending && column === active}
          isActive={column === active}
          row={row}
          column={column}
        />
      ))}
      <div role="gridcell" className={`${layout.grid} ${layout.centered} ${styles.note}`}>
        <IconButton
          size="small"
          label={t('rate.note', { name: player.name })}
          isPressed={hasNote}
          onClick={() => onNote(player)}
        >
          <IconNote size={20} stroke={1.75} />
        </IconButton>
      </div>
    </div>
  )
}
