/** The tables `attendance` and `training_reviews`: answers before a training, and what was recorded at it. */
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

/** Answers to one training so far, of the players named or of everybody the reader may see. */
export async function fetchAnswers(
  trainingId: string,
  playerIds: readonly string[] | 'all',
  signal: AbortSignal,
) {
  const client = await getDb()
  const query = client
    .from('attendance')
    .select('player_id, answer, answer_reason, answer_note, needs_reconfirmation, absence_id')
    .eq('training_id', trainingId)
    .abortSignal(signal)
  return unwrap(playerIds === 'all' ? query : query.in('player_id', playerIds))
}

/** Answers of these players to trainings that end after an instant (ISO). */
export async function fetchAnswersAhead(
  playerIds: readonly string[],
  after: string,
  signal: AbortSignal,
) {
  const client = await getDb()
  return unwrap(
    client
      .from('attendance')
      .select(
        'training_id, player_id, answer, answer_reason, answer_note, needs_reconfirmation, training:trainings!attendance_training!inner(ends_at)',
      )
      .in('player_id', playerIds)
      .gt('training.ends_at', after)
      .abortSignal(signal),
  )
}

/** Everybody's answer and record of one training, with names. */
export async function fetchRecords(trainingId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('attendance')
      .select(
        'player_id, answer, status, minutes, rpe, player:players!inner(first_name, last_name)',
      )
      .eq('training_id', trainingId)
      .abortSignal(signal),
  )
}

/** Records of these players as they are stored, with who wrote them. */
export async function fetchStoredRecords(trainingId: string, playerIds: readonly string[]) {
  const client = await getDb()
  return unwrap(
    client
      .from('attendance')
      .select(
        'player_id, status, minutes, recorded_at, by:users!attendance_recorded_by(first_name, last_name)',
      )
      .eq('training_id', trainingId)
      .in('player_id', playerIds),
  )
}

/** Reviews of the players of one training. */
export async function fetchReviews(trainingId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('training_reviews')
      .select('player_id, trend, rpe, note, recorded_at')
      .eq('training_id', trainingId)
      .abortSignal(signal),
  )
}

/** Reviews of these players as they are stored, with who wrote them. */
export async function fetchStoredReviews(trainingId: string, playerIds: readonly string[]) {
  const client = await getDb()
  return unwrap(
    client
      .from('training_reviews')
      .select(
        'player_id, trend, rpe, note, recorded_at, by:users!training_reviews_author(first_name, last_name)',
      )
      .eq('training_id', trainingId)
      .in('player_id', playerIds),
  )
}
