/** Addresses between the files of the data model. */
import { createAnchor } from './markdown'
import { listTablesOfPart, type Part } from '../parts'

/** Where a table is told, seen from the index or, if given, from the file of that domain. */
export function renderLinkTargets(text: string, parts: Part[], from?: Part): string {
  return parts
    .flatMap((part) => listTablesOfPart(part).map(({ name }) => ({ name, part })))
    .filter(({ name }) => text.includes(`[${name}]`))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, part }) => `[${name}]: ${getAddress(part, from)}#table-${name}`)
    .join('\n')
}

function getAddress(part: Part, from?: Part): string {
  if (!from) return `data-model/${part.domain.slug}.md`
  return part === from ? '' : `${part.domain.slug}.md`
}

/** Of each chapter in turn; GitHub numbers equal ones within a file. */
export function listChapterAnchors({ chapters }: Part): string[] {
  const anchors = chapters.map(({ chapter }) => createAnchor(chapter.title))
  return anchors.map((anchor, index) => {
    const times = anchors.slice(0, index).filter((earlier) => earlier === anchor).length
    return times ? `${anchor}-${times}` : anchor
  })
}
