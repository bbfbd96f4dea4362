import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import type { AgendaItem } from '../../model/agenda'
import { isPlanMissing } from '../../model/next-up'
import { AgendaBadge } from './agenda-badge'
import layout from '@/shared/ui/layout.module.css'
import styles from './agenda.module.css'
import { useMomentText } from './use-moment-text'

interface AgendaRowProps {
  item: AgendaItem
  now: number
  who: string
  isStaff: boolean
  side?: ReactNode
  below?: ReactNode
}

/** One date: time, what, for whom and where. The whole row leads to it. */
export function AgendaRow({ item, now, who, isStaff, side, below }: AgendaRowProps) {
  const text = useMomentText(now)
  const badge = <AgendaBadge item={item} isStaff={isStaff} />
  return (
    <li className={styles.row} data-cancelled={item.is_cancelled || undefined}>
      <span
        className={`${layout.facts} ${layout.medium} ${layout.oneLine} ${styles.time}`}
        data-figures=""
      >
        {text.clock(item)}
        {side ? badge : null}
      </span>
      <span className={`${layout.stack} ${styles.what}`}>
        <span className={`${layout.name} ${styles.title}`}>
          <Link to={getPath(item, isStaff)} className={`${layout.quietLink} ${styles.link}`}>
            {text.title(item)}
          </Link>
        </span>
        <span className={`${layout.dimmed13} ${layout.breakable} ${styles.where}`}>
          {[who, item.place].filter(Boolean).join(' · ')}
        </span>
      </span>
      {side ? (
        <div className={`${layout.column} ${layout.gap1} ${layout.relative} ${styles.side}`}>
          {side}
        </div>
      ) : (
        badge
      )}
      {below ? <div className={`${layout.relative} ${styles.below}`}>{below}</div> : null}
    </li>
  )
}

function getPath(item: AgendaItem, isStaff: boolean): string {
  if (item.kind === 'match') return href(paths.matches.details, { id: item.id })
  const pattern = isStaff && isPlanMissing(item) ? paths.trainings.edit : paths.trainings.details
  return href(pattern, { trainingId: item.id })
}
