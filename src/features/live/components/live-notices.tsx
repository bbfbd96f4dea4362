import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import type { LivePlan } from '../model/live-plan'
import layout from '@/shared/ui/layout.module.css'
import styles from './live.module.css'

interface LiveNoticesProps {
  newer: LivePlan | null
  takeNewer: () => void
  isKept: boolean
  isOffline: boolean
  /** The screen is not held awake. */
  mayGoDark: boolean
}

/** What the coach has to know about the phone and the plan, one line each. */
export function LiveNotices(props: LiveNoticesProps) {
  const { newer, takeNewer, isKept, isOffline, mayGoDark } = props
  const { t } = useTranslation('live')
  if (!newer && isKept && !isOffline && !mayGoDark) return null
  return (
    <div
      className={`${layout.amber} ${layout.grid} ${layout.gap2} ${styles.notices}`}
      role="status"
    >
      {isOffline ? <p>{t('live.offline')}</p> : null}
      {isKept ? null : <p>{t('live.not_kept')}</p>}
      {mayGoDark ? <p>{t('live.may_go_dark')}</p> : null}
      {newer ? (
        <p>
          {t('live.changed')}{' '}
          <Button kind="secondary" onClick={takeNewer}>
            {t('live.take_changed')}
          </Button>
        </p>
      ) : null}
    </div>
  )
}
