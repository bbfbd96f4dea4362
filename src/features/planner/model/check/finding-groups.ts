/** Findings as a panel shows them: by what they are about, the worst first, no more than can be taken in. */
import type { Plan } from '../plan'
import { severities, type Finding } from './finding'

export interface FindingGroup {
  /** Key of the block; null for the session as a whole. */
  key: string | null
  findings: readonly Finding[]
}

/** By first block; groups by their worst finding, then in the order of the plan, the session before all. */
export function groupFindings(findings: readonly Finding[], plan: Plan): FindingGroup[] {
  const groups = new Map<string | null, Finding[]>()
  for (const finding of findings) {
    const key = finding.blocks[0] ?? null
    groups.set(key, [...(groups.get(key) ?? []), finding])
  }
  const findPlace = (key: string | null) => plan.findIndex((block) => block.key === key)
  return [...groups]
    .map(([key, own]) => ({ key, findings: own }))
    .toSorted(
      (one, other) =>
        getWorst(one.findings) - getWorst(other.findings) ||
        findPlace(one.key) - findPlace(other.key),
    )
}

function getWorst(findings: readonly Finding[]): number {
  return Math.min(...findings.map(({ severity }) => severities.indexOf(severity)))
}

/** The first so many findings, group by group. */
export function takeFirst(groups: readonly FindingGroup[], most: number): FindingGroup[] {
  let left = most
  return groups.flatMap(({ key, findings }) => {
    const shown = findings.slice(0, Math.max(0, left))
    left -= shown.length
    return shown.length > 0 ? [{ key, findings: shown }] : []
  })
}
