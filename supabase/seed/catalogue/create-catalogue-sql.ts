/**
 * The catalogue's families as seed files for `private.import_exercises`. Whole families stand together, because
 * an exercise and the next one of its chain must be imported by one call; about a hundred exercises to a call
 * keep the import set-based.
 */
import { expand, type CatalogueExercise } from './catalogue'
import { families } from './families'

const enough = 100

export interface CatalogueFile {
  name: string
  text: string
  /** How many exercises it holds. */
  count: number
}

export function createCatalogueSql(): CatalogueFile[] {
  return listBatches().map((exercises, index) => ({
    name: `00_catalogue_library_${String(index + 1).padStart(2, '0')}.sql`,
    text: `select private.import_exercises($json$${JSON.stringify(exercises)}$json$);\n`,
    count: exercises.length,
  }))
}

function listBatches(): CatalogueExercise[][] {
  const all: CatalogueExercise[][] = []
  for (const family of families) {
    const last = all.at(-1)
    if (last && last.length < enough) last.push(...expand(family))
    else all.push(expand(family))
  }
  return all
}
