import { IconMapPin } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { toWallClock } from '@/features/schools/model/school-time'
import { href, paths } from '@/lib/router/paths'
import type { AgendaItem } from '../model/agenda'
import styles from './next-up.module.css'
import { useMomentText } from './use-moment-text'

interface NextUpProps {
  label: string
  /** What stands here when nothing is ahead. */
  empty: string
  item: AgendaItem | null
  now: number
}

/** The one next training or match, large enough to be read at arm's length. */
export function NextUp({ label, empty, item, now }: NextUpProps) {
  const { t } = useTranslation('dashboards')
  const text = useMomentText(now)
  if (!item) {
    return (
      <div className={styles.next}>
        <p className={styles.label}>{label}</p>
        <p className={styles.empty}>{empty}</p>
      </div>
    )
  }
  return (
    <div className={styles.next}>
      <p className={styles.label}>
        {label}
        <span className={styles.distance}>{text.distance(item)}</span>
      </p>
      <p className={styles.when} data-figures="">
        {text.day(item)}, {text.clock(item)}
      </p>
      <p className={styles.what}>
        {item.kind === 'training' ? (
          <Link className={styles.link} to={href(paths.trainings.details, { trainingId: item.id })}>
            {text.title(item)}
          </Link>
        ) : (
          text.title(item)
        )}
      </p>
      {item.kind === 'match' && item.meet_at && (
        <p className={styles.meet} data-figures="">
          {t('match.meet_at', { time: toWallClock(item.meet_at, item.zone).time })}
        </p>
      )}
      {item.place && (
        <p className={styles.place}>
          <IconMapPin size={18} stroke={1.75} aria-hidden="true" />
          {item.place}
        </p>
      )}
    </div>
  )
}
