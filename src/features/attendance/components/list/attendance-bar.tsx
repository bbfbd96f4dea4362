import { IconArrowBackUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import type { AttendanceCount } from '../../model/attendance'
import styles from './attendance-bar.module.css'
import { SaveState, type SaveStateProps } from '../save-state'
import type { Ticks } from '../use-ticks'

interface AttendanceBarProps extends SaveStateProps {
  count: AttendanceCount
  ticks: Ticks
}

/**
 * Always in reach of the thumb: how many are here, whether it is saved, and the one tap left to do. Its buttons
 * stand at the side of the names, over rows as wide as the list: at the other end they would half cover the
 * small "More about …" of the row below, and a finger that misses it would confirm everybody.
 */
export function AttendanceBar({ count, ticks, ...saving }: AttendanceBarProps) {
  const { t } = useTranslation('attendance')
  return (
    <div
      className={`${layout.float} ${layout.flex} ${layout.middle} ${layout.sticky} ${styles.bar}`}
      role="group"
      aria-label={t('attendance.summary')}
    >
      <div className={layout.line2}>
        <IconButton
          label={t('attendance.undo')}
          kind="secondary"
          disabled={!ticks.mayUndo}
          onClick={ticks.undo}
        >
          <IconArrowBackUp size={20} stroke={1.75} />
        </IconButton>
        {count.suggested > 0 ? (
          <Button onClick={ticks.confirm}>
            {t('attendance.confirm', { count: count.suggested })}
          </Button>
        ) : null}
      </div>
      <div className={`${layout.min} ${styles.figures}`}>
        <p className={`${layout.text16} ${layout.bold}`} data-figures="">
          {t('attendance.count', { here: count.here, all: count.all })}
        </p>
        <p
          className={`${layout.dim13} ${layout.flex} ${layout.wrap} ${styles.more}`}
          data-figures=""
        >
          {count.suggested > 0 ? (
            <span className={styles.wide}>{t('attendance.ahead', { count: count.suggested })}</span>
          ) : null}
          {count.open > 0 ? <span>{t('attendance.open', { count: count.open })}</span> : null}
          {count.missing > 0 ? (
            <span data-missing="">{t('attendance.missing', { count: count.missing })}</span>
          ) : null}
          <SaveState {...saving} isQuiet={count.suggested + count.open === count.all} />
        </p>
      </div>
    </div>
  )
}
