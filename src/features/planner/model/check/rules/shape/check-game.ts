/** Nobody plays: for children that is the session itself, for others a hint (peers 5.2, play-practice-play). */
import { childAge } from '../../../drinks'
import { isWork, type Checked } from '../../checked'
import type { Finding } from '../../finding'

const games: readonly string[] = [
  'small_sided_game',
  'conditioned_game',
  'free_game',
  'fun_game',
  'positional_game',
]

/** A game in the main part is a game too; judged once a session has work for at least half an hour. */
export function checkGame(checked: Checked): Finding[] {
  const { plan, age, total, demands } = checked
  const isPlayed = plan.some(
    ({ phase, exercise_id }) =>
      phase === 'game' || games.includes(demands[exercise_id ?? '']?.practice_type ?? ''),
  )
  if (isPlayed || total < leastToJudge || !plan.some(isWork)) return []
  const isChild = age !== null && age <= childAge
  return [{ code: 'game', severity: isChild ? 'think' : 'hint', blocks: [], values: {} }]
}

const leastToJudge = 30
