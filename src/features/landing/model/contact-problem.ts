/** What is wrong with a message before it is sent, by field, as the database would say it. */
export interface ContactWords {
  name: string
  email: string
  subject: string
  body: string
}

export type ContactField = keyof ContactWords

/** The first field that keeps the message back; null: it can go. */
export function findContactProblem(words: ContactWords): ContactField | null {
  if (words.name === '') return 'name'
  if (!/^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\]+\.[^\s@<>(),;:"\\.]+$/.test(words.email)) return 'email'
  if (words.subject.length < 3) return 'subject'
  return words.body === '' ? 'body' : null
}

const refusals = new Map<string, ContactField>([
  ['name_refused', 'name'],
  ['email_refused', 'email'],
  ['subject_refused', 'subject'],
  ['text_required', 'body'],
  ['text_too_long', 'body'],
])

/** The field a refusal of the database is about. */
export function findRefusedField(detail: string | null): ContactField | null {
  return refusals.get(detail ?? '') ?? null
}
