/** Divides the model by domain: a part is what one file of docs/data-model tells. */
import { DOMAINS, findDomain, ELSEWHERE, type Domain } from './domains'
import type { Chapter } from './chapter'
import type { Model } from './model'
import { filterCreatedIn } from './placing'
import type { TableDetail } from './render/table-details'

export interface Part {
  domain: Domain
  chapters: PartChapter[]
}

export interface PartChapter {
  chapter: Chapter
  tables: TableDetail[]
  functionCount: number
}

/** In the order of the domains; those without a chapter are left out. */
export function divide(model: Model): Part[] {
  const placed = model.chapters.map((chapter) => ({ chapter, domain: findDomain(chapter.file) }))
  return [...DOMAINS, ELSEWHERE]
    .map((domain) => ({
      domain,
      chapters: placed
        .filter((entry) => entry.domain === domain)
        .map(({ chapter }) => readPart(model, chapter)),
    }))
    .filter(({ chapters }) => chapters.length > 0)
}

function readPart(model: Model, chapter: Chapter): PartChapter {
  const functions = filterCreatedIn(model, chapter, ['function'], model.functions)
  return { chapter, tables: listTables(model, chapter), functionCount: functions.length }
}

export function listTables(model: Model, chapter: Chapter): TableDetail[] {
  const tables = model.tables.filter(({ is_public }) => is_public)
  return filterCreatedIn(model, chapter, ['table', 'view'], tables)
}

export function listTablesOfPart({ chapters }: Part): TableDetail[] {
  return chapters.flatMap(({ tables }) => tables)
}
