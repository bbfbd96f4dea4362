import { IconCoin, IconHelp, IconListCheck, IconMessage } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatShortMoney } from '@/lib/money'
import layout from '@/shared/ui/layout.module.css'
import { useWaiting } from '../../../api/family/waiting'
import { computeDue } from '../../../model/family/due'
import { DuePill } from './due-pill'
import styles from './due-strip.module.css'
import { jumpTo, spots, type SpotPlace } from '../jump'
import { useDayText } from '../use-day-text'

interface DueStripProps {
  userId: string
  playerIds: readonly string[]
  paysFor: readonly string[]
  /** How many answers are missing within the days shown; null where there is nothing to answer. */
  missing: number | null
  now: number
  /** Leads to a place that may have to be opened first. */
  onJump?: (spot: SpotPlace) => void
}

/** Is anything due? In figures, each leading to its place on the page; what is not due is not said. */
export function DueStrip({
  userId,
  playerIds,
  paysFor,
  missing,
  now,
  onJump = jumpTo,
}: DueStripProps) {
  const { t } = useTranslation('dashboards')
  const { today } = useDayText()
  const due = computeDue(useWaiting({ userId, playerIds, paysFor }), today(now), now)
  return (
    <div className={`${layout.row2} ${styles.strip}`}>
      <div role="status" className={styles.answers}>
        {missing === 0 ? <p className={layout.dim14}>{t('answer.complete')}</p> : null}
        {missing ? (
          <DuePill tone="amber" icon={IconHelp} onClick={() => onJump(spots.answer)}>
            {t('answer.missing', { count: missing })}
          </DuePill>
        ) : null}
      </div>
      {due.cents > 0 ? (
        <DuePill
          tone={due.isOverdue ? 'red' : 'neutral'}
          icon={IconCoin}
          onClick={() => onJump(spots.fees)}
        >
          {t(due.isOverdue ? 'due.overdue' : 'due.fees', { sum: formatShortMoney(due.cents) })}
        </DuePill>
      ) : null}
      {due.lateTasks > 0 ? (
        <DuePill tone="red" icon={IconListCheck} onClick={() => onJump(spots.tasks)}>
          {t('due.tasks', { count: due.lateTasks })}
        </DuePill>
      ) : null}
      {due.unread > 0 ? (
        <DuePill tone="neutral" icon={IconMessage} onClick={() => onJump(spots.inbox)}>
          {t('inbox.unread', { count: due.unread })}
        </DuePill>
      ) : null}
    </div>
  )
}
