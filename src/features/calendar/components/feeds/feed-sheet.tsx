import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import type { Team } from '@/features/teams/api/teams'
import { FeedList } from './feed-list'
import { MadeFeed } from './made-feed'
import { NewFeed } from './new-feed'
import layout from '@/shared/ui/layout.module.css'
import styles from './feeds.module.css'

interface FeedSheetProps {
  teams: readonly Team[]
  /** What a new link shows at first: matches without sessions. */
  isMatchesOnly?: boolean
  onClose: () => void
}

/** Trainings and matches in the calendar app of one's own: the links there are, and a new one. */
export function FeedSheet({ teams, isMatchesOnly, onClose }: FeedSheetProps) {
  const { t } = useTranslation('calendar')
  const [token, setToken] = useState<string | null>(null)
  if (token) return <MadeFeed token={token} onClose={() => setToken(null)} />
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('feeds.title')}
      width={560}
      footer={
        <Button kind="secondary" onClick={onClose}>
          {t('feeds.close')}
        </Button>
      }
    >
      <div className={`${layout.grid} ${layout.gap4} ${layout.ink} ${styles.sheet}`}>
        <p className={layout.dimmed13}>{t('feeds.text')}</p>
        <QueryBoundary skeleton={<ListSkeleton rows={2} />}>
          <FeedList onRenewed={setToken} />
          <NewFeed teams={teams} isMatchesOnly={isMatchesOnly} onMade={setToken} />
        </QueryBoundary>
      </div>
    </Sheet>
  )
}
