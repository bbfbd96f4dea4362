/** How a finished file reaches the person: saved, or passed on with the sheet of the phone. */
import { saveFile } from '@/lib/save-file'
import type { ExportFile } from '../../export/choice'

/** Browsers drop downloads that follow each other at once. Milliseconds. */
const between = 250

export async function saveFiles(files: readonly ExportFile[]): Promise<void> {
  for (const [index, { name, blob }] of files.entries()) {
    if (index > 0) await new Promise((resolve) => setTimeout(resolve, between))
    saveFile(name, blob)
  }
}

export function canShare(files: readonly ExportFile[]): boolean {
  if (typeof navigator.canShare !== 'function') return false
  return navigator.canShare({ files: toFiles(files) })
}

/** Closing the sheet without choosing anybody is no failure. */
export async function shareFiles(files: readonly ExportFile[], title: string): Promise<void> {
  await navigator.share({ files: toFiles(files), title }).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  })
}

function toFiles(files: readonly ExportFile[]): File[] {
  return files.map(({ name, blob }) => new File([blob], name, { type: blob.type }))
}
