/** Names of people, whatever row they come from. */

interface Named {
  first_name: string
  last_name: string
}

export function formatFullName({ first_name, last_name }: Named): string {
  return `${first_name} ${last_name}`.trim()
}

/** The first letters of the first and the last word of a name, for a picture nobody has given. */
export function getInitials(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase()
}

/** Sorts by last name, then by first name. */
export function compareByName(one: Named, other: Named): number {
  return (
    one.last_name.localeCompare(other.last_name) || one.first_name.localeCompare(other.first_name)
  )
}
