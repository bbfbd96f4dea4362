/** What an edit of a note changed. */

interface Wording {
  body: string
  kind: string
  visibility: string
  occurred_on: string
}

export type NoteChange = keyof Wording

const parts = ['body', 'visibility', 'kind', 'occurred_on'] as const

/** The parts that differ between a wording and the one after it. */
export function listNoteChanges(before: Wording, after: Wording): NoteChange[] {
  return parts.filter((part) => before[part] !== after[part])
}
