import type { KeyboardEvent } from 'react'
import { VisuallyHidden } from '@mantine/core'
import layout from '@/shared/ui/layout.module.css'
import type { SeasonWeek } from '../../model/season-plan'
import { useSeasonText } from '../use-season-text'
import { MatchDots } from './match-dots'
import styles from './strip.module.css'

interface StripWeekProps {
  week: SeasonWeek
  /** The hardest week of the plan: the full height of a load bar. */
  most: number
  isNow: boolean
  isOpen: boolean
  onOpen: () => void
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void
}

/** One column: the theme upright, the load against what was meant, matches and how many trainings. */
export function StripWeek({ week, most, isNow, isOpen, onOpen, onKeyDown }: StripWeekProps) {
  const { spoken } = useSeasonText()
  const { planned, block, trainings, matches, load } = week
  const share = (value: number) => `${most > 0 ? Math.min(100, (value / most) * 100) : 0}%`
  const name = spoken(week)
  return (
    <button
      type="button"
      className={`${layout.min} ${layout.grid} ${layout.pointer} ${styles.week}`}
      data-week={week.monday}
      data-now={isNow || undefined}
      data-free={block?.kind === 'break' || undefined}
      aria-current={isNow ? 'date' : undefined}
      aria-pressed={isOpen}
      tabIndex={isOpen ? 0 : -1}
      title={name}
      onClick={onOpen}
      onKeyDown={onKeyDown}
    >
      <VisuallyHidden>{name}</VisuallyHidden>
      <span className={`${layout.clip} ${layout.size12} ${styles.theme}`} aria-hidden="true">
        <span>{planned?.theme}</span>
      </span>
      <span className={`${layout.relative} ${styles.load}`} aria-hidden="true">
        <span className={`${layout.inside} ${styles.loadBar}`} style={{ blockSize: share(load) }} />
        {planned?.target_load ? (
          <span
            className={`${layout.inside} ${styles.loadTarget}`}
            style={{ insetBlockEnd: share(planned.target_load) }}
          />
        ) : null}
      </span>
      <MatchDots matches={matches} />
      <span className={layout.dim12} data-figures="" aria-hidden="true">
        {trainings.length || null}
      </span>
    </button>
  )
}
