import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createDraftStore } from '@/lib/device/draft-store'
import { ignoreReported } from '@/lib/query/ignore-reported'
import { showToast } from '@/lib/toast'
import { useConfirm } from '@/shared/ui/confirm'
import { z } from 'zod'
import { useMarkRead } from '../../api/conversations'
import { followConversation } from '../../api/live'
import { useMessageOutbox } from '../../api/message-outbox'
import { useDeleteMessage, useEditMessage } from '../../api/messages'
import { useReact } from '../../api/reactions'
import type { Conversation } from '../../model/conversation'
import { listMentionIds, type MentionablePerson } from '../../model/mentions'
import {
  getLastId,
  type LinkedAttachment,
  type Message,
  type MessageLog,
} from '../../model/message-log'
import { addEntry, removeEntry, retryEntry, type OutboxEntry } from '../../model/message-outbox'
import type { ReactionChange } from '../../model/reactions'
import { getRefusalKey } from '../use-refusal-text'

const drafts = createDraftStore('message_draft', z.string())

export type WritingMode =
  { kind: 'new' } | { kind: 'reply'; message: Message } | { kind: 'edit'; message: Message }

/** Everything one does in an open conversation: write, answer, correct, delete, read. */
export function useTalk(conversation: Conversation, userId: string, log: MessageLog) {
  const { id, kind } = conversation
  const { t } = useTranslation('messages')
  const confirm = useConfirm()
  const [mode, setMode] = useState<WritingMode>({ kind: 'new' })
  const [reported, setReported] = useState<Message | null>(null)
  const [markedId, setMarkedId] = useState(conversation.last_read_message_id ?? 0)
  const { runner, box } = useMessageOutbox(userId, id)
  const edit = useEditMessage(id)
  const remove = useDeleteMessage(id)
  const read = useMarkRead(id)
  const react = useReact(id, userId)
  const draftKey = `message-draft:${userId}:${id}`

  useEffect(() => followConversation(id, kind === 'staff'), [id, kind])

  function cancel() {
    setMode({ kind: 'new' })
    edit.reset()
  }

  function queue(message: Omit<OutboxEntry, 'client_id' | 'written_at'>) {
    const entry = { client_id: crypto.randomUUID(), written_at: Date.now(), ...message }
    runner.change((known) => addEntry(known, entry), 'now')
  }

  function send(body: string, fellows: readonly MentionablePerson[]): boolean {
    if (mode.kind === 'edit') {
      edit.mutate({ id: mode.message.id, body }, { onSuccess: cancel })
      return false
    }
    const reply_to = mode.kind === 'reply' ? mode.message.id : null
    queue({ body, reply_to, attachment: null, mentioned: listMentionIds(body, fellows) })
    drafts.remove(draftKey)
    setMode({ kind: 'new' })
    return true
  }

  async function deleteMessage(message: Message) {
    const isSure = await confirm({
      title: t('delete.title'),
      text: t('delete.text'),
      confirmLabel: t('delete.confirm'),
      isDanger: true,
    })
    if (isSure) await remove.mutateAsync(message.id)
  }

  return {
    mode,
    box,
    problem: edit.error,
    draft: drafts.read(draftKey) ?? '',
    cancel,
    send,
    /** What is pointed to speaks for itself; words typed meanwhile stay in the field. */
    point: (attachment: LinkedAttachment, body = '') =>
      queue({ body, reply_to: null, attachment, mentioned: [] }),
    type: (words: string) => {
      if (mode.kind === 'edit') return
      if (words.trim() === '') drafts.remove(draftKey)
      else drafts.write(draftKey, words)
    },
    retry: (clientId: string) => runner.change((known) => retryEntry(known, clientId), 'now'),
    discard: (clientId: string) => runner.change((known) => removeEntry(known, clientId), 'not'),
    reported,
    closeReport: () => setReported(null),
    actions: {
      reply: (message: Message) => setMode({ kind: 'reply', message }),
      edit: (message: Message) => setMode({ kind: 'edit', message }),
      remove: (message: Message) => void deleteMessage(message).catch(ignoreReported),
      report: setReported,
      react: (change: ReactionChange) =>
        react.mutate(change, { onError: (error) => showToast('error', getRefusalKey(error)) }),
    },
    readAll: () => {
      const lastId = getLastId(log)
      if (lastId <= markedId || document.visibilityState === 'hidden') return
      setMarkedId(lastId)
      read.mutate(lastId)
    },
  }
}
