import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import type { ListedTraining } from '../../model/list/listed-training'
import { useNow } from '@/lib/time/use-now'
import layout from '@/shared/ui/layout.module.css'
import styles from './list.module.css'

interface TurnoutCellProps {
  training: ListedTraining
  /** In a card, which is a link itself. */
  isPlain?: boolean
}

/** Who has said yes and who is silent; once it has begun who came, or that nobody wrote it down. */
export function TurnoutCell({ training, isPlain = false }: TurnoutCellProps) {
  const { t } = useTranslation('training')
  const now = useNow()
  const { turnout } = training
  if (!turnout || training.status === 'cancelled') return null
  if (Date.parse(training.starts_at) > now) {
    return (
      <span
        className={`${layout.inline} ${layout.size13} ${layout.oneLine} ${styles.who}`}
        data-figures=""
      >
        <b>{t('list.yes', { count: turnout.yes })}</b>
        <span>{t('list.silent', { count: turnout.open + turnout.maybe })}</span>
      </span>
    )
  }
  if (turnout.recorded > 0) {
    return (
      <span
        className={`${layout.inline} ${layout.size13} ${layout.oneLine} ${styles.who}`}
        data-figures=""
      >
        <b>{t('list.present', { count: turnout.present })}</b>
        <span>{t('list.of_squad', { count: turnout.squad })}</span>
      </span>
    )
  }
  if (isPlain)
    return (
      <span
        className={`${layout.medium} ${layout.amber} ${layout.relative} ${layout.size13} ${styles.todo}`}
      >
        {t('list.to_record_long')}
      </span>
    )
  return (
    <Link
      className={`${layout.medium} ${layout.amber} ${layout.relative} ${layout.size13} ${styles.todo}`}
      to={href(paths.trainings.attendance, { trainingId: training.id })}
      aria-label={t('list.to_record_long')}
    >
      {t('list.to_record')}
    </Link>
  )
}
