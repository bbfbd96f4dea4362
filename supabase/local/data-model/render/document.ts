/** Puts the files of the data model together, by their paths in docs: the index and one per domain. */
import type { Model } from '../model'
import { divide } from '../parts'
import { renderDomain } from './domain'
import { renderIndex } from './overview'

export function renderDataModel(model: Model): Map<string, string> {
  const parts = divide(model)
  return new Map([
    ['data-model.md', renderIndex(model, parts)],
    ...parts.map(
      (part) => [`data-model/${part.domain.slug}.md`, renderDomain(model, parts, part)] as const,
    ),
  ])
}
