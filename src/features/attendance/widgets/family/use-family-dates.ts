import { useQuery } from '@tanstack/react-query'
import { answerBookQueries } from '../../api/family/availability'
import { familyQueries } from '../../api/family/children'
import type { AnswerableDate, AnswerBook } from '../../model/family/availability'
import { listChildren, listFirstNames, listIds, type Child } from '../../model/family/children'
import { useSession } from '@/features/session/api/session-store'
import { useAnswerWord } from './use-answer-word'

export interface FamilyDates {
  children: readonly Child[]
  /** Empty until it is read: the dates stand without it. */
  book: AnswerBook
  /** First names of the children in a team. */
  nameChildren: (teamId: string) => string
  /** "Emir: Yes, Defne: No answer yet": whose date it is, and the answers as far as there are any. */
  formatAnswers: (entry: AnswerableDate) => string
}

/** Whose dates a parent or a player looks at, with the answers so far; null for staff. */
export function useFamilyDates(now: number): FamilyDates | null {
  const formatAnswer = useAnswerWord(now)
  const session = useSession()
  const userId = session?.user.id ?? ''
  const role = session?.profile?.role
  const isFamily = role === 'parent' || role === 'player'
  const query = role === 'player' ? familyQueries.self(userId) : familyQueries.children(userId)
  const { data: children = [] } = useQuery({ ...query, enabled: isFamily })
  const { data: book = {} } = useQuery({
    ...answerBookQueries.of(listIds(children)),
    enabled: children.length > 0,
  })
  if (!isFamily) return null
  return {
    children,
    book,
    nameChildren: (id) => listFirstNames({ team: { id } }, children).join(', '),
    formatAnswers: (entry) =>
      listChildren(entry, children)
        .map((child) =>
          [child.first_name, formatAnswer(entry, child, book)].filter(Boolean).join(': '),
        )
        .join(', '),
  }
}
