import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlayerPhotos } from '@/features/scene/api/player-photos'
import { PersonAvatar } from '@/shared/ui/person-avatar'
import layout from '@/shared/ui/layout.module.css'
import type { ReviewedPlayer } from '../../model/attendance-sheet'
import { handleGridKey } from './grid-keys'
import styles from './review-grid.module.css'
import { ReviewSheet } from './review-sheet'
import { TrendChoice } from './trend-choice'
import type { Reviews } from './use-reviews'

interface ReviewGridProps {
  players: readonly ReviewedPlayer[]
  reviews: Reviews
}

/** So long a one waits for the nought that makes it ten, in milliseconds. */
const tenMs = 900

/** Every player who was there: an arrow, the effort, a note; by tap or by keys. */
export function ReviewGrid({ players, reviews }: ReviewGridProps) {
  const { t } = useTranslation('attendance')
  const photos = usePlayerPhotos(players.map(({ player_id }) => player_id))
  const [active, setActive] = useState(0)
  const [openId, setOpenId] = useState<string | null>(null)
  const lastOne = useRef({ row: -1, at: 0 })
  const open = players.find(({ player_id }) => player_id === openId)

  function change(row: number, step: Parameters<Reviews['change']>[1]) {
    const player = players[row]
    if (player) reviews.change(player, step)
  }

  function typeDigit(row: number, typed: number) {
    const { row: before, at } = lastOne.current
    const isTen = typed === 0 && before === row && Date.now() - at < tenMs
    lastOne.current = { row: typed === 1 ? row : -1, at: Date.now() }
    change(row, { rpe: isTen ? 10 : typed })
  }

  return (
    <>
      <div
        role="grid"
        tabIndex={-1}
        aria-label={t('review.grid')}
        className={`${layout.surface} ${layout.cut}`}
        onKeyDown={(event) =>
          handleGridKey(event, {
            onTrend: (row, trend) => change(row, { trend }),
            onDigit: typeDigit,
            onClear: (row, column) =>
              change(row, column === 'trend' ? { trend: null } : { rpe: null }),
          })
        }
      >
        {players.map((player, row) => {
          const { player_id, name, trend, rpe, reported, note } = player
          const stop = row === active ? 0 : -1
          return (
            <div
              key={player_id}
              role="row"
              className={`${layout.grid} ${layout.middle} ${layout.lineBelow} ${styles.row}`}
              onFocus={() => setActive(row)}
            >
              <div role="rowheader" className={`${layout.line3} ${styles.who}`}>
                <PersonAvatar name={name} src={photos.href(player_id)} size={36} />
                <span className={`${layout.stack} ${layout.medium} ${layout.name} ${styles.name}`}>
                  {name}
                  {reported === null ? null : (
                    <small data-figures="">{t('review.reported', { rpe: reported })}</small>
                  )}
                  {note ? <small className={styles.note}>{note}</small> : null}
                </span>
              </div>
              <div role="gridcell" data-row={row} data-column="trend">
                <TrendChoice
                  label={t('review.trend_of', { name })}
                  value={trend}
                  tabIndex={stop}
                  onChange={(next) => change(row, { trend: next })}
                />
              </div>
              <div role="gridcell" data-row={row} data-column="effort">
                <button
                  type="button"
                  className={`${layout.roundControl} ${layout.pointer} ${layout.size16} ${styles.effort}`}
                  data-figures=""
                  tabIndex={stop}
                  aria-haspopup="dialog"
                  aria-label={
                    rpe === null
                      ? t('review.effort_of_none', { name })
                      : t('review.effort_of', { name, rpe })
                  }
                  onClick={() => setOpenId(player_id)}
                >
                  {rpe ?? '–'}
                </button>
              </div>
            </div>
          )
        })}
      </div>
      {open ? (
        <ReviewSheet
          key={open.player_id}
          player={open}
          onChange={(step) => reviews.change(open, step)}
          onClose={() => setOpenId(null)}
        />
      ) : null}
    </>
  )
}
