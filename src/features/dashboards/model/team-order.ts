/** Teams in the order people say them: U9 before U11, which an alphabet does not know. */
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

export function compareByTeamName(a: { name: string }, b: { name: string }): number {
  return collator.compare(a.name, b.name)
}
