import { useTranslation } from 'react-i18next'
import { useCutOff } from '@/lib/query/use-cut-off'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import {
  countRefusals,
  listUnsent,
  removeRefusals,
  retryRefusals,
} from '../../model/live/match-outbox'
import styles from './live.module.css'
import type { Live } from './use-live-match'

interface LiveNoticesProps {
  live: Live
  mayGoDark: boolean
}

/** One line that is always there: whether everything has reached the database. What was refused stands below. */
export function LiveNotices({ live: { outbox, runner }, mayGoDark }: LiveNoticesProps) {
  const { t } = useTranslation('matches/live')
  const isCutOff = useCutOff()
  const count = listUnsent(outbox.box).length
  const refused = countRefusals(outbox.box)
  const isWaiting = isCutOff || outbox.box.waiting_since !== null
  const text = isWaiting
    ? t('offline', { count })
    : count > 0
      ? t('sending', { count })
      : t('saved')
  return (
    <div className={layout.stack1}>
      <p
        role="status"
        className={`${layout.dim14} ${styles.notice}`}
        data-waiting={isWaiting || undefined}
      >
        {text}
        {outbox.isKept ? null : ` ${t('not_kept')}`}
        {mayGoDark ? ` ${t('may_go_dark')}` : null}
      </p>
      {refused > 0 ? (
        <div role="alert" className={layout.row2}>
          <span className={layout.danger}>{t('refused', { count: refused })}</span>
          <Button kind="secondary" onClick={() => runner.change(retryRefusals, 'now')}>
            {t('retry')}
          </Button>
          <Button kind="quiet" onClick={() => runner.change(removeRefusals, 'not')}>
            {t('discard')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
