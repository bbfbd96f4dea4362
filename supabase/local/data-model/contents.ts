/** The chapters of a domain, each with a link, its size and a sentence. */
import { anchorOf, bullets } from './render/markdown'
import { chapterAnchors } from './render/links'
import type { Part, PartChapter } from './parts'
import { firstSentence, prose } from './prose'

/** `address` leads to the file of the domain; without, the list stands in it. */
export function chapterList(part: Part, address = ''): string {
  const anchors = chapterAnchors(part)
  return bullets(
    part.chapters.map((entry, index) => {
      const { title, summary } = entry.chapter
      const size = sizeOf([entry])
      const link = `[${title}](${address}#${anchors[index] ?? ''})`
      return `${link}${size ? ` (${size})` : ''}: ${prose(firstSentence(summary))}`
    }),
  )
}

export function domainList(parts: Part[]): string {
  return bullets(
    parts.map((part) => {
      const { title, about } = part.domain
      const size = sizeOf(part.chapters)
      return `[${title}](#${anchorOf(title)})${size ? ` (${size})` : ''}: ${about}`
    }),
  )
}

function sizeOf(chapters: PartChapter[]): string {
  const tables = chapters.reduce((sum, { tables: own }) => sum + own.length, 0)
  const functions = chapters.reduce((sum, { functionCount }) => sum + functionCount, 0)
  return [tables && counted(tables, 'table'), functions && counted(functions, 'function')]
    .filter(Boolean)
    .join(', ')
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}
