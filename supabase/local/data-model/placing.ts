/** Puts everything into the chapter that created it. */
import type { Chapter } from './chapter'
import type { Kind } from './definitions'
import type { Model } from './model'

/** What of `items` the chapter created, in the order of the file. */
export function filterCreatedIn<Item extends { name: string }>(
  { definitions }: Model,
  chapter: Chapter,
  kinds: Kind[],
  items: Item[],
): Item[] {
  const keys = [...definitions.keys()]
  const places = new Map(keys.map((key, index) => [key, index]))
  const findPlace = ({ name }: Item) =>
    places.get(listKeys(name).find((key) => places.has(key)) ?? '')
  const listKeys = (name: string) => kinds.map((kind) => `${kind} ${name}`)
  return items
    .filter(({ name }) => listKeys(name).some((key) => definitions.get(key)?.chapter === chapter))
    .sort((a, b) => (findPlace(a) ?? 0) - (findPlace(b) ?? 0))
}

/** What no migration creates in so many words gets a chapter too: nothing may be left out quietly. */
export function addElsewhere(model: Model): Model {
  const { definitions, tables, functions, enums } = model
  const relations = tables.filter(({ is_public }) => is_public)
  const needed = [
    ...relations.map(({ name, is_view }) => `${is_view ? 'view' : 'table'} ${name}`),
    ...functions.map(({ name }) => `function ${name}`),
    ...enums.map(({ name }) => `type ${name}`),
  ]
  const missing = needed.filter((key) => !definitions.has(key))
  if (missing.length === 0) return model
  const chapter = {
    file: '',
    title: 'Elsewhere',
    summary: 'What no migration creates in so many words.',
    remarks: '',
    statements: [],
  }
  for (const key of missing) definitions.set(key, { chapter, note: '', text: '' })
  return { ...model, chapters: [...model.chapters, chapter] }
}
