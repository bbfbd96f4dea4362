import type { SeasonMatch } from '../../model/season-plan'
import layout from '@/shared/ui/layout.module.css'
import styles from './match-dots.module.css'

const most = 2

/** Full at home, a ring away; a third match of the week is only in the words. */
export function MatchDots({ matches }: { matches: readonly SeasonMatch[] }) {
  return (
    <span
      className={`${layout.column} ${layout.flex} ${layout.middle} ${layout.justifyCenter} ${styles.dots}`}
      aria-hidden="true"
    >
      {matches.slice(0, most).map(({ id, is_home }) => (
        <span
          key={id}
          className={`${layout.round} ${styles.dot}`}
          data-home={is_home || undefined}
        />
      ))}
    </span>
  )
}
