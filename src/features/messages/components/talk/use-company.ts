import { useEffect, useRef, useState } from 'react'
import { joinCompany } from '../../api/company'
import type { Conversation } from '../../model/conversation'
import {
  describeCompany,
  removeSilent,
  endTyping,
  findNextSilence,
  nobodyTypes,
  addTyping,
  type Fellow,
} from '../../model/company'
import type { Message } from '../../model/message-log'

const nobody: readonly string[] = []

/**
 * Who else is in an open conversation, and who types. Where a minor is or was in it, in announcements and in closed
 * ones nothing is told or heard; the database refuses it as well.
 */
export function useCompany(
  { id, kind, is_monitored, archive_reason }: Conversation,
  userId: string,
  fellows: readonly Fellow[],
  newest: Message | undefined,
) {
  const [typing, setTyping] = useState(nobodyTypes)
  const [here, setHere] = useState(nobody)
  const [newestId, setNewestId] = useState(newest?.id)
  const joined = useRef<ReturnType<typeof joinCompany>>(null)
  const isAmongAdults = !is_monitored && kind !== 'announcement' && archive_reason === null

  // what they typed is here
  if (newest && newest.id !== newestId) {
    setNewestId(newest.id)
    if (newest.author_id) setTyping(endTyping(typing, newest.author_id))
  }

  useEffect(() => {
    if (!isAmongAdults) return undefined
    const company = joinCompany(id, userId, {
      onTyping: (who) => setTyping((before) => addTyping(before, who, Date.now())),
      onHere: setHere,
    })
    joined.current = company
    return () => {
      joined.current = null
      company.leave()
      setTyping(nobodyTypes)
      setHere(nobody)
    }
  }, [id, userId, isAmongAdults])

  useEffect(() => {
    const silence = findNextSilence(typing)
    if (silence === null) return undefined
    const timer = setTimeout(
      () => setTyping((before) => removeSilent(before, Date.now())),
      silence - Date.now(),
    )
    return () => clearTimeout(timer)
  }, [typing])

  return {
    line: describeCompany(fellows, typing, here, kind === 'direct'),
    type: () => joined.current?.type(),
    send: () => joined.current?.send(),
  }
}
