/**
 * Heading at an age at which the association forbids or limits it. The rules are data per country and
 * season (`age_rules`, peers 5.4); trainings with heading of the same week or month are counted there.
 * Where no rule is known the strictest is named: none up to U11 in England, Scotland and Ireland.
 */
import { childAge } from '../../../drinks'
import { listKeys, type Checked } from '../../checked'
import type { CheckCode, Finding, FindingValues, Severity } from '../../finding'

export function checkHeading({ plan, facts, age }: Checked): Finding[] {
  const blocks = listKeys(plan.filter(({ exercise }) => exercise?.has_heading === true))
  if (blocks.length === 0 || !facts) return []
  const rule = facts.heading
  const group = facts.team.age_group
  const createFindings = (
    code: CheckCode,
    severity: Severity,
    values: FindingValues,
  ): Finding[] => [{ code, severity, blocks, values: { group, ...values } }]
  if (!rule) {
    const isYoung = age !== null && age <= childAge
    return isYoung ? createFindings('heading_young', 'think', {}) : []
  }
  const { country, season, max_sessions: most, max_headings: headings, per } = rule
  if (most === 0 || headings === 0)
    return createFindings('heading_forbidden', 'stop', { country, season })
  if (!rule.allowed) {
    const values = { country, season, done: rule.done_sessions, count: most ?? 0, per: per ?? '' }
    return createFindings('heading_used_up', 'stop', values)
  }
  return headings === null
    ? []
    : createFindings('heading_count', 'hint', { country, season, count: headings })
}
