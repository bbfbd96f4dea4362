import { IconBellRinging, IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '@/lib/router/paths'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { useOpenAnswers, useRemind, type AnsweredEvent } from '../api/open-answers'
import { useRemindText } from '../components/remind/use-remind-text'
import { getRemindState } from '../model/open-answers'
import styles from './remind-missing.module.css'

interface RemindMissingProps {
  event: AnsweredEvent
  /** The school's time zone. */
  zone: string
  /** Epoch ms. */
  now: number
  /** Below one of several events: what it is about, for who cannot see the row; says how many are missing. */
  about?: string
}

/** One tap asks everybody again who has not answered; says why not where there is nobody to ask. */
export function RemindMissing({ event, zone, now, about }: RemindMissingProps) {
  const { t } = useTranslation('teams')
  const { data } = useOpenAnswers(event)
  const { mutate, isPending } = useRemind()
  const text = useRemindText(zone, now)
  // without this line a page says all it said before: nothing to wait for or to try again
  if (!data) return null
  const state = getRemindState(data, now)
  if (state === 'complete') {
    return (
      <p className={`${layout.line2} ${layout.size14} ${styles.complete}`}>
        <IconCircleCheck size={18} stroke={1.75} aria-hidden="true" />
        {t('remind.complete')}
      </p>
    )
  }
  const unreachable = about ? null : text.unreachable(data.unreachable)
  return (
    <div
      className={`${layout.rowWide} ${layout.size13} ${styles.remind}`}
      role="group"
      aria-label={about ? t('remind.label_about', { about }) : t('remind.label')}
    >
      {about ? <p className={styles.open}>{t('remind.open', { count: data.open })}</p> : null}
      {state === 'nobody' && data.unreachable.length > 0 ? null : (
        <Button
          kind="secondary"
          icon={<IconBellRinging size={18} stroke={1.75} />}
          busy={isPending}
          disabled={state !== 'ready'}
          onClick={() => mutate(event)}
        >
          {state === 'ready' ? t('remind.action', { count: data.people }) : t(`remind.${state}`)}
        </Button>
      )}
      <div className={`${layout.stack1} ${styles.notes}`} role="status" data-figures="">
        {data.reminded_at ? <p>{text.last(data)}</p> : null}
        {unreachable ? (
          <p>
            {unreachable}{' '}
            <Link
              className={`${layout.medium} ${layout.accent} ${styles.link}`}
              to={`${paths.players.invite}?role=parent`}
            >
              {t('remind.invite')}
            </Link>
          </p>
        ) : null}
        {state === 'nobody' && data.unreachable.length === 0 ? <p>{t('remind.only_you')}</p> : null}
      </div>
    </div>
  )
}
