/** Words of notifications that administrators write themselves: their shape, and what is refused. */
import { z } from 'zod'

/** What words can name, as `_shared/news` fills it in. */
export const wordVariables = [
  'team',
  'player',
  'person',
  'by',
  'count',
  'school',
  'role',
  'inviter',
  'requester',
  'number',
  'contract',
  'plan',
  'price',
  'when',
  'address',
  'purpose',
  'duty',
] as const
export type WordVariable = (typeof wordVariables)[number]

export const longestSubject = 120
export const longestBody = 1000

const ownSchema = z.object({
  locale: z.enum(['en', 'de', 'bg']),
  subject: z.string(),
  body: z.string(),
  full_body: z.string().nullable(),
  updated_at: z.string(),
  updated_by: z.string().nullable(),
})

const variables = z.array(z.enum(wordVariables))

export const wordRowsSchema = z.array(
  z.object({
    kind: z.string(),
    category: z.enum(['training', 'messages', 'tasks', 'notes', 'system', 'payments']),
    in_subject: variables,
    in_body: variables,
    /** Null: the kind has one text only. */
    in_full: variables.nullable(),
    needed_in_body: variables,
    needed_in_full: variables,
    words: z.array(ownSchema),
  }),
)

export type WordRow = z.infer<typeof wordRowsSchema>[number]

/** What stands in the fields; `seenAt`: when the words were written that these began with, null for the standard ones. */
export interface WordDraft {
  subject: string
  body: string
  full: string
  seenAt: string | null
}

export interface WordRule {
  longest: number
  known: readonly WordVariable[]
  needed: readonly string[]
  isOptional?: boolean
}

export type WordProblem =
  { why: 'empty' | 'too_long' } | { why: 'unknown' | 'missing'; name: string }

/** Why the database would refuse this text; null: it takes it. */
export function findWordProblem(text: string, rule: WordRule): WordProblem | null {
  const { longest, known, needed, isOptional = false } = rule
  const said = text.trim()
  if (said.length > longest) return { why: 'too_long' }
  if (said === '' && !(isOptional && needed.length === 0)) return { why: 'empty' }
  const allowed = known.map((name) => `{${name}}`)
  const unknown = (said.match(/\{[^{}]*\}|[{}]/g) ?? []).find((found) => !allowed.includes(found))
  if (unknown) return { why: 'unknown', name: unknown }
  const missing = needed.find((name) => !said.includes(`{${name}}`))
  return missing ? { why: 'missing', name: `{${missing}}` } : null
}

/** Where the facts of a notification say it under another name. */
const factNames = new Map([
  ['school', 'school_name'],
  ['requester', 'name'],
  ['when', 'starts_at'],
])

/** Without what only the long text names, so that the short one is shown. */
export function leaveOutFacts(facts: Record<string, unknown>, row: WordRow) {
  const left = (row.in_full ?? [])
    .filter((name) => !row.in_body.includes(name))
    .map((name) => factNames.get(name) ?? name)
  return Object.fromEntries(Object.entries(facts).filter(([name]) => !left.includes(name)))
}
