/** The words of an article. A step names what stands on the screen by its key, so that no label can drift. */
import { z } from 'zod'

const articleTextSchema = z.strictObject({
  title: z.string().min(1),
  steps: z.array(z.string().min(1)).min(2).max(7),
  note: z.string().min(1).optional(),
  /** Other words by which people look for it. */
  words: z.string().optional(),
})

export const articleTextsSchema = z.record(z.string(), articleTextSchema)

export type ArticleText = z.infer<typeof articleTextSchema>
export type ArticleTexts = ReadonlyMap<string, ArticleText>

export type TextPart = { kind: 'text'; text: string } | { kind: 'label'; key: string }

const labelPattern = /\{\{([\w-]+(?:\/[\w-]+)?:[\w.]+)\}\}/

/** `Press {{training:list.move}}.` as text, label, text. */
export function splitLabels(text: string): TextPart[] {
  return text
    .split(labelPattern)
    .map((part, place): TextPart =>
      place % 2 === 1 ? { kind: 'label', key: part } : { kind: 'text', text: part },
    )
    .filter((part) => part.kind === 'label' || part.text !== '')
}

/** The keys of all labels an article names, in their order. */
export function listLabels({ steps, note = '' }: ArticleText): string[] {
  return [...steps, note].flatMap((text) =>
    splitLabels(text).flatMap((part) => (part.kind === 'label' ? [part.key] : [])),
  )
}

/** The namespaces in which those labels lie. */
export function listNamespaces(texts: readonly ArticleText[]): string[] {
  const names = texts.flatMap(listLabels).map((key) => key.split(':')[0] ?? '')
  return [...new Set(names)].sort()
}
