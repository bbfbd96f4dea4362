import { IconRefresh, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatAge, formatDate } from '@/lib/dates'
import { IconButton } from '@/shared/ui/button'
import { useConfirm } from '@/shared/ui/confirm'
import layout from '@/shared/ui/layout.module.css'
import { useCalendarFeeds, useRenewFeed, useRevokeFeed, type CalendarFeed } from '../../api/feeds'
import styles from './feeds.module.css'

interface FeedListProps {
  /** With the token of the new link. */
  onRenewed: (token: string) => void
}

/** The links that are alive, each with when an app last asked: that is how one sees a forgotten one. */
export function FeedList({ onRenewed }: FeedListProps) {
  const { t } = useTranslation('calendar')
  const feeds = useCalendarFeeds()
  if (feeds.length === 0) return null
  return (
    <ul className={`${layout.listGrid} ${styles.list}`} aria-label={t('feeds.list')}>
      {feeds.map((feed) => (
        <FeedRow key={feed.id} feed={feed} onRenewed={onRenewed} />
      ))}
    </ul>
  )
}

function FeedRow({ feed, onRenewed }: FeedListProps & { feed: CalendarFeed }) {
  const { t } = useTranslation('calendar')
  const confirm = useConfirm()
  const renew = useRenewFeed()
  const revoke = useRevokeFeed()
  const name = feed.team?.name ?? feed.player?.first_name ?? t(`feeds.scope.${feed.scope}`)
  const both = feed.has_trainings && feed.has_matches
  const kinds = both ? 'both' : feed.has_trainings ? 'trainings' : 'matches'

  async function askAndRenew() {
    const isSure = await confirm({
      title: t('feeds.renew_title'),
      text: t('feeds.renew_text'),
      confirmLabel: t('feeds.renew'),
    })
    if (isSure) renew.mutate(feed.id, { onSuccess: onRenewed })
  }

  async function askAndRevoke() {
    const isSure = await confirm({
      title: t('feeds.revoke_title', { name }),
      text: t('feeds.revoke_text'),
      confirmLabel: t('feeds.revoke'),
      isDanger: true,
    })
    if (isSure) revoke.mutate(feed.id)
  }

  return (
    <li>
      <span className={`${layout.min} ${layout.grid} ${layout.breakable}`}>
        {name}
        <span className={layout.dimmed13}>
          {t(`feeds.kinds.${kinds}`)} ·{' '}
          {feed.last_read_at
            ? t('feeds.read', { when: formatAge(feed.last_read_at) })
            : t('feeds.unread', { date: formatDate(feed.created_at) })}
        </span>
      </span>
      <span className={`${layout.flex} ${styles.tools}`}>
        <IconButton label={`${t('feeds.renew')}: ${name}`} onClick={() => void askAndRenew()}>
          <IconRefresh size={20} stroke={1.75} />
        </IconButton>
        <IconButton label={`${t('feeds.revoke')}: ${name}`} onClick={() => void askAndRevoke()}>
          <IconTrash size={20} stroke={1.75} />
        </IconButton>
      </span>
    </li>
  )
}
