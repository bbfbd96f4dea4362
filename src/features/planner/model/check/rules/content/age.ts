/** An exercise made for younger or older players. */
import type { Checked } from '../../checked'
import type { Finding } from '../../finding'

export function checkAge({ plan, age, facts }: Checked): Finding[] {
  if (age === null) return []
  return plan.flatMap(({ exercise, key }): Finding[] => {
    if (!exercise || (age >= exercise.min_age && age <= exercise.max_age)) return []
    const values = {
      group: facts?.team.age_group ?? '',
      from: exercise.min_age,
      to: exercise.max_age,
    }
    return [{ code: 'age', severity: 'think', blocks: [key], values }]
  })
}
