/** What a public page says in one language, as its file holds it. */

/** A paragraph, or the items of a list. */
type TextBlock = string | string[]

interface TextSection {
  /** The same in every language: links into a page outlive a change of language. */
  id: string
  title: string
  blocks: TextBlock[]
}

export interface DocumentText {
  lead: string
  sections: TextSection[]
}

interface PreviewPanel {
  title: string
  rows?: { lead: string; text: string; note: string }[]
  /** `share` in per cent, 0–100; `value` where a person reads something else than the share. */
  bars?: { label: string; share: number; value?: string }[]
}

export interface RoleText {
  hero: { title: string; lead: string }
  features: { title: string; items: { title: string; text: string }[] }
  preview: { title: string; text: string; panels: PreviewPanel[] }
  faq: { title: string; items: { question: string; answer: string }[] }
  call: { title: string; text: string }
}

export const landingRoles = ['coach', 'owner', 'parent', 'player'] as const
export type LandingRole = (typeof landingRoles)[number]

/** Sample texts until real ones take their place: the one file of a language that holds them. */
export type VoiceTexts = Record<LandingRole, { who: string; quote: string }[]>

export type TextPart = { kind: 'text'; text: string } | { kind: 'link'; text: string; to: string }

const linkPattern = /\[([^\]]+)\]\(([^)]+)\)/

/** `Read [this](/info/x).` as text, link, text. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let rest = text
  for (let found = linkPattern.exec(rest); found; found = linkPattern.exec(rest)) {
    const [whole, label = '', to = ''] = found
    if (found.index > 0) parts.push({ kind: 'text', text: rest.slice(0, found.index) })
    parts.push({ kind: 'link', text: label, to })
    rest = rest.slice(found.index + whole.length)
  }
  if (rest !== '') parts.push({ kind: 'text', text: rest })
  return parts
}
