/** Who has read an announcement: everybody who was there when it was written, but for its author. */

interface Reader {
  user_id: string
  joined_at: string
  left_at: string | null
  last_read_message_id: number | null
}

interface Announcement {
  id: number
  author_id: string | null
  created_at: string
}

/** Those who have not read it stand first; among them the order they came in. */
export function listReaders<Person extends Reader>(
  { id, author_id, created_at }: Announcement,
  people: readonly Person[],
): { person: Person; hasRead: boolean }[] {
  return people
    .filter(
      ({ user_id, joined_at, left_at }) =>
        user_id !== author_id &&
        left_at === null &&
        Date.parse(joined_at) <= Date.parse(created_at),
    )
    .map((person) => ({ person, hasRead: (person.last_read_message_id ?? 0) >= id }))
    .toSorted((one, other) => Number(one.hasRead) - Number(other.hasRead))
}
