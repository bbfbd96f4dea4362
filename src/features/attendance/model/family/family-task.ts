/** A task of a player as a family reads it. */
export interface FamilyTask {
  id: string
  /** Empty for a colleague's, which no family reads. */
  player_id: string | null
  kind: TaskKind
  /** That of the exercise where the task has none; empty where neither has one. */
  title: string
  body: string | null
  /** Instant. */
  due_at: string | null
  status: TaskStatus
  /** An assignment or quiz: once done it is not reopened. */
  is_final: boolean
  /** Answered on a page of its own, never just ticked. */
  quiz_id: string | null
}

export type TaskKind = 'individual' | 'mental' | 'general' | 'quiz'
export type TaskStatus = 'open' | 'in_progress' | 'done' | 'cancelled'

/** In the reader's language, else in English, else in any. */
export function chooseTitle(
  texts: readonly { locale: string; title: string }[],
  locale: string,
): string {
  const best = [locale, 'en'].map((wanted) => texts.find((text) => text.locale === wanted))
  return (best[0] ?? best[1] ?? texts[0])?.title ?? ''
}
