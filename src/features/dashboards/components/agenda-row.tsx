import { Link } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import type { AgendaItem } from '../model/agenda'
import { needsPlan } from '../model/next-up'
import { AgendaBadge } from './agenda-badge'
import styles from './agenda.module.css'
import { useMomentText } from './use-moment-text'

interface AgendaRowProps {
  item: AgendaItem
  now: number
  who: string
  isStaff: boolean
}

/** One date: time, what, for whom and where. The whole row of a training leads to it. */
export function AgendaRow({ item, now, who, isStaff }: AgendaRowProps) {
  const text = useMomentText(now)
  return (
    <li className={styles.row} data-cancelled={item.is_cancelled || undefined}>
      <span className={styles.time} data-figures="">
        {text.clock(item)}
      </span>
      <span className={styles.what}>
        <span className={styles.title}>
          {item.kind === 'training' ? (
            <Link to={trainingPath(item, isStaff)} className={styles.link}>
              {text.title(item)}
            </Link>
          ) : (
            text.title(item)
          )}
        </span>
        <span className={styles.where}>{[who, item.place].filter(Boolean).join(' · ')}</span>
      </span>
      <AgendaBadge item={item} isStaff={isStaff} />
    </li>
  )
}

function trainingPath(item: AgendaItem, isStaff: boolean): string {
  const pattern = isStaff && needsPlan(item) ? paths.trainings.edit : paths.trainings.details
  return href(pattern, { trainingId: item.id })
}
