import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { useConversation } from '../../api/conversations'
import { useMessageLog } from '../../api/messages'
import { Talk } from './talk'

interface OpenTalkProps {
  id: string
  userId: string
  /** As the list knows it: how much the first page must hold. */
  unread: number
  onLeft: () => void
}

/** The conversation of the address, asked for together with its messages. */
export function OpenTalk({ id, userId, unread, onLeft }: OpenTalkProps) {
  const { t } = useTranslation('messages')
  const conversation = useConversation(id)
  const log = useMessageLog(id, unread)
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
