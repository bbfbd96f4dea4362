import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { groupNames, getStatGroup, type Attribute } from '../../../model/attributes'
import { getSeen, type RatedPlayer } from '../../../model/rating/rated-player'
import { useFigures } from '../../figures/use-figures'
import { AnchorBar } from '../anchor-bar'
import { Keypad } from './keypad'
import { NoteField } from '../note-sheet'
import styles from './rate-one.module.css'
import type { Draft } from '../use-rating-draft'
import type { RatingPad } from '../use-rating-pad'

interface RateOneProps {
  player: RatedPlayer
  /** The player's place among the pad's rows. */
  row: number
  columns: readonly Attribute[]
  draft: Draft
  pad: RatingPad
  /** The list scrolls by itself, the keys stay below it. */
  isInSheet?: boolean
  /** After the last attribute, when somebody follows. */
  onNextPlayer?: (() => void) | undefined
}

/** One player, attribute by attribute, with big buttons under the thumb; digits work too. */
export function RateOne(props: RateOneProps) {
  const { player, row, columns, draft, pad, isInSheet = false, onNextPlayer } = props
  const { t } = useTranslation('stats')
  const { show } = useFigures()
  const entry = draft.present.entries[player.id]
  const known = pad.attribute ? player.known[pad.attribute] : undefined
  const frame = useRef<HTMLDivElement>(null)

  // what is being rated stays in sight above the keys
  useEffect(() => {
    if (!frame.current?.contains(document.activeElement)) return
    frame.current.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [row, pad.place.column])
  const noteField = (
    <NoteField
      value={entry?.note ?? ''}
      onChange={(note) =>
        draft.step({ kind: 'note', playerId: player.id, note, seen: getSeen(player) })
      }
    />
  )

  return (
    <div
      ref={frame}
      className={`${layout.stack3} ${styles.frame}`}
      data-sheet={isInSheet || undefined}
    >
      <div className={`${layout.stack3} ${styles.lists}`}>
        {groupNames.map((group) => (
          <ul
            key={group}
            className={`${layout.list} ${layout.cut} ${layout.roundCard} ${layout.edge} ${styles.list}`}
            aria-label={t(`groups.${group}`)}
          >
            {columns.map((attribute, column) => {
              if (getStatGroup(attribute) !== group) return null
              const value = entry?.values[attribute]
              const before = player.known[attribute]
              return (
                <li key={attribute}>
                  <button
                    type="button"
                    className={`${layout.line2} ${layout.full} ${layout.pointer} ${layout.size14} ${styles.row}`}
                    aria-pressed={pad.attribute === attribute}
                    onClick={() => pad.go({ row, column })}
                    onKeyDown={pad.onKeyDown}
                  >
                    <span className={`${layout.grow} ${layout.min} ${layout.breakable}`}>
                      {t(`attributes.${attribute}`)}
                    </span>
                    {before === undefined ? null : (
                      <span className={layout.dim13} data-figures="">
                        {t('rate.previous', { value: show(before) })}
                      </span>
                    )}
                    <b className={`${layout.bold} ${styles.value}`} data-figures="">
                      {value === undefined ? '' : show(value)}
                    </b>
                  </button>
                </li>
              )
            })}
          </ul>
        ))}
      </div>
      {isInSheet ? null : noteField}
      {pad.attribute ? (
        <div
          className={`${layout.stack2} ${layout.sticky} ${layout.roundCard} ${layout.ground1} ${styles.pad}`}
        >
          <AnchorBar attribute={pad.attribute}>
            {known === undefined
              ? t('rate.no_previous')
              : t('rate.previous', { value: show(known) })}
          </AnchorBar>
          <Keypad
            pad={pad}
            attribute={pad.attribute}
            value={entry?.values[pad.attribute]}
            onNextPlayer={pad.place.column === columns.length - 1 ? onNextPlayer : undefined}
          />
        </div>
      ) : null}
      {isInSheet ? noteField : null}
    </div>
  )
}
