import { useState, type ReactNode } from 'react'
import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNow } from '@/lib/time/use-now'
import { Button } from '@/shared/ui/button'
import { SearchField } from '@/shared/ui/filters/search-field'
import layout from '@/shared/ui/layout.module.css'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { useConversations } from '../../api/conversations'
import { filterConversations, type ListFilter } from '../../model/conversation'
import { useConversationText } from '../use-conversation-text'
import styles from '../messages.module.css'
import { ConversationRow } from './conversation-row'

interface ConversationListProps {
  userId: string
  openId: string | null
  /** Leads to the first conversation. */
  action: ReactNode
}

/** My conversations with search and filter. */
export function ConversationList({ userId, openId, action }: ConversationListProps) {
  const { t } = useTranslation('messages')
  const text = useConversationText()
  const now = useNow()
  const [typed, setTyped] = useState('')
  const [filter, setFilter] = useState<ListFilter>('all')
  const list = useConversations(userId)
  if (!list.data) {
    return list.error ? (
      <InlineError error={list.error} onRetry={() => void list.refetch()} />
    ) : (
      <ListSkeleton rows={8} />
    )
  }
  const known = new Map(list.data.pages.flat().map((row) => [row.id, row]))
  if (known.size === 0) {
    return (
      <EmptyState size="card" title={t('empty.title')} text={t('empty.text')} action={action} />
    )
  }
  const named = [...known.values()].map((conversation) => ({
    conversation,
    name: text.getName(conversation),
  }))
  const shown = filterConversations(named, typed, filter)
  return (
    <>
      <div className={layout.grid2}>
        <SearchField label={t('list.search')} value={typed} onChange={setTyped} isEager />
        <SegmentedControl
          fullWidth
          aria-label={t('list.filter')}
          value={filter}
          onChange={setFilter}
          data={[
            { value: 'all', label: t('list.filters.all') },
            { value: 'unread', label: t('list.filters.unread') },
            { value: 'archived', label: t('list.filters.archived') },
          ]}
        />
      </div>
      <ul
        className={`${layout.listStack} ${layout.low} ${styles.scroll}`}
        aria-label={t('list.label')}
      >
        {shown.map((row) => (
          <ConversationRow
            key={row.conversation.id}
            {...row}
            userId={userId}
            now={now}
            isOpen={row.conversation.id === openId}
          />
        ))}
        {shown.length === 0 ? (
          <li className={`${layout.dim14} ${layout.pad3}`}>{t(`list.none.${filter}`)}</li>
        ) : null}
        {list.hasNextPage ? (
          <li className={layout.pad3}>
            <Button
              kind="secondary"
              busy={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              {t('list.more')}
            </Button>
          </li>
        ) : null}
      </ul>
    </>
  )
}
