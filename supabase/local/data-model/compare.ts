/** Compares the data model in a folder with what it should be, and brings it there. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The folder that holds generated files only. */
const GENERATED = 'data-model'

export interface Difference {
  path: string
  kind: 'missing' | 'stale' | 'not generated'
}

export async function compareFiles(
  folder: string,
  files: Map<string, string>,
): Promise<Difference[]> {
  const differences: Difference[] = []
  for (const [path, text] of files) {
    const current = await readFile(join(folder, path), 'utf8').catch(() => null)
    if (current !== text) differences.push({ path, kind: current === null ? 'missing' : 'stale' })
  }
  const present = await readdir(join(folder, GENERATED)).catch(() => [])
  const strangers = present.map((name) => `${GENERATED}/${name}`).filter((path) => !files.has(path))
  return [...differences, ...strangers.map((path) => ({ path, kind: 'not generated' as const }))]
}

export async function writeFiles(
  folder: string,
  files: Map<string, string>,
  differences: Difference[],
): Promise<void> {
  for (const { path } of differences) {
    const text = files.get(path)
    if (text === undefined) await rm(join(folder, path), { recursive: true })
    else {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
  }
}
