/** What a chapter adds to tables of the platform (auth, storage, realtime): policies and triggers. */
import type { Chapter } from '../chapter'
import { joinBlocks } from './markdown'
import type { Model } from '../model'
import { renderPolicies } from './access'
import { renderTriggers } from './rules'

export function renderPlatform({ tables, definitions }: Model, chapter: Chapter): string {
  const sections = tables
    .filter(({ is_public }) => !is_public)
    .map((table) => {
      const isOurs = (kind: 'policy' | 'trigger') => (entry: { name: string }) =>
        definitions.get(`${kind} ${table.name}.${entry.name}`)?.chapter === chapter
      const policies = table.policies.filter(isOurs('policy'))
      const triggers = table.triggers.filter(isOurs('trigger'))
      const ours = { ...table, policies, triggers }
      const body = joinBlocks([
        renderTriggers(ours, definitions),
        renderPolicies(ours, definitions),
      ])
      return body ? joinBlocks([`### On ${table.name}`, body]) : ''
    })
  return joinBlocks(sections)
}
