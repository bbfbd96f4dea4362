/** The files of the data model as they should be now, formatted. */
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { PROJECT_DIR } from '../paths'
import { readModel } from './read-model'
import { renderDataModel } from './render/document'

export const DOCS_DIR = join(PROJECT_DIR, 'docs')

/** Texts by their paths in docs. */
export async function generateDataModel(): Promise<Map<string, string>> {
  const options = (await resolveConfig(join(DOCS_DIR, 'data-model.md'))) ?? {}
  const formatMarkdown = (text: string) => format(text, { ...options, parser: 'markdown' })
  const files = new Map<string, string>()
  for (const [path, text] of renderDataModel(await readModel())) {
    // Prettier may find something to do in its own output; `prettier --check` must not.
    files.set(path, await formatMarkdown(await formatMarkdown(text)))
  }
  return files
}
