/** A conversation as the list shows it, and what people call it. */
import { z } from 'zod'
import { hasText } from '@/lib/fold-text'
import { formatFullName } from '@/lib/person'
import type { Database } from '@/lib/supabase/database.types'

type Row = Database['public']['Functions']['list_conversations']['Returns'][number]

const faceSchema = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  avatar_url: z.string().nullable(),
})

export const facesSchema = z.array(faceSchema)

/** A column of the call that may be empty; generated types do not say so. */
type Emptiable =
  | 'title'
  | 'team_id'
  | 'team_name'
  | 'player_id'
  | 'player_first_name'
  | 'player_last_name'
  | 'archived_at'
  | 'archive_reason'
  | 'last_message_id'
  | 'last_author_id'
  | 'last_author_name'
  | 'last_body'
  | 'last_attachment'
  | 'last_read_message_id'
  | 'muted_until'
  | 'pinned_at'

export type Conversation = Omit<Row, Emptiable | 'people'> & {
  [Column in Emptiable]: Row[Column] | null
} & { people: z.infer<typeof facesSchema> }

/** Translation key below `name` with its values. */
export interface ConversationName {
  key: 'team' | 'staff' | 'announcement' | 'family_staff' | 'family' | 'direct' | 'nobody'
  values: { team: string; child: string; school: string; people: string }
}

export function describeName(conversation: Conversation): ConversationName {
  const { kind, title, team_name, school_name, people, is_staff } = conversation
  const { player_first_name, player_last_name } = conversation
  const first_name = player_first_name ?? ''
  const child = is_staff
    ? formatFullName({ first_name, last_name: player_last_name ?? '' })
    : first_name
  const names = title ?? people.map((person) => formatFullName(person)).join(', ')
  const team = team_name ?? (kind === 'announcement' ? school_name : '')
  const values = { team, child, school: school_name, people: names }
  if (kind === 'family') return { key: is_staff ? 'family_staff' : 'family', values }
  if (kind === 'direct') return { key: names ? 'direct' : 'nobody', values }
  return { key: kind, values }
}

export type ListFilter = 'all' | 'unread' | 'archived'

export interface NamedConversation {
  conversation: Conversation
  name: string
}

/** Those that fit what was typed and the filter, in the order they came: pinned first, then the newest. */
export function filterConversations(
  all: readonly NamedConversation[],
  typed: string,
  filter: ListFilter,
): NamedConversation[] {
  return all.filter(({ conversation, name }) => {
    if (!hasText(`${name} ${conversation.school_name}`, typed)) return false
    if (filter === 'archived') return conversation.is_archived
    if (conversation.is_archived && typed === '') return false
    return filter === 'all' || conversation.unread > 0
  })
}

/** At `now` (epoch ms). */
export function isMuted({ muted_until }: Conversation, now: number): boolean {
  return muted_until !== null && Date.parse(muted_until) > now
}
