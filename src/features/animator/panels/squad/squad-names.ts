/** What is written on the pitch: first names, as teams call each other, with an initial where two share one. */

interface Named {
  first_name: string
  last_name: string
}

export function formatShortName(person: Named, squad: readonly Named[]): string {
  const same = squad.filter(({ first_name }) => first_name === person.first_name)
  if (same.length < 2) return person.first_name
  return `${person.first_name} ${[...person.last_name][0] ?? ''}.`
}
