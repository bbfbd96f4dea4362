import { useState } from 'react'
import { showToast } from '@/lib/toast'
import { fileRules, findFileFault, readFileKind } from '../../model/message-file'
import type { ChosenFile } from './file-sheet'

/** Files picked for a message. What can be sent goes on; of the rest the first says why not. */
export function useChosenFiles() {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([])

  async function choose(files: readonly File[]) {
    const read = await Promise.all(
      files
        .slice(0, fileRules.atOnce)
        .map(async (file) => ({ file, kind: await readFileKind(file) })),
    )
    const fault = read.map(({ file, kind }) => findFileFault(kind, file.size)).find(Boolean)
    if (fault) showToast('error', `messages:file.faults.${fault}`)
    setChosen(
      read.flatMap(({ file, kind }) =>
        kind && findFileFault(kind, file.size) === null ? [{ file, kind }] : [],
      ),
    )
  }

  return { chosen, choose, clear: () => setChosen([]) }
}
