import type { ReactNode } from 'react'
import { IconMapPin } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { toWallClock } from '@/lib/time/wall-clock'
import { href, paths } from '@/lib/router/paths'
import layout from '@/shared/ui/layout.module.css'
import type { AgendaItem } from '../../model/agenda'
import styles from './next-up.module.css'
import { useMomentText } from './use-moment-text'

interface NextUpProps {
  /** Whose date, or which one. */
  label: string
  item: AgendaItem
  now: number
  /** Such as the family's answers. */
  below?: ReactNode
}

/** The one next training or match, large enough to be read at arm's length. */
export function NextUp({ label, item, now, below }: NextUpProps) {
  const { t } = useTranslation('dashboards')
  const text = useMomentText(now)
  return (
    <div className={`${layout.stack1} ${layout.relative} ${layout.lineAbove} ${styles.next}`}>
      <p className={styles.label}>
        {label}
        <span className={`${layout.medium} ${layout.accent}`}>{text.distance(item)}</span>
      </p>
      <p className={`${layout.bold} ${styles.when}`} data-figures="">
        {text.day(item)}, {text.clock(item)}
      </p>
      <p className={`${layout.size16} ${layout.breakable}`}>
        <Link
          className={`${layout.quietLink} ${styles.link}`}
          to={
            item.kind === 'training'
              ? href(paths.trainings.details, { trainingId: item.id })
              : href(paths.matches.details, { id: item.id })
          }
        >
          {text.title(item)}
        </Link>
      </p>
      {item.kind === 'match' && item.meet_at && (
        <p className={`${layout.medium} ${layout.size16}`} data-figures="">
          {t('match.meet_at', { time: toWallClock(item.meet_at, item.zone).time })}
        </p>
      )}
      {item.place && (
        <p className={styles.place}>
          <IconMapPin size={18} stroke={1.75} aria-hidden="true" />
          {item.place}
        </p>
      )}
      {below ? (
        <div className={`${layout.stack2} ${layout.relative} ${styles.below}`}>{below}</div>
      ) : null}
    </div>
  )
}
