/** Says what zod found in our words: a translation key, with values after a bar where it needs some. */
import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue

/** Used where the schema gives no message of its own. `key|{"max":80}` carries values. */
export function formatIssue(issue: Issue): string {
  if (isEmpty(issue.input) && issue.code !== 'custom') return createKey('required')
  switch (issue.code) {
    case 'too_small':
      return createKey(chooseSizeKey(issue.origin, 'too_short', 'too_few', 'too_small'), {
        min: Number(issue.minimum),
      })
    case 'too_big':
      return createKey(chooseSizeKey(issue.origin, 'too_long', 'too_many', 'too_big'), {
        max: Number(issue.maximum),
      })
    case 'invalid_format':
      return createKey(formats.find((format) => format === issue.format) ?? 'invalid')
    case 'invalid_type':
      return createKey(issue.expected === 'number' ? 'number' : 'invalid')
    default:
      return createKey('invalid')
  }
}

const formats = ['email', 'url', 'date', 'time'] as const

function isEmpty(input: unknown): boolean {
  if (Array.isArray(input)) return false
  return input === undefined || input === null || input === ''
}

function chooseSizeKey(origin: string, text: string, list: string, amount: string): string {
  if (origin === 'string') return text
  return origin === 'array' || origin === 'set' ? list : amount
}

function createKey(name: string, values?: Record<string, number>): string {
  const text = `common:form.errors.${name}`
  return values ? `${text}|${JSON.stringify(values)}` : text
}
