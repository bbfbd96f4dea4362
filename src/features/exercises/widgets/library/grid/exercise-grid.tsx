import { useDeferredValue, useEffect, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import type { ExerciseHit } from '../../../api/exercises'
import { GridCard } from './grid-card'
import { parseGridKey, type CardAction } from './grid-keys'
import styles from './grid.module.css'
import { ListRow } from './list-row'
import { gridGap, useColumns } from './use-columns'
import type { LibraryView } from './use-library-view'
import { useVirtualRows } from './use-virtual-rows'

/** Pixels below the drawing of a card; a line of the list. */
const textHeight = 150
const lineHeight = 108

interface ExerciseGridProps {
  exercises: readonly ExerciseHit[]
  view: LibraryView
  isStaff: boolean
  /** The next ones are being asked for by new words: these are the old ones. */
  isUpdating: boolean
  onAct: (exercise: ExerciseHit, action: CardAction) => void
  /** The end of what is loaded comes near. */
  onEnd: () => void
}

/** Cards or lines, only those on the screen; by keyboard from one to the next. */
export function ExerciseGrid(props: ExerciseGridProps) {
  const { exercises, view, isStaff, isUpdating, onAct, onEnd } = props
  const { t } = useTranslation('exercises')
  const root = useRef<HTMLUListElement>(null)
  const wanted = useRef<number | null>(null)
  const { columns: fitting, width } = useColumns(root)
  const columns = view === 'grid' ? fitting : 1
  const estimate =
    view === 'grid' ? Math.round((width * 11) / 16) + textHeight + gridGap : lineHeight
  const count = Math.ceil(exercises.length / columns)
  const { rows, height, measure, scrollTo } = useVirtualRows({ count, estimate, root })
  const last = rows.at(-1)?.index ?? 0
  // What is on the screen answers first, the rows waiting above and below it after that.
  const waiting = useDeferredValue(exercises)
  const isNearEnd = last >= count - 4

  useEffect(() => {
    if (isNearEnd) onEnd()
  })
  useEffect(() => {
    if (wanted.current === null || !focusCard(root.current, wanted.current)) return
    wanted.current = null
  })

  function press(event: KeyboardEvent) {
    const card = event.target instanceof Element ? event.target.closest('[data-card]') : null
    const index = Number(card?.getAttribute('data-card') ?? Number.NaN)
    const exercise = exercises[index]
    if (!exercise) return
    const move = parseGridKey(event, index, columns, exercises.length)
    if (!move) return
    event.preventDefault()
    if ('act' in move) {
      if (isStaff || move.act === 'favourite' || move.act === 'preview') onAct(exercise, move.act)
      return
    }
    scrollTo(Math.floor(move.to / columns))
    if (!focusCard(root.current, move.to)) wanted.current = move.to
  }

  return (
    <ul
      ref={root}
      className={`${layout.list} ${layout.relative} ${styles.list}`}
      style={{ blockSize: height }}
      aria-label={t('library.list_label')}
      aria-busy={isUpdating}
      data-updating={isUpdating || undefined}
      onKeyDown={press}
    >
      {rows.map(({ index: row, start, isOnScreen }) => (
        <li
          key={row}
          ref={measure}
          className={`${layout.grid} ${layout.inside} ${styles.line}`}
          data-index={row}
          data-view={view}
          style={{
            transform: `translateY(${start}px)`,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          }}
        >
          {(isOnScreen ? exercises : waiting)
            .slice(row * columns, (row + 1) * columns)
            .map((exercise, place) => {
              const shown = { exercise, index: row * columns + place, isStaff, onAct }
              return view === 'grid' ? (
                <GridCard key={exercise.variant_ids[0]} {...shown} />
              ) : (
                <ListRow key={exercise.variant_ids[0]} {...shown} />
              )
            })}
        </li>
      ))}
    </ul>
  )
}

function focusCard(root: HTMLElement | null, index: number): boolean {
  const link = root?.querySelector<HTMLElement>(`[data-card="${index}"] a`)
  link?.focus({ preventScroll: true })
  return Boolean(link)
}
