/** The exercises written by hand, out of their seed files. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CatalogueExercise } from './catalogue'

const folder = fileURLToPath(new URL('..', import.meta.url))

export function readHandWritten(): CatalogueExercise[] {
  return readdirSync(folder)
    .filter((file) => /^00_catalogue_[1-9]_.*\.sql$/.test(file))
    .toSorted()
    .flatMap((file) => [
      ...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/\$json\$([\s\S]*?)\$json\$/g),
    ])
    .map(([, text]) => readExercise(text ?? ''))
}

function readExercise(text: string): CatalogueExercise {
  const read: CatalogueExercise = JSON.parse(text)
  return { ...read, keepers: read.keepers ?? 0 }
}
