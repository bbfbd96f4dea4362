/** Hands the person files that were made here. */
import { toFile, type Exported } from '../../model/transfer/exercise-file'
import { toCsv } from '../../model/transfer/texts-csv'

/** Everything, drawings too. */
export function saveExercises(exercises: readonly Exported[]): void {
  const now = new Date().toISOString()
  saveFile(createFileName('json', now), toFile(exercises, now), 'application/json')
}

/** The texts as a table. */
export function saveTexts(exercises: readonly Exported[]): void {
  const now = new Date().toISOString()
  saveFile(createFileName('csv', now), toCsv(exercises), 'text/csv;charset=utf-8')
}

/** The day in the name, so that the last file is found: `exercises-2026-11-21.json`. */
function createFileName(extension: 'json' | 'csv', now: string): string {
  return `exercises-${now.slice(0, 10)}.${extension}`
}

function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // the download reads the address after the click
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
