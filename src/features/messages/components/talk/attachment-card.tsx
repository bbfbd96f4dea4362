import {
  IconBallFootball,
  IconCalendarEvent,
  IconLock,
  IconPlayerPlay,
  IconTrophy,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDay } from '@/lib/time/format-day'
import { href, paths } from '@/lib/router/paths'
import { toWallClock } from '@/lib/time/wall-clock'
import layout from '@/shared/ui/layout.module.css'
import { useAttachment } from '../../api/attachments'
import type { LinkedAttachment } from '../../model/message-log'
import styles from '../messages.module.css'

const icons = {
  animation: IconPlayerPlay,
  exercise: IconBallFootball,
  training: IconCalendarEvent,
  match: IconTrophy,
} as const

function getAddress({ kind, id }: LinkedAttachment): string {
  if (kind === 'animation') return href(paths.animator.details, { id })
  if (kind === 'exercise') return href(paths.exercises.details, { id })
  if (kind === 'match') return href(paths.matches.details, { id })
  return href(paths.trainings.details, { trainingId: id })
}

/** What a message points to: opens it for who may read it, and says so to everybody else. Without an answer it says what kind it is. */
export function AttachmentCard({
  attachment,
  zone,
}: {
  attachment: LinkedAttachment
  zone: string
}) {
  const { t, i18n } = useTranslation('messages')
  const { data, isPending, isError } = useAttachment(attachment, i18n.language)
  if (isPending) return <p className={`${layout.dim13} ${styles.card}`}>{t('card.loading')}</p>
  const isUnknown = isError && !data
  const Icon = data || isUnknown ? icons[attachment.kind] : IconLock
  const start = data?.starts_at ? toWallClock(data.starts_at, zone) : null
  const content = (
    <>
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      <span className={layout.stack}>
        <span className={layout.medium}>
          {isUnknown ? t(`card.${attachment.kind}`) : (data?.title ?? t('card.closed'))}
        </span>
        {isUnknown ? null : (
          <span className={layout.dim12}>
            {t(`card.${attachment.kind}`)}
            {start ? ` · ${formatDay(start.date, i18n.language)}, ${start.time}` : ''}
            {data?.is_cancelled ? ` · ${t('card.cancelled')}` : ''}
          </span>
        )}
      </span>
    </>
  )
  const look = `${layout.line2} ${layout.roundControl} ${styles.card}`
  if (!data) return <span className={look}>{content}</span>
  return (
    <Link className={`${look} ${layout.quietLink}`} to={getAddress(attachment)}>
      {content}
    </Link>
  )
}
