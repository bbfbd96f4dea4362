/** Finds policies that nearly every table has, so that they are told once and not at each table. */
import type { PolicyDetail, TableDetail } from './table-details'

export interface CommonPolicy {
  policy: PolicyDetail
  /** Tables of schema public that do without it. */
  missing: string[]
}

export function listCommonPolicies(relations: TableDetail[]): CommonPolicy[] {
  const tables = relations.filter(({ is_public, is_view }) => is_public && !is_view)
  const kinds = new Map<string, { policy: PolicyDetail; holders: Set<string> }>()
  for (const { name, policies } of tables) {
    for (const policy of policies) {
      const kind = kinds.get(createSignature(policy)) ?? { policy, holders: new Set() }
      kind.holders.add(name)
      kinds.set(createSignature(policy), kind)
    }
  }
  return [...kinds.values()]
    .filter(({ holders }) => holders.size > 2 && holders.size > tables.length / 2)
    .map(({ policy, holders }) => ({
      policy,
      missing: tables.map(({ name }) => name).filter((name) => !holders.has(name)),
    }))
}

export function isCommon(policy: PolicyDetail, common: CommonPolicy[]): boolean {
  return common.some((other) => createSignature(other.policy) === createSignature(policy))
}

/** Everything but the name and the comment. */
function createSignature({ is_restrictive, command, roles, rule }: PolicyDetail): string {
  return JSON.stringify([is_restrictive, command, roles, rule])
}
