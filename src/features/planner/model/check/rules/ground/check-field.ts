/** The field is booked by another team, or a team that usually books has none for this training. */
import type { Checked } from '../../checked'
import type { Finding } from '../../finding'

export function checkField({ facts, booked, plan }: Checked): Finding[] {
  if (plan.length === 0) return []
  if (booked?.takenBy) {
    const values = { field: booked.name, who: booked.takenBy.join(', ') }
    return [{ code: 'field_taken', severity: 'stop', blocks: [], values }]
  }
  if (booked || !facts) return []
  const [clash] = facts.field_clashes
  if (clash) {
    const values = { field: clash.name, who: clash.team_name ?? '' }
    return [{ code: 'field_taken', severity: 'stop', blocks: [], values }]
  }
  // whoever never books a field does not want to hear about it every training
  if (!facts.usual_field) return []
  const values = { field: facts.usual_field.name }
  return [{ code: 'field_missing', severity: 'hint', blocks: [], values }]
}
