import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { toWallClock } from '@/lib/time/wall-clock'
import layout from '@/shared/ui/layout.module.css'
import type { Runner, RunnerState } from '../model/outbox-runner'
import styles from './save-state.module.css'

export interface SaveStateProps {
  runner: Runner
  state: RunnerState
  /** Zone of the school. */
  zone: string
}

/** Saved, on its way, or waiting for a connection: since when, how many. */
export function SaveState({ state, zone, isQuiet }: SaveStateProps & { isQuiet?: boolean }) {
  const { t } = useTranslation('attendance')
  const { box } = state
  const count = box.marks.filter(({ refused }) => refused === null).length
  const look = { size: 16, stroke: 1.75, 'aria-hidden': true }
  return (
    <span
      className={`${layout.inline1} ${layout.dimmed} ${layout.dimmed13} ${styles.state}`}
      role="status"
      data-waiting={box.waiting_since !== null || undefined}
    >
      {box.waiting_since !== null && count > 0 ? (
        <>
          <IconCloudOff {...look} />
          {t('attendance.save.waiting', {
            count,
            time: toWallClock(box.waiting_since, zone).time,
          })}
        </>
      ) : count > 0 ? (
        <>
          <IconCloudUp {...look} />
          {t('attendance.save.sending')}
        </>
      ) : isQuiet ? null : (
        <>
          <IconCloudCheck {...look} />
          {t('attendance.save.saved')}
        </>
      )}
    </span>
  )
}
