/** The file of one domain: everything its chapters say. */
import { chapterList } from '../contents'
import { linkTargets } from './links'
import { blocks } from './markdown'
import type { Model } from '../model'
import type { Part } from '../parts'
import { renderChapter } from './chapter'

export function renderDomain(model: Model, parts: Part[], part: Part): string {
  const text = blocks([
    `# Data model: ${part.domain.title}`,
    part.domain.about,
    'Generated. [The index](../data-model.md) says how to read it and what holds for every table.',
    chapterList(part),
    ...part.chapters.map(({ chapter }) => renderChapter(model, chapter)),
  ])
  return blocks([text, linkTargets(text, parts, part)])
}
