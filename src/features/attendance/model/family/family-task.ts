/** A task of a player as a family reads it. */
export interface FamilyTask {
  id: string
  /** Empty for a colleague's, which no family reads. */
  player_id: string | null
  kind: 'individual' | 'mental' | 'general'
  /** That of the exercise where the task has none; empty where neither has one. */
  title: string
  body: string | null
  /** Instant. */
  due_at: string | null
  status: 'open' | 'in_progress' | 'done' | 'cancelled'
  /** An assignment: once done it is not reopened. */
  is_final: boolean
}
