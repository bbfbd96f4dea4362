/** The chapters of a domain, each with a link, its size and a sentence. */
import { createAnchor, renderBullets } from './render/markdown'
import { listChapterAnchors } from './render/links'
import type { Part, PartChapter } from './parts'
import { getFirstSentence, escapeProse } from './prose'

/** `address` leads to the file of the domain; without, the list stands in it. */
export function renderChapterList(part: Part, address = ''): string {
  const anchors = listChapterAnchors(part)
  return renderBullets(
    part.chapters.map((entry, index) => {
      const { title, summary } = entry.chapter
      const size = describeSize([entry])
      const link = `[${title}](${address}#${anchors[index] ?? ''})`
      return `${link}${size ? ` (${size})` : ''}: ${escapeProse(getFirstSentence(summary))}`
    }),
  )
}

export function renderDomainList(parts: Part[]): string {
  return renderBullets(
    parts.map((part) => {
      const { title, about } = part.domain
      const size = describeSize(part.chapters)
      return `[${title}](#${createAnchor(title)})${size ? ` (${size})` : ''}: ${about}`
    }),
  )
}

function describeSize(chapters: PartChapter[]): string {
  const tables = chapters.reduce((sum, { tables: own }) => sum + own.length, 0)
  const functions = chapters.reduce((sum, { functionCount }) => sum + functionCount, 0)
  return [tables && formatCount(tables, 'table'), functions && formatCount(functions, 'function')]
    .filter(Boolean)
    .join(', ')
}

function formatCount(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}
