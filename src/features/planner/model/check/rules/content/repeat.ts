/** Done in the last three weeks: often on purpose, so only a hint. A warm-up or cool-down is a habit. */
import type { Checked } from '../../checked'
import type { Finding } from '../../finding'

export function repeat({ plan, is, facts }: Checked): Finding[] {
  if (!is || !facts) return []
  return plan.flatMap(({ key, exercise_id, phase }): Finding[] => {
    if (exercise_id === null || phase === 'warm_up' || phase === 'cool_down') return []
    if (!is.recent.has(exercise_id)) return []
    const last = facts.recent.find(({ exercise_ids }) => exercise_ids.includes(exercise_id))
    const values = { on: last?.starts_at ?? '' }
    return [{ code: 'repeat', severity: 'hint', blocks: [key], values }]
  })
}
