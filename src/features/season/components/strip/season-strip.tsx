import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import type { SeasonBlock, SeasonWeek } from '../../model/season-plan'
import { listMonths, type Period } from '../../model/season-weeks'
import { useSeasonText } from '../use-season-text'
import { StripBlocks } from './strip-blocks'
import { StripLegend } from './strip-legend'
import { StripWeek } from './strip-week'
import styles from './strip.module.css'

interface SeasonStripProps {
  season: Period
  blocks: readonly SeasonBlock[]
  weeks: readonly SeasonWeek[]
  /** Mondays. */
  open: string
  now: string
  mayWrite: boolean
  onOpen: (monday: string) => void
  onMoveBlock: (block: SeasonBlock, period: Period) => void
  onOpenBlock: (block: SeasonBlock) => void
}

/** The least a finger or a mouse hits for sure: WCAG 2.5.8, in pixels. */
const targetSize = 24

/** The whole season at once: months, blocks, and a column for every week. */
export function SeasonStrip(props: SeasonStripProps) {
  const { season, blocks, weeks, open, now, mayWrite, onOpen, onMoveBlock, onOpenBlock } = props
  const { t } = useTranslation('season')
  const { month } = useSeasonText()
  const scroll = useRef<HTMLDivElement>(null)

  // where not all weeks have room, this one stands in the middle
  useEffect(() => {
    const frame = scroll.current
    const week = frame?.querySelector<HTMLElement>('[data-now]')
    if (frame && week) frame.scrollLeft = week.offsetLeft - frame.clientWidth / 2
  }, [])

  const most = Math.max(
    0,
    ...weeks.flatMap(({ load, planned }) => [load, planned?.target_load ?? 0]),
  )

  function moveFocus(event: KeyboardEvent<HTMLButtonElement>, place: number): void {
    const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }
    const step = steps[event.key]
    const next = step === undefined ? undefined : weeks[place + step]
    if (!next) return
    event.preventDefault()
    onOpen(next.monday)
    event.currentTarget.parentElement
      ?.querySelector<HTMLButtonElement>(`[data-week="${next.monday}"]`)
      ?.focus()
  }

  return (
    <section
      className={`${layout.stack2} ${layout.surface} ${layout.pad3}`}
      aria-label={t('season.strip')}
    >
      <div ref={scroll} className={`${layout.relative} ${styles.scroll}`}>
        <div
          className={layout.grid}
          style={{ gridTemplateColumns: `repeat(${weeks.length}, minmax(${targetSize}px, 1fr))` }}
        >
          {listMonths(weeks.map(({ monday }) => monday)).map((span) => (
            <span
              key={span.month}
              className={`${layout.cut} ${layout.dimmed} ${layout.size12} ${layout.oneLine} ${styles.month}`}
              style={{ gridColumn: `span ${span.weeks}` }}
            >
              {month(span.month)}
            </span>
          ))}
          <StripBlocks
            blocks={blocks}
            season={season}
            columns={weeks.length}
            mayWrite={mayWrite}
            onMove={onMoveBlock}
            onOpen={onOpenBlock}
          />
          <div className={styles.weeks} role="group" aria-label={t('season.weeks')}>
            {weeks.map((week, place) => (
              <StripWeek
                key={week.monday}
                week={week}
                most={most}
                isNow={week.monday === now}
                isOpen={week.monday === open}
                onOpen={() => onOpen(week.monday)}
                onKeyDown={(event) => moveFocus(event, place)}
              />
            ))}
          </div>
        </div>
      </div>
      <StripLegend />
    </section>
  )
}
