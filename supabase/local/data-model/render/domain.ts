/** The file of one domain: everything its chapters say. */
import { renderChapterList } from '../contents'
import { renderLinkTargets } from './links'
import { joinBlocks } from './markdown'
import type { Model } from '../model'
import type { Part } from '../parts'
import { renderChapter } from './chapter'

export function renderDomain(model: Model, parts: Part[], part: Part): string {
  const text = joinBlocks([
    `# Data model: ${part.domain.title}`,
    part.domain.about,
    'Generated. [The index](../data-model.md) says how to read it and what holds for every table.',
    renderChapterList(part),
    ...part.chapters.map(({ chapter }) => renderChapter(model, chapter)),
  ])
  return joinBlocks([text, renderLinkTargets(text, parts, part)])
}
