import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { useConversation } from '../../api/conversations'
import { useMessageLog } from '../../api/messages'
import type { Conversation } from '../../model/conversation'
import { Talk } from './talk'

interface OpenTalkProps {
  id: string
  userId: string
  /** As an up-to-date list has it when it is opened: its messages need not wait for a second answer. */
  known: Conversation | undefined
  onLeft: () => void
}

/** The conversation of the address. */
export function OpenTalk({ id, userId, known, onLeft }: OpenTalkProps) {
  const { t } = useTranslation('messages')
  // a list that is read anew meanwhile does not take away what is shown
  const [atOpening] = useState(known)
  const conversation = useConversation(id, atOpening)
  const log = useMessageLog(id, atOpening?.unread ?? 0)
  const error = conversation.error ?? log.error
  if (conversation.data && log.data) {
    return <Talk conversation={conversation.data} log={log.data} userId={userId} onLeft={onLeft} />
  }
  if (conversation.data === null) {
    return <EmptyState size="card" title={t('talk.unknown.title')} text={t('talk.unknown.text')} />
  }
  if (error) {
    return (
      <InlineError
        error={error}
        onRetry={() => {
          void conversation.refetch()
          void log.refetch()
        }}
      />
    )
  }
  return <ListSkeleton rows={8} />
}
