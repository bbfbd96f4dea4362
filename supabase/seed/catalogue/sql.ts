/** The catalogue as seed files: a hundred exercises to a call, so that the import stays set-based. */
import { catalogue } from './catalogue'

const perFile = 100

export function catalogueSql(): { name: string; text: string }[] {
  const exercises = catalogue()
  const files = Math.ceil(exercises.length / perFile)
  return Array.from({ length: files }, (_, index) => {
    const part = exercises.slice(index * perFile, (index + 1) * perFile)
    const name = `00_catalogue_library_${String(index + 1).padStart(2, '0')}.sql`
    return { name, text: `select private.import_exercises($json$${JSON.stringify(part)}$json$);\n` }
  })
}
