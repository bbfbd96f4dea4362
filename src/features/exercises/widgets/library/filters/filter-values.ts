/** The steps a coach thinks in: age groups, squad sizes, slots of a session. */
export const ageSteps = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 19] as const
export const squadSteps = [4, 6, 8, 10, 12, 14, 16, 18, 20, 22] as const
export const minuteSteps = [5, 10, 15, 20, 25, 30, 45] as const

/** Those of a closed list that were chosen, in the order of the list. */
export function filterKnown<T extends string>(all: readonly T[], values: string[]): T[] {
  return all.filter((value) => values.includes(value))
}
