/** Who else has this conversation open, and who is writing: only among adults, and only for the moment. */

/** A word that somebody types goes out this often at most… */
export const typingEveryMs = 3000
/** …and is believed this long, so that a lost "stopped" leaves nobody typing for ever. */
export const typingHoldsMs = 5000

/** Until when (epoch ms) each person counts as typing, by user id. */
export type Typing = ReadonlyMap<string, number>

export const nobodyTypes: Typing = new Map()

export function addTyping(typing: Typing, userId: string, now: number): Typing {
  return new Map(typing).set(userId, now + typingHoldsMs)
}

/** What they typed has come, or they have gone. */
export function endTyping(typing: Typing, userId: string): Typing {
  if (!typing.has(userId)) return typing
  const next = new Map(typing)
  next.delete(userId)
  return next
}

/** Those who still type at `now`; the same map when none has ended. */
export function removeSilent(typing: Typing, now: number): Typing {
  const left = [...typing].filter(([, until]) => until > now)
  return left.length === typing.size ? typing : new Map(left)
}

/** When (epoch ms) the next of them falls silent; null when nobody types. */
export function findNextSilence(typing: Typing): number | null {
  return typing.size === 0 ? null : Math.min(...typing.values())
}

export interface Fellow {
  user_id: string
  first_name: string
  left_at: string | null
}

export interface Company {
  /** Translation key below `company` with its values. */
  key: 'writing' | 'writing_both' | 'writing_several' | 'here' | 'here_group'
  values: { name: string; other: string; count: number }
}

/**
 * One line for the head of the conversation: who writes, else who has it open. Ids are what other members' devices
 * claim: whoever is not in the conversation now is not believed. Null when there is nothing to say.
 */
export function describeCompany(
  fellows: readonly Fellow[],
  typing: Typing,
  here: readonly string[],
  isDirect: boolean,
): Company | null {
  const present = fellows.filter(({ left_at }) => left_at === null)
  const writing = present.filter(({ user_id }) => typing.has(user_id))
  const [first, second] = writing.map(({ first_name }) => first_name)
  const values = { name: first ?? '', other: second ?? '', count: writing.length }
  if (writing.length > 2) return { key: 'writing_several', values }
  if (writing.length > 0) return { key: second ? 'writing_both' : 'writing', values }
  const count = present.filter(({ user_id }) => here.includes(user_id)).length
  if (count === 0) return null
  return { key: isDirect ? 'here' : 'here_group', values: { ...values, count } }
}
