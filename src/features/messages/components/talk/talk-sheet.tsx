import type { Conversation } from '../../model/conversation'
import type { LibraryKind } from '../../model/library-card'
import type { LinkedAttachment } from '../../model/message-log'
import { LibrarySheet } from '../card/library-sheet'
import { PollSheet } from '../poll/poll-sheet'
import { EventSheet } from './event-sheet'

export type TalkSheetKind = 'poll' | 'event' | LibraryKind

interface TalkSheetProps {
  sheet: TalkSheetKind
  conversation: Conversation
  onPoint: (attachment: LinkedAttachment, words?: string) => void
  /** Something new stands at the end. */
  onSent: () => void
  onClose: () => void
}

/** What "+" opens, but for files: those are chosen on the device first. */
export function TalkSheet({ sheet, conversation, onPoint, onSent, onClose }: TalkSheetProps) {
  const { id, school_id, time_zone } = conversation
  function send(attachment: LinkedAttachment, words?: string) {
    onClose()
    onPoint(attachment, words)
    onSent()
  }
  if (sheet === 'poll') {
    return <PollSheet conversationId={id} zone={time_zone} onClose={onClose} onAsked={onSent} />
  }
  if (sheet === 'event') {
    return <EventSheet conversationId={id} zone={time_zone} onClose={onClose} onChoose={send} />
  }
  return <LibrarySheet kind={sheet} schoolId={school_id} onClose={onClose} onSend={send} />
}
